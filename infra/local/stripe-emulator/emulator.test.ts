import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { idOf } from './account/ids.ts';
import { createStripeEmulator, EMULATED_SECRET_KEY } from './emulator.ts';
import { openTestAccount, sdkOf, START_TIME, subscribed } from './testing/test-account.ts';

test('Another key, an unknown address and an unknown object are refused', async () => {
  const { emulator, stripe } = await openTestAccount();
  const get = (path: string, key = EMULATED_SECRET_KEY) =>
    emulator.fetch(
      new Request(`http://127.0.0.1${path}`, { headers: { authorization: `Bearer ${key}` } }),
    );
  expect((await get('/v1/customers', 'sk_test_other')).status).toBe(401);
  expect((await get('/v1/nothing')).status).toBe(404);
  await expect(stripe.paymentIntents.retrieve('pi_nothing')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_nothing'",
  });
});

test('Lists are newest first, paged and filtered', async () => {
  const { emulator, stripe, customer, payment } = await openTestAccount();
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.unshift((await payment()).id);
    await emulator.advance(60);
  }
  await stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  const list = (params: Stripe.PaymentIntentListParams) =>
    stripe.paymentIntents.list({ customer: customer.id, ...params });
  const page = await list({ limit: 2 });
  expect(page.data.map((item) => item.id)).toEqual(ids.slice(0, 2));
  expect(page.has_more).toBe(true);
  const next = await list({ limit: 3, starting_after: ids[1] ?? '' });
  expect(next.data.map((item) => item.id)).toEqual(ids.slice(2));
  expect(next.has_more).toBe(false);
  const start = START_TIME.getTime() / 1000;
  const early = await list({ created: { gte: start + 60, lt: start + 180 } });
  expect(early.data.map((item) => item.id)).toEqual(ids.slice(2, 4));
  expect(await list({ limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(5);
});

test('Expanding a property that is no reference is refused', async () => {
  const { payment, stripe } = await openTestAccount();
  const { id } = await payment();
  const expand = ['latest_invoice'];
  await expect(stripe.paymentIntents.retrieve(id, { expand })).rejects.toThrow(
    'This property cannot be expanded (latest_invoice).',
  );
});

test('A lookup key moves to a new price only with transfer_lookup_key', async () => {
  const { stripe, monthly } = await openTestAccount();
  const { product } = await monthly(9900);
  const create = (cents: number, transfer?: boolean) =>
    stripe.prices.create({
      product: idOf(product),
      currency: 'usd',
      unit_amount: cents,
      recurring: { interval: 'month' },
      lookup_key: 'tier_starter_month_usd',
      ...(transfer && { transfer_lookup_key: true }),
    });
  const old = await create(100);
  await expect(create(200)).rejects.toThrow('already uses that lookup key');
  const fresh = await create(200, true);
  await stripe.prices.update(old.id, { active: false });
  const { data } = await stripe.prices.list({
    lookup_keys: ['tier_starter_month_usd'],
    active: true,
  });
  expect(data.map((item) => item.id)).toEqual([fresh.id]);
  expect((await stripe.prices.retrieve(old.id)).lookup_key).toBeNull();
});

test('Deleting a customer cancels its subscriptions', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  await account.stripe.customers.del(account.customer.id);
  expect(await account.stripe.customers.retrieve(account.customer.id)).toMatchObject({
    deleted: true,
  });
  expect((await account.read(id)).status).toBe('canceled');
});

test('A restored snapshot continues where the first emulator stopped', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  const params = { amount: 2900, currency: 'usd' };
  const first = await account.stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
  await account.emulator.advance(3600);
  const text = JSON.stringify(account.emulator.snapshot());
  const restored = createStripeEmulator({
    clock: () => START_TIME,
    snapshot: JSON.parse(text),
  });
  expect(restored.now()).toEqual(account.emulator.now());
  expect(restored.objects()).toEqual(account.emulator.objects());
  const stripe = sdkOf(restored);
  const again = await stripe.paymentIntents.create(params, { idempotencyKey: 'pi:1' });
  expect(again.id).toBe(first.id);
  await restored.advance(28 * 86_400);
  const { items } = await stripe.subscriptions.retrieve(id);
  expect(new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString()).toBe(
    '2026-03-31T10:00:00.000Z',
  );
  expect(restored.contractViolations()).toEqual([]);
});

test('onChange is called for changes, but not for reads', async () => {
  let changes = 0;
  const { stripe, payment } = await openTestAccount({ onChange: () => (changes += 1) });
  const { id } = await payment();
  const before = changes;
  expect(before).toBeGreaterThan(0);
  await stripe.paymentIntents.retrieve(id);
  expect(changes).toBe(before);
});

test('requests() lists every call, including failed ones', async () => {
  const { emulator, stripe } = await openTestAccount();
  emulator.failNext({ kind: 'lost-before', method: 'POST', path: /refunds/ });
  await stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'r' }).catch(() => null);
  expect(emulator.requests().slice(1)).toEqual([
    { method: 'POST', path: '/v1/refunds', idempotencyKey: 'r' },
  ]);
});
