import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestAccount, type TestAccount } from '#testing/test-account.ts';

async function paid(account: TestAccount, card = '4242424242424242', amount = 2900) {
  const { id, secret } = await account.payment(amount);
  await account.emulator.confirm(secret, card);
  return id;
}

test('A full refund uses up the charge, and a second one is refused', async () => {
  const account = await openTestAccount();
  const id = await paid(account);
  const refund = await account.stripe.refunds.create({ payment_intent: id });
  expect(refund).toMatchObject({ amount: 2900, status: 'succeeded' });
  await expect(account.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  const intent = await account.stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge.refunds'],
  });
  expect(intent.latest_charge).toMatchObject({
    refunded: true,
    amount_refunded: 2900,
    refunds: { data: [{ id: refund.id }] },
  });
});

test('A payment that did not succeed has nothing to refund', async () => {
  const { payment, stripe } = await openTestAccount();
  const { id } = await payment();
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test.each([
  ['4000000000005126', 'succeeded', 'failed', 0, 'refund.failed'],
  ['4000000000007726', 'pending', 'succeeded', 2900, 'refund.updated'],
])(
  'The refund of card %s is %s at first and %s an hour later',
  async (card, first, then, refunded, type) => {
    const account = await openTestAccount();
    const id = await paid(account, card);
    const refund = await account.stripe.refunds.create({ payment_intent: id });
    expect(refund.status).toBe(first);
    await account.emulator.advance(3600);
    expect((await account.stripe.refunds.retrieve(refund.id)).status).toBe(then);
    expect(account.emulator.objects().charges[0]?.amount_refunded).toBe(refunded);
    expect(account.eventTypes()).toContain(type);
  },
);

test.each([
  ['needs_response', 'won', 'charge_disputed', 'succeeded'],
  ['needs_response', 'lost', 'charge_disputed', 'charge_disputed'],
  ['warning_needs_response', 'warning_closed', 'succeeded', 'succeeded'],
] as const)(
  'A dispute that is %s and then %s decides about refunds',
  async (opening, end, during, after) => {
    const account = await openTestAccount();
    const id = await paid(account);
    const dispute = await account.emulator.openDispute(id, opening);
    const refund = () =>
      account.stripe.refunds.create({ payment_intent: id, amount: 100 }).then(
        (created) => created.status,
        (error: { code: string }) => error.code,
      );
    expect(await refund()).toBe(during);
    await account.emulator.closeDispute(dispute, end);
    const { data } = await account.stripe.disputes.list({ payment_intent: id });
    expect(data.map((item) => item.status)).toEqual([end]);
    expect(await refund()).toBe(after);
    await expect(account.emulator.closeDispute(dispute, end)).rejects.toThrow('already closed');
  },
);

test('Card 0259 is charged and disputed a minute later', async () => {
  const account = await openTestAccount();
  await paid(account, '4000000000000259');
  expect(account.emulator.objects().disputes).toEqual([]);
  await account.emulator.advance(60);
  expect(account.emulator.objects().disputes[0]?.status).toBe('needs_response');
  expect(account.eventTypes().slice(-2)).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
  ]);
});

test('Refunds by API and dashboard never exceed the charge', async () => {
  const step = fc.record({
    amount: fc.option(fc.integer({ min: 1, max: 3000 }), { nil: undefined }),
    by: fc.constantFrom('api', 'dashboard'),
    passes: fc.constantFrom(0, 3600),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 8 }),
      fc.constantFrom('4242424242424242', '4000000000005126', '4000000000007726'),
      async (steps, card) => {
        const account = await openTestAccount();
        const id = await paid(account, card);
        for (const { amount, by, passes } of steps) {
          const refund =
            by === 'api'
              ? account.stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) })
              : account.emulator.refundFromDashboard(id, amount);
          await refund.catch(() => null);
          await account.emulator.advance(passes);
          const { charges, refunds } = account.emulator.objects();
          const sum = refunds
            .filter((candidate) => candidate.status !== 'failed')
            .reduce((total, listed) => total + listed.amount, 0);
          expect(charges[0]?.amount_refunded).toBe(sum);
          expect(sum).toBeLessThanOrEqual(2900);
          expect(charges[0]?.refunded).toBe(sum === 2900);
        }
      },
    ),
  );
});
