import { expect, test } from 'vitest';
import { openTestAccount, secretOf, subscribed } from '#testing/test-account.ts';

const DAY = 86_400;
const HOUR = 3600;
const ALWAYS_3DS = '4000002760003184';

test('A subscription is incomplete until its first invoice is paid', async () => {
  const account = await openTestAccount();
  const subscription = await account.subscribe(await account.monthly(9900));
  expect(subscription).toMatchObject({
    status: 'incomplete',
    latest_invoice: { status: 'open', amount_due: 9900, billing_reason: 'subscription_create' },
  });
  await account.emulator.confirm(secretOf(subscription), '4000000000000002');
  expect((await account.read(subscription.id)).status).toBe('incomplete');
  await account.emulator.confirm(secretOf(subscription), '4242424242424242');
  const active = await account.read(subscription.id);
  expect(active).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  expect(active.default_payment_method).toMatch(/^pm_/);
  const { data } = await account.stripe.invoicePayments.list({ invoice: active.latest_invoice.id });
  expect(data.map((item) => [item.status, item.amount_paid])).toEqual([['paid', 9900]]);
});

test('An unpaid first invoice is voided after 23 hours, and its payment is canceled', async () => {
  const account = await openTestAccount();
  const subscription = await account.subscribe(await account.monthly(9900));
  await account.emulator.advance(23 * HOUR - 1);
  expect((await account.read(subscription.id)).status).toBe('incomplete');
  await account.emulator.advance(1);
  const expired = await account.read(subscription.id);
  expect(expired).toMatchObject({
    status: 'incomplete_expired',
    latest_invoice: { status: 'void' },
  });
  const outcome = await account.emulator.confirm(secretOf(subscription), '4242424242424242');
  expect(outcome).toMatchObject({
    status: 'canceled',
    error: { code: 'payment_intent_unexpected_state' },
  });
});

test('Canceling an incomplete subscription cancels its payment', async () => {
  const account = await openTestAccount();
  const { id } = await account.subscribe(await account.monthly(9900));
  const canceled = await account.stripe.subscriptions.cancel(id);
  expect(canceled.status).toBe('incomplete_expired');
  expect(account.emulator.objects().paymentIntents[0]?.status).toBe('canceled');
  await expect(account.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    code: 'resource_missing',
    statusCode: 404,
  });
});

test('When nothing is due, a SetupIntent collects the card', async () => {
  const account = await openTestAccount();
  await account.stripe.customers.update(account.customer.id, { balance: -9900 });
  const subscription = await account.subscribe(await account.monthly(9900));
  expect(subscription).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_due: 0, confirmation_secret: null },
    pending_setup_intent: { client_secret: expect.stringMatching(/^seti_/) },
  });
  const setup = subscription.pending_setup_intent;
  if (setup === null || typeof setup === 'string') throw new Error('not expanded');
  expect(await account.emulator.confirm(setup.client_secret ?? '', '4242424242424242')).toEqual({
    status: 'succeeded',
  });
  const after = await account.read(subscription.id);
  expect(after.pending_setup_intent).toBeNull();
  expect(after.default_payment_method).toMatch(/^pm_/);
  expect(account.emulator.objects().customers[0]?.balance).toBe(0);
});

test('Renewals stay on the anchor day and advance one period at a time', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  const ends: string[] = [];
  for (const date of ['2026-02-28', '2026-03-31', '2026-04-30']) {
    const left = Date.parse(`${date}T11:00:00Z`) - account.emulator.now().getTime();
    await account.emulator.advance(left / 1000);
    const { items, status, latest_invoice: invoice } = await account.read(id);
    expect([status, invoice.status, invoice.billing_reason]).toEqual([
      'active',
      'paid',
      'subscription_cycle',
    ]);
    ends.push(new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString());
  }
  expect(ends.map((end) => end.slice(0, 10))).toEqual(['2026-03-31', '2026-04-30', '2026-05-31']);
  expect(account.emulator.objects().charges).toHaveLength(4);
});

test('Advancing a year at once charges the same as day by day', async () => {
  const paid = async (steps: number[]) => {
    const account = await openTestAccount();
    await subscribed(account, await account.monthly(9900));
    for (const seconds of steps) await account.emulator.advance(seconds);
    return account.emulator.objects().charges.map((charge) => charge.created);
  };
  const once = await paid([365 * DAY]);
  expect(once).toHaveLength(12);
  expect(await paid(Array.from({ length: 365 }, () => DAY))).toEqual(once);
});

