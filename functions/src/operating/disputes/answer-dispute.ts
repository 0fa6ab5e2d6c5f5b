import type { OperatorDispute } from '@learning/shared/contract/operators/disputes';
import { takesEvidence, type DisputeCase } from '#billing/dispute-provider.ts';
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
  now: Date,
): Promise<{ disputes: OperatorDispute[]; nextCursor: string | null }> {
  return withStripe(deps.openStripe, async ({ provider }) => {
    const { disputes, hasMore } = await provider.listDisputes(cursor);
    const found = await Promise.all(
      disputes.map(async (dispute) => {
        const link = dispute.paymentIntentId
          ? await deps.links.find(dispute.paymentIntentId)
          : undefined;
        return link ? [presentDispute({ dispute, link }, now)] : [];
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
    return { dispute: presentDispute(found, now), parts: partsOf(evidence) };
  });
}

interface SendInput {
  disputeId: string;
  statement?: string | undefined;
  /** A PDF as a `data:` address. */
  file?: string | undefined;
  reason: string;
}

/**
 * Sends the evidence for a dispute to the bank, as it is now. Stripe takes it once; the record says who sent it.
 *
 * @throws Failure `dispute_not_found`, `dispute_closed`; `changed_by_operator` when another operator was faster. Source: rules/money.md M46
 */
export function sendDisputeEvidence(
  { disputeId, statement, file, reason }: SendInput,
  operator: Operator,
  deps: DisputeDependencies,
  now: Date,
): Promise<OperatorDispute> {
  return withStripe(deps.openStripe, async ({ provider }) => {
    const found = await findDispute(disputeId, provider, deps);
    refuseClosed(found.dispute, now);
    const pdf = file === undefined ? undefined : Buffer.from(file.slice(PREFIX.length), 'base64');
    const evidence = composeEvidence(await readFacts(found, deps, now), statement);
    const entry = {
      operator,
      action: 'sendDisputeEvidence',
      subject: `dispute ${disputeId}`,
      learnerId: found.link.userId,
      reason,
      before: { status: found.dispute.status },
      after: { fileBytes: pdf?.length ?? 0 },
    };
    const done = await deps.audit.begin(entry, deps.newId(now), now);
    const by = { operator: operator.name, at: now };
    const sent = await provider.sendEvidence(disputeId, evidence, by, pdf);
    if (!sent) {
      refuseClosed(await provider.readDispute(disputeId), now);
      throw new Failure('dispute_closed');
    }
    await done();
    return presentDispute({ ...found, dispute: sent }, now);
  });
}

const PREFIX = 'data:application/pdf;base64,';

function refuseClosed(dispute: DisputeCase, now: Date) {
  const { sentCount, sentBy, sentAt } = dispute;
  if (sentCount > 0 && sentBy !== null && sentAt !== null) {
    throw new Failure('changed_by_operator', { by: [sentBy], at: [sentAt] });
  }
  if (!takesEvidence(dispute, now)) throw new Failure('dispute_closed');
}
