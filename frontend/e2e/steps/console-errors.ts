import type { Page } from '@playwright/test';

/** Collects uncaught errors and the errors and warnings in the console, such as hydration and content security policy. */
export function watchConsole(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    // Chromium asks for it on addresses that are no page, such as /config.json.
    if (message.location().url.endsWith('/favicon.ico')) return;
    // Journeys run without it, except those that go offline.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Amplify says so wherever the user pool is not that of AWS.
    if (message.text().includes('custom Amazon')) return;
    if (message.type() === 'error' || message.type() === 'warning')
      consoleErrors.push(message.text());
  });
  return consoleErrors;
}
