import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Set by the first process that loads this file; workers inherit it.
const port = (process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000)));
const stateDirectory = (process.env['E2E_STATE_DIR'] ??= mkdtempSync(join(tmpdir(), 'learning-')));

/** Runs journeys through the built product, started as with `npm start`, in an installed Chromium. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Long timeouts, which end only tests that hang, even on a busy machine with two processors.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Only the journeys about working offline use the service worker (offline.spec.ts).
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 60_000,
    // Tracing costs a fifth of the time. To debug a failure: --trace retain-on-failure
    trace: 'off',
    launchOptions: {
      ...(process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node infra/local/start.ts --without-samples',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/api/courses`,
    env: { PORT: port, LOCAL_STATE_DIR: stateDirectory },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
