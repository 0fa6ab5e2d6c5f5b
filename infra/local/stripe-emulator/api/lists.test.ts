import type Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { idOf } from '#account/ids.ts';
import { openTestAccount, START_TIME, type TestAccount } from '#testing/test-account.ts';

const START = START_TIME.getTime() / 1000;

describe('a list of five payments, a minute apart', () => {
  let account: TestAccount;
  let ids: string[];
  beforeEach(async () => {
    account = await openTestAccount();
    ids = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await account.payment()).id);
      await account.emulator.advance(60);
    }
  });

  const after = (position: number) => ({ starting_after: ids[position]! });
  const before = (position: number) => ({ ending_before: ids[position]! });
  test.each<[string, () => Stripe.PaymentIntentListParams, number[], boolean]>([
    ['the first two', () => ({ limit: 2 }), [0, 1], true],
    ['two after the second', () => ({ limit: 2, ...after(1) }), [2, 3], true],
    ['the rest after the second', () => ({ limit: 3, ...after(1) }), [2, 3, 4], false],
    ['none after the last', () => after(4), [], false],
    ['two before the last', () => ({ limit: 2, ...before(4) }), [2, 3], true],
    ['all before the third', () => before(2), [0, 1], false],
    ['those created at one second', () => ({ created: START }), [4], false],
    ['those created since', () => ({ created: { gte: START + 180 } }), [0, 1], false],
    ['those created after', () => ({ created: { gt: START + 180 } }), [0], false],
    ['those created before', () => ({ created: { lt: START + 60 } }), [4], false],
    ['those created until', () => ({ created: { lte: START + 60 } }), [3, 4], false],
    ['a page of a range', () => ({ limit: 1, created: { lte: START + 60 } }), [3], true],
  ])('returns %s', async (_, params, positions, hasMore) => {
    const page = await account.stripe.paymentIntents.list(params());
    expect(page.data.map(({ id }) => ids.indexOf(id))).toEqual(positions);
    expect(page.has_more).toBe(hasMore);
  });

  test.each<[Stripe.PaymentIntentListParams, string]>([
    [{ limit: 0 }, 'between 1 and 100'],
    [{ limit: 101 }, 'between 1 and 100'],
    [{ starting_after: 'pi_unknown' }, "No such object: 'pi_unknown'"],
    [{ ending_before: 'pi_unknown' }, "No such object: 'pi_unknown'"],
  ])('with %j is refused', async (params, message) => {
    await expect(account.stripe.paymentIntents.list(params)).rejects.toThrow(message);
  });
});

test('Every list filters by its parameters', async () => {
  const account = await openTestAccount();
  const { stripe, emulator, customer } = account;
  const other = await stripe.customers.create({ email: 'ben@example.org' });
  const { id: paid, secret } = await account.payment();
  await emulator.confirm(secret, '4242424242424242');
  const refund = await stripe.refunds.create({ payment_intent: paid, amount: 100 });
  const charge = idOf(refund.charge) ?? '';
  const price = await account.monthly(9900);
  const subscription = await account.subscribe(price);
  await stripe.subscriptions.cancel((await account.subscribe(price)).id);
  await stripe.prices.update((await account.monthly(100)).id, { active: false });
  const invoice = subscription.latest_invoice.id;
  const counts: [Promise<{ data: unknown[] }>, number][] = [
    [stripe.customers.list({ email: 'ben@example.org' }), 1],
    [stripe.customers.list({ email: 'unknown@example.org' }), 0],
    [stripe.prices.list({ active: true }), 1],
    [stripe.prices.list({ active: false }), 1],
    [stripe.charges.list({ payment_intent: paid }), 1],
    [stripe.charges.list({ customer: other.id }), 0],
    [stripe.refunds.list({ charge }), 1],
    [stripe.refunds.list({ charge: 'ch_unknown' }), 0],
    [stripe.disputes.list({ charge }), 0],
    [stripe.subscriptions.list({ customer: customer.id }), 2],
    [stripe.subscriptions.list({ status: 'all' }), 2],
    [stripe.subscriptions.list({ status: 'incomplete' }), 1],
    [stripe.subscriptions.list({ status: 'ended' }), 1],
    [stripe.subscriptions.list({ price: 'price_unknown' }), 0],
    [stripe.invoices.list({ subscription: subscription.id }), 1],
    [stripe.invoices.list({ status: 'void' }), 1],
    [stripe.invoices.list({ customer: other.id }), 0],
    [stripe.invoicePayments.list({ invoice }), 1],
    [stripe.invoicePayments.list({ invoice, status: 'paid' }), 0],
    [stripe.events.list({ type: 'refund.created' }), 1],
    [stripe.events.list({ types: ['refund.created', 'charge.refunded'] }), 2],
    [stripe.events.list({ type: 'refund.*' }), 1],
  ];
  for (const [index, [page, count]] of counts.entries()) {
    expect((await page).data, `list ${index}`).toHaveLength(count);
  }
});

test('A v2 list is paged by its URL', async () => {
  const { stripe } = await openTestAccount();
  const { eventDestinations } = stripe.v2.core;
  for (const name of ['one', 'two', 'three']) {
    await eventDestinations.create({
      name,
      type: 'webhook_endpoint',
      event_payload: 'thin',
      enabled_events: ['*'],
      webhook_endpoint: { url: `https://learn.example.org/${name}` },
    });
  }
  const page = await eventDestinations.list({ limit: 2 });
  expect(page.data.map(({ name }) => name)).toEqual(['three', 'two']);
  const all = await eventDestinations.list({ limit: 2 }).autoPagingToArray({ limit: 10 });
  expect(all.map(({ name }) => name)).toEqual(['three', 'two', 'one']);
});
