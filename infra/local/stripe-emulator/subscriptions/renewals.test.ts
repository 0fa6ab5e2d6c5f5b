import { expect, test } from 'vitest';
import { openTestAccount, subscribed } from '#testing/test-account.ts';

const DAY = 86_400;
const HOUR = 3600;
const PERIOD = 28 * DAY;
const DECLINES_LATER = '4000000000000341';

async function withFailedRenewal() {
  const account = await openTestAccount();
  const price = await account.monthly(9900);
  const { id } = await subscribed(account, price);
  const portal = await account.openPortal([price]);
  await portal.updateCard(DECLINES_LATER);
  await account.emulator.advance(PERIOD + HOUR);
  return { account, portal, id };
}

test("A renewal's invoice is a draft for an hour and is then charged", async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  const invoice = async () => (await account.read(id)).latest_invoice;
  await account.emulator.advance(PERIOD - 1);
  expect(await invoice()).toMatchObject({ billing_reason: 'subscription_create' });
  await account.emulator.advance(1);
  expect(await invoice()).toMatchObject({ billing_reason: 'subscription_cycle', status: 'draft' });
  await account.emulator.advance(HOUR - 1);
  expect((await invoice()).status).toBe('draft');
  await account.emulator.advance(1);
  expect(await invoice()).toMatchObject({ status: 'paid', amount_paid: 9900 });
});

test.each([
  [0, 3, 'past_due'],
  [3, 5, 'past_due'],
  [8, 5, 'past_due'],
])('After %i days a failed renewal is retried in %i days', async (passed, days, status) => {
  const { account, id } = await withFailedRenewal();
  await account.emulator.advance(passed * DAY);
  const failed = await account.read(id);
  expect(failed.status).toBe(status);
  const now = account.emulator.now().getTime() / 1000;
  expect(failed.latest_invoice.next_payment_attempt).toBe(now + days * DAY);
});

test.each([
  [2, 2],
  [7, 3],
  [12, 4],
])('A new card after %i days pays at the next retry, the attempt %i', async (days, attempts) => {
  const { account, portal, id } = await withFailedRenewal();
  await account.emulator.advance(days * DAY);
  await portal.updateCard('4242424242424242');
  expect((await account.read(id)).status).toBe('past_due');
  await account.emulator.advance(DAY);
  const { status, latest_invoice: invoice } = await account.read(id);
  expect([status, invoice.status, invoice.attempt_count]).toEqual(['active', 'paid', attempts - 1]);
  expect(account.emulator.objects().charges.filter(({ paid }) => paid)).toHaveLength(2);
});

test('A manual attempt changes neither the schedule nor the count of retries', async () => {
  const { account, portal, id } = await withFailedRenewal();
  const { next_payment_attempt: planned } = (await account.read(id)).latest_invoice;
  await account.emulator.advance(DAY);
  expect(await portal.payOpenInvoice()).toMatchObject({ status: 'failed' });
  expect((await account.read(id)).latest_invoice).toMatchObject({
    next_payment_attempt: planned,
    attempt_count: 1,
  });
});

test('An unpaid invoice of a canceled subscription stays payable and is not retried', async () => {
  const { account, id } = await withFailedRenewal();
  await account.emulator.advance(15 * DAY);
  const { status, latest_invoice: invoice } = await account.read(id);
  expect([status, invoice.status, invoice.next_payment_attempt]).toEqual([
    'canceled',
    'open',
    null,
  ]);
  const paid = await account.stripe.invoices.pay(invoice.id, { payment_method: 'pm_card_visa' });
  expect(paid.status).toBe('paid');
  expect((await account.read(id)).status).toBe('canceled');
});

test.each([
  [-4900, 5000, 0],
  [-9900, 0, 0],
  [-20_000, 0, -10_100],
  [500, 10_400, 0],
])(
  'A balance of %i cents makes the renewal %i cents and leaves %i',
  async (balance, paid, left) => {
    const account = await openTestAccount();
    const { id } = await subscribed(account, await account.monthly(9900));
    await account.stripe.customers.update(account.customer.id, { balance });
    await account.emulator.advance(PERIOD + HOUR);
    expect((await account.read(id)).latest_invoice).toMatchObject({
      status: 'paid',
      total: 9900,
      starting_balance: balance,
      amount_paid: paid,
      ending_balance: left,
    });
    expect(account.emulator.objects().customers[0]!.balance).toBe(left);
  },
);
