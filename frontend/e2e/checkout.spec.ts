import { expect, test, type Page } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { expectStill, watchShifts } from './steps/layout-shift.ts';
import { createAccount, newLearner, startTrial } from './steps/learner.ts';
import { checkScreen, inspectScreen } from './steps/screen-check.ts';

const BASIC = 'HR Documentation Essentials (Basic)';
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Payment Successful' });

/** Reads the purchases of the signed-in learner from the response of the API. */
async function readPurchases(page: Page): Promise<{ title: string; state: string }[]> {
  const listed = page.waitForResponse((response) => response.url().endsWith('/purchases'));
  await page.goto('/pricing');
  return ((await (await listed).json()) as { purchases: { title: string; state: string }[] })
    .purchases;
}

test('a visitor buys a course from its page on a phone: signs up, pays, returns and starts learning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const consoleErrors = watchConsole(page);
  await watchShifts(page);
  const learner = newLearner();
  await page.goto('/courses/14');
  await page.getByRole('link', { name: 'Buy this course' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByText(`Create your account to buy “${BASIC}” ($29).`)).toBeVisible();
  await createAccount(page, learner);
  await expect(page).toHaveURL(/\/checkout\?course=14$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Secure Checkout');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByText(BASIC)).toBeVisible();
  await expect(summary.getByText('$29.00')).toBeVisible();

  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(succeeded(page)).toBeVisible();
  await expect(page.getByText('Thank you for your purchase!').first()).toBeVisible();
  // The place of the panel is kept until the payment is confirmed.
  await expectStill(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL(/\/course\/14\/play/);
  await expect(page.getByRole('heading', { name: 'Why and When to Document' })).toBeVisible();
  expect(await readPurchases(page)).toEqual([
    expect.objectContaining({ title: BASIC, state: 'paid' }),
  ]);
  expect(consoleErrors).toEqual([]);

  // Home page and bundle name the course that the learner owns, and lead to the other one alone.
  await page.goto('/');
  await page.getByRole('link', { name: /^Buy Advanced Course/ }).click();
  await expect(page).toHaveURL(/\/checkout\?course=15$/);
  await expect(summary.getByText('$89.00')).toBeVisible();
  await page.goto('/checkout?course=16');
  await summary.getByRole('button', { name: 'Show Details' }).click();
  await expect(summary.getByRole('listitem').filter({ hasText: 'You own this' })).toContainText(
    BASIC,
  );
  await summary.getByRole('link', { name: 'Buy only this course' }).click();
  await expect(page).toHaveURL(/\/checkout\?course=15$/);
  await page.goto('/checkout?course=14');
  await page.getByRole('link', { name: 'Open Course' }).click();
  await expect(page).toHaveURL(/\/course\/14\/play/);
});

test('a payment whose request fails, then whose response is lost, is not shown as a failure and charges once', async ({
  page,
}) => {
  await startTrial(page);
  await openCheckout(page, 'course=3');
  await page.route('**/__emulator/confirm', (route) => route.abort());
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByText(/we don’t know yet whether your card was charged/)).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await page.unroute('**/__emulator/confirm');
  await page.route('**/__emulator/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay(page);
  await expect(succeeded(page)).toBeVisible();
  expect(await readPurchases(page)).toHaveLength(1);
});

test('3-D Secure: a failed check grants nothing and can be retried; card fields and the bank’s dialog are accessible', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  const learner = await startTrial(page);
  await openCheckout(page, 'course=1');
  await page.getByText('Test cards').click();
  const cardNumber = page.getByLabel('Card number');
  await pay(page);
  await expect(page.getByText('Your card number is incomplete.').first()).toBeVisible();
  await expect(cardNumber).toBeFocused();
  await checkScreen(page, cardNumber, 'the card fields with an error');
  await enterCard(page, CARDS.requiresAuthentication);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Test bank/ });
  await expect(dialog.getByRole('button', { name: 'Complete' })).toBeFocused();
  await checkScreen(page, dialog, "the bank's dialog");
  await page.keyboard.press('Escape');
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByText(/couldn’t confirm that it’s you/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await enterCard(page, CARDS.requiresAuthentication);
  await pay(page);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();
  expect(consoleErrors).toEqual([]);

  await page.goto('/_local/stripe');
  const payment = page.getByRole('row').filter({ hasText: learner.email }).filter({
    hasText: 'succeeded',
  });
  await inspectScreen(page, payment, 'the dashboard of the emulator');
});

test('a learner pays in one tab what is still open in another, which then shows the same payment (payment case 4, payment case 5)', async ({
  page,
  context,
}) => {
  await startTrial(page);
  const orders = new Set<string>();
  context.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-payment-intent') || !response.ok()) return;
    // Leaving a page aborts pending responses.
    const body = (await response.json().catch(() => ({}))) as { orderId?: string };
    if (body.orderId) orders.add(body.orderId);
  });
  await openCheckout(page, 'course=16');
  // Opened from this tab, so that it shares its session.
  const popup = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const second = await popup;
  await enterCard(second, CARDS.succeeds);
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(succeeded(page)).toBeVisible();
  await pay(second);
  await expect(succeeded(second)).toBeVisible();
  expect(orders.size).toBe(1);
  expect(await readPurchases(page)).toHaveLength(1);
});

test('a learner pays from a bank account: the page says that it takes days, and the same course is not paid twice', async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await startTrial(page);
  await openCheckout(page, 'course=2');
  await page.getByLabel('US bank account').check();
  const account = page.getByLabel('Account number');
  await pay(page);
  await expect(page.getByText('Your account number is incomplete.').first()).toBeVisible();
  await checkScreen(page, account, 'the fields of a bank account');
  await account.fill('000123456789');
  await pay(page);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'Your payment is on its way' })).toBeVisible();
  await page.goto('/checkout?course=2');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Payment on Its Way').first()).toBeVisible();
  expect(await readPurchases(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
