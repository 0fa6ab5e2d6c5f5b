import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import {
  takesEvidence,
  type DisputeCase,
  type DisputeProvider,
} from '#billing/dispute-provider.ts';
import type { StripeAccount } from './client/account.ts';
import {
  KEY_REUSED_WITH_OTHER_PARAMETERS,
  mapStripeErrors,
  mapStripeErrorsUnless,
  SERVER_FAILURE,
} from './client/map-errors.ts';
import { idOf, instantOf } from './client/stripe-client.ts';

const PAGE = 20;
const MINUTE_MS = 60_000;

/** Implements what operators do about disputes. @see https://docs.stripe.com/disputes/api */
export function stripeDisputes(
  stripe: Stripe,
  { readById }: Pick<StripeAccount, 'readById'>,
): DisputeProvider {
  const readDispute = (disputeId: string) =>
    readById(disputeId, async () => caseOf(await stripe.disputes.retrieve(disputeId)));
  return {
    readDispute,

    listDisputes: (after) =>
      mapStripeErrors(async () => {
        const page = { limit: PAGE, ...(after === undefined ? {} : { starting_after: after }) };
        const { data, has_more: hasMore } = await stripe.disputes.list(page);
        return { disputes: data.map(caseOf), hasMore };
      }),

    async sendEvidence(disputeId, evidence, { operator, at }, file) {
      const before = await readDispute(disputeId);
      if (!takesEvidence(before, at)) return null;
      const fileId = file && (await uploadEvidence(stripe, disputeId, file));
      const send = async (idempotencyKey: string) =>
        caseOf(
          await stripe.disputes.update(
            disputeId,
            {
              evidence: { ...evidence, ...(fileId ? { uncategorized_file: fileId } : {}) },
              metadata: { sentBy: operator, sentAt: at.toISOString() },
              submit: true,
            },
            { idempotencyKey },
          ),
        );
      // Two operators at once send one of the two.
      const key = `evidence:${disputeId}:${before.sentCount}`;
      return mapStripeErrorsUnless(
        () => send(key),
        [KEY_REUSED_WITH_OTHER_PARAMETERS, SERVER_FAILURE],
        async () => {
          const now = await readDispute(disputeId);
          if (now.sentCount > before.sentCount) return isSentBy(now, operator, at) ? now : null;
          // Stripe replays an error to the same key for a day.
          return mapStripeErrorsUnless(
            () => send(`${key}:${Math.floor(at.getTime() / MINUTE_MS)}`),
            [KEY_REUSED_WITH_OTHER_PARAMETERS],
            () => null,
          );
        },
      );
    },
  };
}

const isSentBy = ({ sentBy, sentAt }: DisputeCase, operator: string, at: Date) =>
  sentBy === operator && sentAt === at.toISOString();

/** Uploads a file once, however often it is sent. @see https://docs.stripe.com/file-upload */
async function uploadEvidence(stripe: Stripe, disputeId: string, file: Uint8Array) {
  const digest = createHash('sha256').update(file).digest('hex');
  const { id } = await mapStripeErrors(() =>
    stripe.files.create(
      {
        purpose: 'dispute_evidence',
        file: { data: file, name: `evidence-${disputeId}.pdf`, type: 'application/pdf' },
      },
      { idempotencyKey: `evidence-file:${disputeId}:${digest}` },
    ),
  );
  return id;
}

function caseOf(dispute: Stripe.Dispute): DisputeCase {
  const { due_by: dueBy, submission_count: sentCount } = dispute.evidence_details;
  return {
    disputeId: dispute.id,
    paymentIntentId: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
    currency: dispute.currency,
    reason: dispute.reason,
    status: dispute.status,
    createdAt: instantOf(dispute.created),
    dueAt: dueBy === null ? null : instantOf(dueBy),
    sentCount,
    sentBy: dispute.metadata['sentBy'] ?? null,
    sentAt: dispute.metadata['sentAt'] ?? null,
    fileId: idOf(dispute.evidence.uncategorized_file),
  };
}
