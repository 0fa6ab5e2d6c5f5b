import { expect, test, type Page } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { watchConsole } from './steps/console-errors.ts';
import { createAccount, newLearner, startTrial } from './steps/learner.ts';

const BASIC = 'HR Documentation Essentials (Basic)';

/** Reads the purchases of the signed-in learner from the response of the API. */
async function readPurchases(page: Page): Promise<{ title: string; state: string }[]> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/purchases'));
  await page.goto('/pricing');
  return ((await (await answer).json()) as { purchases: { title: string; state: string }[] })
    .purchases;
}

test('a visitor buys a course from its page on a phone: signs up, pays, returns and starts learning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const consoleErrors = watchConsole(page);
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
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('Thank you for your purchase!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL(/\/course\/14\/play/);
  await expect(page.getByRole('heading', { name: 'Why and When to Document' })).toBeVisible();
  expect(await readPurchases(page)).toEqual([
    expect.objectContaining({ title: BASIC, state: 'paid' }),
  ]);

  await page.goto('/checkout?course=14');
  await expect(page.getByText('You already own this course.')).toBeVisible();
  await page.getByRole('link', { name: 'Open Course' }).click();
  await expect(page).toHaveURL(/\/course\/14\/play/);
  expect(consoleErrors.filter((text) => !/custom Amazon|409/.test(text))).toEqual([]);
});

test('the dashboard removes the client secret from the address before it renders', async ({
  page,
}) => {
  await startTrial(page);
  const addresses: string[] = [];
  await page.exposeFunction('recordAddress', (address: string) => addresses.push(address));
  await page.addInitScript(() => {
    const record = () =>
      (window as unknown as { recordAddress: (a: string) => void }).recordAddress(location.search);
    new MutationObserver(() => document.querySelector('h1') && record()).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.goto(
    '/dashboard?payment_intent=pi_unknown1&payment_intent_client_secret=pi_unknown1_secret_x&redirect_status=succeeded',
    // The first text to check is visible only for seconds.
    { waitUntil: 'commit' },
  );
  await expect(page.getByText('Confirming your payment…')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?payment_intent=pi_unknown1$/);
  await expect(page.getByRole('heading', { name: 'No payment found' })).toBeVisible();
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((address) => address.includes('secret'))).toEqual([]);
});

test('a declined card shows the reason, and another card completes the same payment', async ({
  page,
}) => {
  await startTrial(page);
  await openCheckout(page, 'course=15');
  await enterCard(page, CARDS.declined);
  await pay(page);
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await enterCard(page, CARDS.insufficientFunds);
  await pay(page);
  await expect(page.getByText('Your card has insufficient funds.').first()).toBeVisible();
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await readPurchases(page)).toHaveLength(1);
});

test('3-D Secure: a failed check grants nothing and can be retried; a completed check opens the course', async ({
  page,
}) => {
  await startTrial(page);
  await openCheckout(page, 'course=1');
  await enterCard(page, CARDS.requiresAuthentication);
  await pay(page);
  await page
    .getByRole('dialog', { name: /Test bank/ })
    .getByRole('button', { name: 'Fail' })
    .click();
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await enterCard(page, CARDS.requiresAuthentication);
  await pay(page);
  await page
    .getByRole('dialog', { name: /Test bank/ })
    .getByRole('button', { name: 'Complete' })
    .click();
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();
});

test('a reload and a second tab create one payment, and the second tab also shows it as successful (payment case 4, payment case 5)', async ({
  page,
  context,
}) => {
  await startTrial(page);
  const orders = new Set<string>();
  context.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-payment-intent') || !response.ok()) return;
    // A reload aborts pending responses.
    const answer = (await response.json().catch(() => ({}))) as { orderId?: string };
    if (answer.orderId) orders.add(answer.orderId);
  });
  await openCheckout(page, 'course=16');
  await page.reload();
  await expect(page.getByLabel('Card number')).toBeVisible();
  // Opened from this tab, so that it shares its session.
  const popup = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const second = await popup;
  await expect(second.getByLabel('Card number')).toBeVisible();
  await enterCard(second, CARDS.succeeds);
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await pay(second);
  await expect(second).toHaveURL(/\/dashboard/);
  await expect(second.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(orders.size).toBe(1);
  expect(await readPurchases(page)).toHaveLength(1);
});

test('a lost response to the confirmation is not shown as a failure, and the payment is found', async ({
  page,
}) => {
  await startTrial(page);
  await openCheckout(page, 'course=3');
  await page.route('**/__emulator/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await readPurchases(page)).toHaveLength(1);
});

test('a network error during payment is not shown as a failure, and a retry pays once', async ({
  page,
}) => {
  await startTrial(page);
  await openCheckout(page, 'course=3');
  await page.route('**/__emulator/confirm', (route) => route.abort());
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByText(/we do not know yet whether your card was charged/)).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
  await page.unroute('**/__emulator/confirm');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  expect(await readPurchases(page)).toHaveLength(1);
});

test('the bundle shows a course the learner owns, and the other can be bought alone', async ({
  page,
}) => {
  await startTrial(page);
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await openCheckout(page, 'course=16');
  const summary = page.getByRole('region', { name: 'Order summary' });
  await expect(summary.getByRole('listitem').filter({ hasText: 'You own this' })).toContainText(
    BASIC,
  );
  await expect(summary.getByText(/is new to you; on its own it costs \$89\./)).toBeVisible();
  await summary.getByRole('link', { name: 'Buy only this course' }).click();
  await expect(page).toHaveURL(/\/checkout\?course=15$/);
  await expect(summary.getByText('$89.00')).toBeVisible();
  await expect(page.getByLabel('Card number')).toBeVisible();
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('button', { name: 'Start Learning' })).toBeVisible();

  await page.goto('/checkout?course=16');
  await expect(page.getByText('You already own these courses.')).toBeVisible();
  await page.getByRole('link', { name: `Open ${BASIC}` }).click();
  await expect(page).toHaveURL(/\/course\/14\/play/);
});

test('the home page sells both documentation courses and the bundle', async ({ page }) => {
  await page.goto('/');
  const hrefs = await Promise.all(
    ['Buy Basic Course', 'Buy Advanced Course', 'Buy Both Courses'].map((name) =>
      page.getByRole('link', { name }).getAttribute('href'),
    ),
  );
  expect(hrefs).toEqual(['/checkout?course=14', '/checkout?course=15', '/checkout?course=16']);
});

test('a checkout without a course or a plan explains that none is selected', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(
    page.getByText('Missing payment information. Please select a course or subscription tier.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('Stripe scripts are not loaded before checkout', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    // Leaving a page aborts pending responses.
    const text = path.startsWith('/assets/') ? await response.text().catch(() => '') : '';
    if (text.includes('js.stripe.com')) scripts.push(path);
  });
  const learner = await startTrial(page);
  for (const address of ['/', '/pricing', '/courses/14', '/dashboard']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: learner.name })).toBeVisible();
  }
  expect(scripts).toEqual([]);
  await openCheckout(page, 'course=2');
  expect(scripts).toHaveLength(1);
});
