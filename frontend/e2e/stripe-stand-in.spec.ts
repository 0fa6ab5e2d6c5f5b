import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';
import { startTrial } from './steps/learner.ts';
import { checkScreen, inspectScreen } from './steps/screen-check.ts';

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

test("the card fields and the bank's dialog are accessible, in light and dark", async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await startTrial(page);
  await openCheckout(page, 14);
  await page.getByText('Test cards').click();
  const cardNumber = page.getByLabel('Card number');
  await checkScreen(page, cardNumber, 'the card fields');
  await pay(page);
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  await expect(cardNumber).toBeFocused();
  await checkScreen(page, cardNumber, 'the card fields with an error');
  await enterCard(page, '4000002500003155');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Test bank/ });
  await expect(page.getByRole('button', { name: 'Complete' })).toBeFocused();
  await checkScreen(page, dialog, "the bank's dialog");
  await page.keyboard.press('Escape');
  await expect(page.getByText(/unable to authenticate/i).first()).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

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
  // The invoice that follows has a payment of its own, which Stripe cancels.
  const payment = page.getByRole('row').filter({ hasText: learner.email }).filter({
    hasText: 'succeeded',
  });
  await expect(payment).toBeVisible();
  await inspectScreen(page, payment, 'the dashboard of the emulator');
});

test('every page of the app loads the stand-in for Stripe.js once, before its own script', async ({
  page,
  request,
}) => {
  for (const address of ['/login', '/dashboard', '/checkout']) {
    const html = await (await request.get(address)).text();
    const tags = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src!);
    const standIn = tags.indexOf('/_local/stripe/stripe.js');
    expect(standIn).toBeGreaterThanOrEqual(0);
    expect(tags.lastIndexOf('/_local/stripe/stripe.js')).toBe(standIn);
    expect(standIn).toBeLessThan(tags.findIndex((src) => src.startsWith('/assets/')));
  }
  await page.goto('/login');
  const version = await page.evaluate(
    () => (window as unknown as { Stripe?: { version: string } }).Stripe?.version,
  );
  expect(version).toBe('endive');
});
