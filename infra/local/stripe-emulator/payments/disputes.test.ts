import { expect, test } from 'vitest';
import type { DisputeEnd, DisputeOpening } from '#emulator.ts';
import { openTestAccount } from '#testing/test-account.ts';

async function paidAccount() {
  const account = await openTestAccount();
  const { id, secret } = await account.payment();
  await account.emulator.confirm(secret, '4242424242424242');
  const types = () => account.eventTypes().filter((type) => type.startsWith('charge.dispute.'));
  return { ...account, paymentId: id, types };
}

test.each<[DisputeOpening, DisputeEnd, number[], string[]]>([
  ['needs_response', 'won', [-2900, 2900], ['funds_withdrawn', 'funds_reinstated']],
  ['needs_response', 'lost', [-2900], ['funds_withdrawn']],
  ['warning_needs_response', 'warning_closed', [], []],
])('A dispute %s that is closed as %s moves the money', async (opening, end, amounts, moves) => {
  const { emulator, stripe, paymentId, types } = await paidAccount();
  const id = await emulator.openDispute(paymentId, opening);
  expect(await stripe.disputes.retrieve(id)).toMatchObject({
    status: opening,
    amount: 2900,
    payment_intent: paymentId,
    is_charge_refundable: opening !== 'needs_response',
  });
  await emulator.closeDispute(id, end);
  const closed = await stripe.disputes.retrieve(id);
  expect(closed.status).toBe(end);
  expect(closed.balance_transactions.map(({ amount }) => amount)).toEqual(amounts);
  expect(types().map((type) => type.replace('charge.dispute.', ''))).toEqual([
    'created',
    ...moves,
    'closed',
  ]);
  expect(emulator.objects().charges[0]!.disputed).toBe(true);
});

test.each<[DisputeOpening, DisputeEnd]>([
  ['needs_response', 'warning_closed'],
  ['warning_needs_response', 'won'],
  ['warning_needs_response', 'lost'],
])('A dispute %s cannot be closed as %s', async (opening, end) => {
  const { emulator, paymentId } = await paidAccount();
  const id = await emulator.openDispute(paymentId, opening);
  await expect(emulator.closeDispute(id, end)).rejects.toThrow(`cannot become ${end}`);
});

test('A charge has at most one open dispute, and only a successful one can be disputed', async () => {
  const { emulator, paymentId, payment } = await paidAccount();
  const first = await emulator.openDispute(paymentId, 'warning_needs_response');
  await expect(emulator.openDispute(paymentId)).rejects.toThrow('already disputed');
  await emulator.closeDispute(first, 'warning_closed');
  expect(await emulator.openDispute(paymentId)).toMatch(/^du_/);
  const unpaid = await payment();
  await expect(emulator.openDispute(unpaid.id)).rejects.toThrow('no successful charge');
});

test('The card for inquiries opens one a minute after the charge, unless it was refunded', async () => {
  const account = await openTestAccount();
  const [charged, refunded] = [await account.payment(), await account.payment()];
  for (const { secret } of [charged, refunded]) {
    await account.emulator.confirm(secret, '4000000000001976');
  }
  await account.stripe.refunds.create({ payment_intent: refunded.id });
  await account.emulator.advance(60);
  expect(
    account.emulator.objects().disputes.map((dispute) => [dispute.payment_intent, dispute.status]),
  ).toEqual([[charged.id, 'warning_needs_response']]);
});

test.each<[DisputeOpening, number[], string]>([
  ['prevented_resolution', [-2900], 'resolution'],
  ['prevented_block', [], 'block'],
])('A dispute %s is decided at once and moves %j', async (opening, amounts, caseType) => {
  const { emulator, stripe, paymentId } = await paidAccount();
  const dispute = await stripe.disputes.retrieve(await emulator.openDispute(paymentId, opening));
  expect(dispute).toMatchObject({
    status: 'prevented',
    payment_method_details: { card: { case_type: caseType } },
  });
  expect(dispute.balance_transactions.map(({ amount }) => amount)).toEqual(amounts);
  await expect(emulator.closeDispute(dispute.id, 'won')).rejects.toThrow('already closed');
  expect(emulator.contractViolations()).toEqual([]);
});

test('Only what is not refunded can be disputed (difference 7)', async () => {
  const { emulator, stripe, paymentId } = await paidAccount();
  await emulator.refundFromDashboard(paymentId, 900);
  const id = await emulator.openDispute(paymentId);
  const { amount, balance_transactions: moves } = await stripe.disputes.retrieve(id);
  expect([amount, moves[0]!.amount]).toEqual([2000, -2000]);
  await emulator.closeDispute(id, 'won');
  await emulator.refundFromDashboard(paymentId);
  await expect(emulator.openDispute(paymentId)).rejects.toThrow('is refunded in full');
});

test('Evidence is stored, and sent once: the bank looks at it then', async () => {
  const { emulator, stripe, paymentId, types } = await paidAccount();
  const id = await emulator.openDispute(paymentId);
  const evidence = { uncategorized_text: 'Signed in 14 times.', customer_name: 'Ada' };
  const stored = await stripe.disputes.update(id, { evidence, submit: false });
  expect(stored).toMatchObject({
    status: 'needs_response',
    evidence,
    evidence_details: { has_evidence: true, submission_count: 0 },
  });
  expect(await stripe.disputes.update(id, { evidence: { customer_name: '' } })).toMatchObject({
    status: 'under_review',
    evidence: { ...evidence, customer_name: null },
    evidence_details: { submission_count: 1 },
  });
  await expect(stripe.disputes.update(id, { evidence })).rejects.toThrow('already closed');
  expect(types().at(-1)).toBe('charge.dispute.updated');
  await emulator.closeDispute(id, 'won');
});

test('Evidence that is too long is refused, and what is not emulated says so', async () => {
  const { emulator, stripe, paymentId } = await paidAccount();
  const id = await emulator.openDispute(paymentId);
  const update = (evidence: object) => stripe.disputes.update(id, { evidence });
  await expect(update({ uncategorized_text: 'x'.repeat(20_001) })).rejects.toThrow('too long');
  await expect(update({ receipt: 'file_1' })).rejects.toThrow('evidence[receipt]');
});
