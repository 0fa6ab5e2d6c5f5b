import { expect, test } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

test('Charges, refunds, failed refunds and disputes are booked, and charges pay a fee', async () => {
  const account = await openTestAccount();
  const paid = async (amount: number, card: string) => {
    const { id, secret } = await account.payment(amount);
    await account.emulator.confirm(secret, card);
    return id;
  };
  const first = await paid(10_000, '4242424242424242');
  await account.stripe.refunds.create({ payment_intent: first, amount: 2_500 });
  const second = await paid(2_900, '4000000000005126');
  await account.stripe.refunds.create({ payment_intent: second });
  await account.emulator.advance(3600);
  const third = await paid(5_000, '4242424242424242');
  const dispute = await account.emulator.openDispute(third, 'needs_response');
  await account.emulator.closeDispute(dispute, 'won');
  const { data } = await account.stripe.balanceTransactions.list({
    limit: 100,
    expand: ['data.source'],
  });
  const booked = data.toReversed().map(({ reporting_category, amount, fee, net, source }) => ({
    what: `${reporting_category} ${amount} ${fee} ${net}`,
    payment: (source as { payment_intent?: string }).payment_intent,
  }));
  expect(booked).toEqual([
    { what: 'charge 10000 320 9680', payment: first },
    { what: 'refund -2500 0 -2500', payment: first },
    { what: 'charge 2900 114 2786', payment: second },
    { what: 'refund -2900 0 -2900', payment: second },
    { what: 'refund_failure 2900 0 2900', payment: second },
    { what: 'charge 5000 175 4825', payment: third },
    { what: 'dispute -5000 0 -5000', payment: third },
    { what: 'dispute_reversal 5000 0 5000', payment: third },
  ]);
  const charge = await account.stripe.charges.list({ payment_intent: first });
  expect(charge.data[0]!.balance_transaction).toBe(data.at(-1)!.id);
});
