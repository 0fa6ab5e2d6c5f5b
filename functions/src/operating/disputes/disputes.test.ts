import { expect, it } from 'vitest';
import { signInRepository } from '#account/sign-in/sign-in-repository.ts';
import { MAX_EVIDENCE_TEXT } from '#billing/dispute-provider.ts';
import { termsRepository } from '#billing/invoices/terms-repository.ts';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import { openShopper } from '#testing/billing/shopper.ts';
import { openOperatorsHarness, owner, supporter } from '#testing/operating/operators-harness.ts';
import { getDisputeEvidence, listDisputes, sendDisputeEvidence } from './answer-dispute.ts';
import { composeEvidence } from './compose-evidence.ts';
import type { DisputeDependencies } from './dependencies.ts';

const DAY_SECONDS = 86_400;
const billing = setUpBilling();
const refusal = (code: string, details?: object) =>
  expect.objectContaining({ code, ...(details ? { details } : {}) }) as Error;

async function disputedOrder() {
  const harness = await billing.open();
  const shopper = openShopper(harness);
  const order = await shopper.buy(14);
  const now = harness.now();
  await termsRepository(harness.table).save({
    userId: order.userId,
    orderId: order.orderId,
    version: '2026-11-24',
    acceptedAt: now.toISOString(),
  });
  const disputeId = await harness.stripe.openDispute(order.paymentIntentId!);
  const deps: DisputeDependencies = {
    ...openOperatorsHarness(harness.table).deps.desk,
    openStripe: () =>
      Promise.resolve({
        provider: harness.deps.provider,
        webhookSecrets: [],
        siteOrigin: 'https://learn.example.org',
      }),
  };
  const send = (change: object = {}, operator = supporter, at = now) =>
    sendDisputeEvidence({ disputeId, reason: 'they used it', ...change }, operator, deps, at);
  return { harness, order, disputeId, deps, send, now };
}

it('lists disputes with their orders, and composes evidence from what is stored (M46)', async () => {
  const { harness, order, disputeId, deps, now } = await disputedOrder();
  const at = now.toISOString();
  const signIn = { at, method: 'passkey' as const, device: 'Chrome on Windows' };
  await signInRepository(harness.table).save(order.userId, signIn);
  const { disputes } = await listDisputes({}, deps, now);
  expect(disputes).toMatchObject([
    { disputeId, orderId: order.orderId, status: 'needs_response', canSend: true },
  ]);
  const { parts } = await getDisputeEvidence(disputeId, deps, now);
  const text = parts.map((part) => part.text).join('\n');
  expect(text).toContain('agreed to version 2026-11-24 of our terms');
  expect(text).toContain(order.title);
  expect(text).toContain(`${order.userId}@example.org`);
  expect(text).toContain('None was claimed.');
  expect(text).toContain('UTC: passkey, Chrome on Windows');
  expect(text).toContain('Chrome on Windows: 1 sign-in, first on');
  expect(text).toMatch(/ACCESS\n.+ by purchase: from .+ without an end\./);
});

it('sends it once, with a statement, and says who did (M46)', async () => {
  const { harness, disputeId, deps, send, now } = await disputedOrder();
  const sent = await send({ statement: 'She completed the course.' });
  expect(sent).toMatchObject({ status: 'under_review', canSend: false, sentBy: supporter.name });
  const [dispute] = harness.stripe.objects().disputes;
  expect(dispute!.evidence.uncategorized_text).toMatch(/^She completed the course\./);
  await expect(send({}, owner)).rejects.toThrow(
    refusal('changed_by_operator', { by: [supporter.name], at: [now.toISOString()] }),
  );
  await harness.stripe.closeDispute(disputeId, 'won');
  expect(await deps.audit.list(now.toISOString().slice(0, 7))).toMatchObject([
    { action: 'sendDisputeEvidence', subject: `dispute ${disputeId}`, state: 'done' },
  ]);
});

