import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import journeys from '../../playwright.config.ts';

/** Takes the pictures of `npm run screenshots`, of a product with sample learners. With E2E_PORT, of the one that runs there. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.ts',
  outputDir: '../../../test-results',
  timeout: 1_800_000,
  expect: { timeout: 20_000 },
  webServer: {
    ...(journeys.webServer as { env: Record<string, string>; url: string; timeout: number }),
    command: 'node infra/local/start.ts',
    cwd: join(import.meta.dirname, '../../..'),
    reuseExistingServer: true,
  },
});
