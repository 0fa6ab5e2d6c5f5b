import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { startTrial } from './steps/learner.ts';
import { inspectScreen } from './steps/screen-check.ts';

/** Opens a checkout. Its fields are in a shadow root, as Stripe's are in a frame; Playwright and axe look inside. */
async function openCheckout(page: Page, courseId: number): Promise<void> {
  await page.goto(`/checkout?course=${courseId}`);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$/ }).click();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the card fields and the bank's dialog are accessible at 320 px in ${colorScheme}`, async ({
    page,
  }) => {
    const consoleErrors = watchConsole(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await startTrial(page);
    await openCheckout(page, 14);
    await page.getByText('Test cards').click();
    await inspectScreen(page, page.getByLabel('Card number'));
    await pay(page);
    await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
    await expect(page.getByLabel('Card number')).toBeFocused();
    await inspectScreen(page, page.getByLabel('Card number'));
    await enterCard(page, '4000002500003155');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /Test bank/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete' })).toBeFocused();
    await inspectScreen(page, page.getByRole('dialog', { name: /Test bank/ }));
    await page.keyboard.press('Escape');
    await expect(page.getByText(/unable to authenticate/i).first()).toBeVisible();
    // Amplify's warning about the local user pool is expected.
    expect(consoleErrors.filter((text) => !text.includes('Cognito'))).toEqual([]);
  });
}

test('a payment that requires 3-D Secure succeeds and appears on the dashboard of the emulator', async ({
  page,
}) => {
  const learner = await startTrial(page);
  await openCheckout(page, 14);
  await enterCard(page, '4000002500003155');
  await pay(page);
  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/_local/stripe');
  const payment = page.getByRole('row').filter({ hasText: learner.email }).first();
  await expect(payment).toContainText('succeeded');
  await inspectScreen(page, payment);
});

test('every page loads the stand-in for Stripe.js once, before its own script', async ({
  page,
  request,
}) => {
  for (const address of ['/', '/courses', '/checkout']) {
    const html = await (await request.get(address)).text();
    const tags = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src!);
    const standIn = tags.indexOf('/_local/stripe/stripe.js');
    expect(standIn).toBeGreaterThanOrEqual(0);
    expect(tags.lastIndexOf('/_local/stripe/stripe.js')).toBe(standIn);
    expect(standIn).toBeLessThan(tags.findIndex((src) => src.startsWith('/assets/index-')));
  }
  await page.goto('/');
  const version = await page.evaluate(
    () => (window as unknown as { Stripe?: { version: string } }).Stripe?.version,
  );
  expect(version).toBe('endive');
});
