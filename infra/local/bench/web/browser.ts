import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { findBrowser } from '../../../../.ci/find-browser.ts';
import { freePort } from '#product/start-product.ts';

export interface Browser {
  context: BrowserContext;
  /** Where Lighthouse connects. */
  debuggingPort: number;
  close(): Promise<void>;
}

/** Starts Chromium without a window and with an empty profile. */
export async function openBrowser(): Promise<Browser> {
  const found = findBrowser();
  if (found.path === undefined) throw new Error(found.advice);
  const debuggingPort = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'learning-bench-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    headless: true,
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
    args: [
      `--remote-debugging-port=${debuggingPort}`,
      '--ignore-certificate-errors',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    context,
    debuggingPort,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Empties what the browser stored for the site, so that each run is a first visit, then stores the session, if any. */
export async function prepareStorage(
  context: BrowserContext,
  origin: string,
  stored: Record<string, string> = {},
): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // A page of the site without scripts, for its storage.
  await page.goto(`${origin}/config.json`);
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}
