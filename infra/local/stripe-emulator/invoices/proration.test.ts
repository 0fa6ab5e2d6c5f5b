import { expect, test } from 'vitest';
import { openTestAccount, subscribed } from '#testing/test-account.ts';
import { unusedCents } from './proration.ts';

const DAY = 86_400;

test.each([
  ['at the start', 9900, 0, 9900],
  ['halfway', 9900, 14 * DAY, 4950],
  ['after a third, rounded', 100, Math.round((28 * DAY) / 3), 67],
  ['a second before the end', 9900, 28 * DAY - 1, 0],
  ['at the end', 9900, 28 * DAY, 0],
  ['before the start', 9900, -5, 9900],
  ['after the end', 9900, 29 * DAY, 0],
])('The unused part %s of %i cents is exact', (_, cents, offset, expected) => {
  const start = 1_769_853_600;
  expect(unusedCents(cents, { start, end: start + 28 * DAY }, start + offset)).toBe(expected);
});

test('A period without length has no unused part', () => {
  expect(unusedCents(9900, { start: 5, end: 5 }, 5)).toBe(0);
});

interface Change {
  /** Days into a period of 28. */
  day: number;
  from: number;
  to: number;
  quantity?: number;
  /** Unused old price, remaining new price, total, paid now, balance afterwards. */
  result: [number, number, number, number, number];
}

test.each<Change>([
  { day: 0, from: 9900, to: 19_900, result: [-9900, 19_900, 10_000, 10_000, 0] },
  { day: 14, from: 9900, to: 19_900, result: [-4950, 9950, 5000, 5000, 0] },
  { day: 21, from: 9900, to: 19_900, result: [-2475, 4975, 2500, 2500, 0] },
  { day: 14, from: 9900, to: 9900, quantity: 3, result: [-4950, 14_850, 9900, 9900, 0] },
  { day: 14, from: 19_900, to: 9900, result: [-9950, 4950, -5000, 0, -5000] },
])('On day $day a change from $from to $to cents is prorated', async (change) => {
  const { day, from, to, quantity = 1, result } = change;
  const account = await openTestAccount();
  const [old, next] = [await account.monthly(from), await account.monthly(to)];
  const { id, items } = await subscribed(account, old);
  await account.emulator.advance(day * DAY);
  await account.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: next.id, quantity }],
    proration_behavior: 'always_invoice',
  });
  const { latest_invoice: invoice, items: changed } = await account.read(id);
  const lines = invoice.lines.data;
  const { balance } = account.emulator.objects().customers[0]!;
  expect([
    ...lines.map(({ amount }) => amount),
    invoice.total,
    invoice.amount_paid,
    balance,
  ]).toEqual(result);
  expect(invoice.billing_reason).toBe('subscription_update');
  expect(lines.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^Unused time on Tier/),
    expect.stringMatching(/^Remaining time on Tier/),
  ]);
  expect(changed.data[0]).toMatchObject({ price: { id: next.id }, quantity });
});

test('Without proration a change is not invoiced until the next period', async () => {
  const account = await openTestAccount();
  const [basic, premium] = [await account.monthly(9900), await account.monthly(19_900)];
  const { id, items } = await subscribed(account, basic);
  await account.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]!.id, price: premium.id }],
    proration_behavior: 'none',
  });
  expect((await account.read(id)).latest_invoice.billing_reason).toBe('subscription_create');
  await account.emulator.advance(28 * DAY + 3600);
  expect((await account.read(id)).latest_invoice).toMatchObject({ total: 19_900, status: 'paid' });
});
