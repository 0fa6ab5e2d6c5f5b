import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contractData } from './frontend/build/contract-data.ts';
import { nameFonts } from './frontend/build/name-fonts.ts';
import { styledSystem } from './frontend/build/styled-system.ts';

/** How many times as many runs as in `npm test` each property gets; set by `npm run prove`. */
const propertyRunsFactor = Number(process.env['PROPERTY_RUNS_FACTOR'] ?? 1);
const isProof = propertyRunsFactor > 1;

/** Ends a test that hangs. Far above what any test takes on a busy machine, because no test judges the machine. */
const TIMEOUT_MS = isProof ? 4 * 3_600_000 : 5 * 60_000;

const everyProject = {
  // Starting a process and loading the SDK or the CDK for each file would take longer than its tests.
  isolate: false,
  testTimeout: TIMEOUT_MS,
  hookTimeout: TIMEOUT_MS,
  // Its default is one second.
  expect: { poll: { timeout: 60_000 } },
  provide: { propertyRunsFactor },
  setupFiles: isProof ? [join(import.meta.dirname, '.ci/configure-properties.ts')] : [],
};

/** One project per workspace: `npx vitest run --project functions`. */
export default defineConfig({
  test: {
    // Both of a small machine's processors; the default leaves one to an editor.
    maxWorkers: '100%',
    projects: [
      {
        root: 'shared',
        test: {
          ...everyProject,
          name: 'shared',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['content/**', 'node_modules/**'],
        },
      },
      {
        root: 'shared/content',
        test: {
          ...everyProject,
          name: 'content',
          environment: 'node',
          include: ['**/*.test.ts'],
        },
      },
      {
        root: 'functions',
        test: {
          ...everyProject,
          name: 'functions',
          environment: 'node',
          include: ['**/*.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          setupFiles: [...everyProject.setupFiles, 'src/testing/check-grants.ts'],
          env: { POWERTOOLS_LOG_LEVEL: 'SILENT' },
        },
      },
      {
        root: 'infra/local/stripe-emulator',
        test: {
          ...everyProject,
          name: 'stripe-emulator',
          environment: 'node',
          include: ['**/*.test.ts'],
        },
      },
      {
        root: 'infra/local',
        test: {
          ...everyProject,
          name: 'local',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['node_modules/**', 'stripe-emulator/**'],
        },
      },
      {
        root: 'infra',
        test: {
          ...everyProject,
          name: 'infra',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: ['cdk.out/**', 'node_modules/**', 'local/**'],
        },
      },
      {
        root: 'frontend',
        plugins: [react(), contractData(), nameFonts(), styledSystem()],
        test: {
          ...everyProject,
          name: 'frontend',
          environment: 'happy-dom',
          include: ['{src,build,worker}/**/*.test.{ts,tsx}'],
          globalSetup: ['build/provide-site-styles.ts'],
          setupFiles: [...everyProject.setupFiles, 'src/testing/setup.ts'],
        },
      },
      {
        root: '.ci',
        test: { ...everyProject, name: 'ci', environment: 'node', include: ['*.test.ts'] },
      },
    ],
  },
});