it('sends a PDF with the texts, uploaded once however often it is sent (M46)', async () => {
  const { harness, order, deps, send } = await disputedOrder();
  const bytes = Buffer.from('%PDF-1.7 evidence');
  const file = `data:application/pdf;base64,${bytes.toString('base64')}`;
  harness.stripe.failNext({ kind: 'lost-before', method: 'POST', path: /disputes/ });
  await expect(send({ file })).rejects.toThrow('payments_unavailable');
  expect(await send({ file })).toMatchObject({ status: 'under_review', hasFile: true });
  const { disputes, files } = harness.stripe.objects();
  expect(files).toMatchObject([{ purpose: 'dispute_evidence', size: bytes.length }]);
  expect(disputes[0]!.evidence.uncategorized_file).toBe(files[0]!.id);
  const records = await deps.audit.ofLearner(order.userId);
  expect(records.map(({ state }) => state).toSorted()).toEqual(['begun', 'done']);
  for (const { after } of records) expect(after).toEqual({ fileBytes: bytes.length });
});

it('is sent again after an error that Stripe replays to the same key (M46)', async () => {
  const { harness, send, now } = await disputedOrder();
  for (let failures = 0; failures < 2; failures += 1) {
    harness.stripe.failNext({ kind: '500', method: 'POST', path: /disputes/ });
  }
  await expect(send()).rejects.toThrow(refusal('payments_unavailable'));
  const later = new Date(now.getTime() + 60_000);
  expect(await send({}, supporter, later)).toMatchObject({ status: 'under_review' });
  expect(harness.stripe.objects().disputes).toMatchObject([
    { evidence_details: { submission_count: 1 } },
  ]);
});

it('takes no evidence after the bank’s date (M46)', async () => {
  const { harness, disputeId, deps, send } = await disputedOrder();
  await harness.advance(7 * DAY_SECONDS);
  const later = harness.now();
  expect((await listDisputes({}, deps, later)).disputes).toMatchObject([{ canSend: false }]);
  await expect(send({}, owner, later)).rejects.toThrow(refusal('dispute_closed'));
  expect(harness.stripe.objects().disputes[0]).toMatchObject({
    id: disputeId,
    status: 'needs_response',
  });
});

it('takes no evidence for a decided dispute, and knows no other one', async () => {
  const { harness, disputeId, send, deps, now } = await disputedOrder();
  await harness.stripe.closeDispute(disputeId, 'lost');
  await expect(send()).rejects.toThrow(refusal('dispute_closed'));
  await expect(
    sendDisputeEvidence({ disputeId: 'du_1', reason: 'typo' }, owner, deps, now),
  ).rejects.toThrow(refusal('dispute_not_found'));
});

it('fits into what Stripe takes, with the latest use first', () => {
  const learningTime = Array.from({ length: 96 * 28 }, (_, index) => {
    const [day, quarter] = [Math.floor(index / 96) + 1, index % 96];
    const time = `${String(Math.floor(quarter / 4)).padStart(2, '0')}${String((quarter % 4) * 15).padStart(2, '0')}`;
    return { month: '2026-11', quarter: `${String(day).padStart(2, '0')}T${time}`, minutes: 12 };
  });
  const { access_activity_log: log } = composeEvidence({
    dispute: { amountCents: 2900, currency: 'usd' } as never,
    order: { orderId: 'o1', title: 'HR Basics', paidAt: null, receiptUrl: null },
    terms: undefined,
    contact: null,
    learner: { enrollments: [], entitlements: [], learningTime },
    claims: [],
    mails: [],
    signIns: [],
    catalog: { courses: [] },
  });
  expect(log.length).toBeLessThanOrEqual(MAX_EVIDENCE_TEXT);
  expect(log).toContain('LAST ONE FIRST\n2026-11-28 23:45 UTC: 12 min');
  expect(log).toContain('Earlier lines are left out.');
});
