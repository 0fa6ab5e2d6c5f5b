import { expect, test } from 'vitest';
import { openTestAccount, subscribed } from '#testing/test-account.ts';

const MONTH = 31 * 86_400;

// https://docs.stripe.com/billing/subscriptions/pause-payment
test('A paused subscription goes on, its invoices are void, and it is charged again once resumed', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  const { customer, emulator, stripe } = account;
  await stripe.customers.update(customer.id, { balance: -5000 });
  const pause_collection = { behavior: 'void' } as const;
  await stripe.subscriptions.update(id, { pause_collection });
  await emulator.advance(MONTH);
  expect(await account.read(id)).toMatchObject({
    status: 'active',
    pause_collection: { behavior: 'void', resumes_at: null },
    latest_invoice: { status: 'void', billing_reason: 'subscription_cycle', amount_paid: 0 },
  });
  expect(emulator.objects().customers[0]!.balance).toBe(-5000);
  expect(account.eventTypes()).toContain('invoice.voided');
  await stripe.subscriptions.update(id, { pause_collection: '' });
  await emulator.advance(MONTH);
  expect((await account.read(id)).latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: 4900,
  });
  expect((await account.read(id)).pause_collection).toBeNull();
});
