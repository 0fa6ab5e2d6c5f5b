import type { OperatorDispute } from '@learning/shared/contract/operators/disputes';
import { withStripe } from '#billing/with-stripe.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { composeEvidence } from './compose-evidence.ts';
import type { DisputeDependencies } from './dependencies.ts';
import { findDispute, partsOf, presentDispute, readFacts } from './read-dispute.ts';

/** Lists disputes of our payments, the newest first: a page of Stripe's list, and one round trip for the orders. */
export function listDisputes(
  { cursor }: { cursor?: string | undefined },
  deps: DisputeDependencies,
): Promise<{ disputes: OperatorDispute[]; nextCursor: string | null }> {
  return withStripe(deps.openStripe, async ({ provider }) => {
    const { disputes, hasMore } = await provider.listDisputes(cursor);
    const found = await Promise.all(
      disputes.map(async (dispute) => {
        const link = dispute.paymentIntentId
          ? await deps.links.find(dispute.paymentIntentId)
          : undefined;
        return link ? [presentDispute({ dispute, link })] : [];
      }),
    );
    return {
      disputes: found.flat(),
      nextCursor: hasMore ? (disputes.at(-1)?.disputeId ?? null) : null,
    };
  });
}

/** @throws Failure `dispute_not_found` */
export function getDisputeEvidence(disputeId: string, deps: DisputeDependencies, now: Date) {
  return withStripe(deps.openStripe, async ({ provider }) => {
    const found = await findDispute(disputeId, provider, deps);
    const evidence = composeEvidence(await readFacts(found, deps, now));
    return { dispute: presentDispute(found), parts: partsOf(evidence) };
  });
}

interface SendInput {
  disputeId: string;
  statement?: string | undefined;
  reason: string;
}

/**
 * Sends the evidence for a dispute to the bank, as it is now. Stripe takes it once; the record says who sent it.
 *
 * @throws Failure `dispute_not_found`, `dispute_closed`; `changed_by_operator` when another operator was faster. Source: rules/money.md M46
 */
export function sendDisputeEvidence(
  { disputeId, statement, reason }: SendInput,
  operator: Operator,
  deps: DisputeDependencies,
  now: Date,
): Promise<OperatorDispute> {
  return withStripe(deps.openStripe, async ({ provider }) => {
    const found = await findDispute(disputeId, provider, deps);
    refuseClosed(found.dispute);
    const evidence = composeEvidence(await readFacts(found, deps, now), statement);
    const entry = {
      operator,
      action: 'sendDisputeEvidence',
      subject: `dispute ${disputeId}`,
      learnerId: found.link.userId,
      reason,
      before: { status: found.dispute.status },
    };
    const done = await deps.audit.begin(entry, deps.newId(now), now);
    const by = { operator: operator.name, at: now.toISOString() };
    const sent = await provider.sendEvidence(disputeId, evidence, by);
    if (!sent) {
      refuseClosed(await provider.readDispute(disputeId));
      throw new Failure('dispute_closed');
    }
    await done();
    return presentDispute({ ...found, dispute: sent });
  });
}

function refuseClosed({
  status,
  sentCount,
  sentBy,
  sentAt,
}: Awaited<ReturnType<typeof findDispute>>['dispute']) {
  if (sentCount > 0 && sentBy !== null && sentAt !== null) {
    throw new Failure('changed_by_operator', { by: [sentBy], at: [sentAt] });
  }
  if (sentCount > 0 || !status.endsWith('needs_response')) throw new Failure('dispute_closed');
}