test('A failing card is retried after 3, 5 and 5 days, then the subscription is canceled', async () => {
  const account = await openTestAccount();
  const price = await account.monthly(9900);
  const { id } = await subscribed(account, price);
  const portal = await account.openPortal([price]);
  expect(await portal.updateCard('4000000000000341')).toEqual({ status: 'done' });
  await account.emulator.advance(28 * DAY + HOUR);
  expect(await account.read(id)).toMatchObject({
    status: 'past_due',
    latest_invoice: { attempt_count: 1 },
  });
  await account.emulator.advance(13 * DAY - 1);
  expect((await account.read(id)).status).toBe('past_due');
  await account.emulator.advance(1);
  expect(await account.read(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { attempt_count: 4, status: 'open' },
  });
  const failed = account.emulator.objects().charges.filter((charge) => charge.status === 'failed');
  const [first = 0] = failed.map((invoice) => invoice.created);
  expect(failed.map((invoice) => (invoice.created - first) / DAY)).toEqual([0, 3, 8, 13]);
  await account.emulator.advance(60 * DAY);
  expect(account.emulator.objects().charges).toHaveLength(5);
});

test('A past due subscription is active again once the new card pays', async () => {
  const account = await openTestAccount();
  const price = await account.monthly(9900);
  const { id } = await subscribed(account, price);
  const portal = await account.openPortal([price]);
  await portal.updateCard('4000000000000341');
  await account.emulator.advance(28 * DAY + HOUR);
  expect(await portal.payOpenInvoice()).toEqual({
    status: 'failed',
    message: 'Your card was declined.',
  });
  await portal.updateCard('4242424242424242');
  expect(await portal.payOpenInvoice()).toEqual({ status: 'done' });
  expect((await account.read(id)).status).toBe('active');
  await account.emulator.advance(15 * DAY);
  expect((await account.read(id)).status).toBe('active');
});

test('A renewal that needs 3-D Secure is past due until the customer authenticates', async () => {
  const account = await openTestAccount();
  const price = await account.monthly(9900);
  const { id } = await subscribed(account, price, ALWAYS_3DS);
  await account.emulator.advance(28 * DAY + HOUR);
  const due = await account.read(id);
  expect(due.status).toBe('past_due');
  expect(account.eventTypes()).toContain('invoice.payment_action_required');
  await account.emulator.completeAuthentication(secretOf(due), 'complete');
  expect(await account.read(id)).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid' },
  });
});

test('A card that was set up with 3-D Secure pays renewals without it', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900), '4000002500003155');
  await account.emulator.advance(28 * DAY + HOUR);
  expect(await account.read(id)).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid' },
  });
});

test.each([['cancel_at_period_end'], ['cancel_at']])(
  "A cancellation by %s takes effect at the period's end, unless it is removed",
  async (param) => {
    const account = await openTestAccount();
    const end = (cancels: boolean) =>
      param === 'cancel_at'
        ? { cancel_at: cancels ? ('min_period_end' as const) : ('' as const) }
        : { cancel_at_period_end: cancels };
    const price = await account.monthly(9900);
    const [ended, resumed] = [await subscribed(account, price), await subscribed(account, price)];
    for (const { id } of [ended, resumed]) {
      const { cancel_at } = await account.stripe.subscriptions.update(id, end(true));
      expect(cancel_at).toBe(ended.items.data[0]?.current_period_end);
    }
    await account.stripe.subscriptions.update(resumed.id, end(false));
    await account.emulator.advance(28 * DAY - 1);
    expect((await account.read(ended.id)).status).toBe('active');
    await account.emulator.advance(1);
    expect((await account.read(ended.id)).status).toBe('canceled');
    expect((await account.read(resumed.id)).status).toBe('active');
  },
);

test('A test clock moves only its own customers', async () => {
  const account = await openTestAccount();
  const { stripe, emulator } = account;
  const clock = await stripe.testHelpers.testClocks.create({
    frozen_time: Date.parse('2026-06-30T00:00:00Z') / 1000,
  });
  const price = await account.monthly(9900);
  const other = await subscribed(account, price);
  const customer = await stripe.customers.create({
    test_clock: clock.id,
  });
  const created = await account.subscribe(price, customer.id);
  await emulator.confirm(secretOf(created), '4242424242424242');
  const mine = await account.read(created.id);
  expect(mine).toMatchObject({ status: 'active', created: clock.frozen_time });
  await stripe.testHelpers.testClocks.advance(clock.id, {
    frozen_time: Date.parse('2026-07-31T00:00:00Z') / 1000,
  });
  expect(await account.read(mine.id)).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', billing_reason: 'subscription_cycle' },
  });
  expect(await account.read(other.id)).toMatchObject({
    latest_invoice: { billing_reason: 'subscription_create' },
  });
  expect(emulator.now()).toEqual(new Date('2026-01-31T10:00:00.000Z'));
});
