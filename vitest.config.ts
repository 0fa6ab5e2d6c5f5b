import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractRoutes } from './frontend/vite/contract-routes.ts';

/** One project per workspace: `npx vitest run --project functions`. */
export default defineConfig({
  test: {
    // Both of a small machine's processors; the default leaves one to an editor.
    maxWorkers: '100%',
    projects: [
      {
        root: 'shared',
        test: {
          name: 'shared',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['content/**', 'node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: 'shared/content',
        test: {
          name: 'content',
          environment: 'node',
          include: ['**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: 'functions',
        test: {
          name: 'functions',
          environment: 'node',
          include: ['**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          // Loading the SDK anew for each file would take longer than the tests.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
        },
      },
      {
        root: 'infra/stripe-emulator',
        test: {
          name: 'stripe-emulator',
          environment: 'node',
          include: ['**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: 'infra/local',
        test: {
          name: 'local',
          environment: 'node',
          include: ['**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: 'infra',
        test: {
          name: 'infra',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['cdk.out/**', 'node_modules/**', 'local/**', 'stripe-emulator/**'],
          // As for the functions: the CDK takes seconds to load.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: 'frontend',
        plugins: [react(), contractRoutes()],
        test: {
          name: 'frontend',
          environment: 'happy-dom',
          include: ['{src,vite,tools}/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['src/testing/setup.ts'],
        },
      },
      {
        root: '.ci',
        test: { name: 'ci', environment: 'node', include: ['*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
