/** Disputes of payments, and the evidence for them. Source: rules/money.md M46 */
import * as z from 'zod';
import { Dollars, Instant, VisibleText } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { Cursor, LearnerId, Reason } from './fields.ts';

export const OperatorDispute = z
  .object({
    disputeId: z.string(),
    learnerId: LearnerId,
    orderId: z.string(),
    kind: z.enum(['order', 'subscription']),
    amount: Dollars,
    /** Stripe's words, such as `fraudulent` and `needs_response`. */
    reason: z.string(),
    status: z.string(),
    createdAt: Instant,
    /** Until when the bank takes evidence; null when it takes none. */
    dueAt: Instant.nullable(),
    /** Whether the bank still takes evidence: it was not sent, and the time is not over. */
    canSend: z.boolean(),
    sentBy: z.string().nullable(),
    sentAt: Instant.nullable(),
    /** Whether a PDF was sent with the texts. */
    hasFile: z.boolean(),
  })
  .meta({ id: 'OperatorDispute' });

const EvidencePart = z.object({ name: z.string(), title: z.string(), text: z.string() });

const group = 'operating';
const params = z.strictObject({
  disputeId: z.string().regex(/^(du|dp)_\w{1,60}$/, 'must be the id of a dispute'),
});

export const operatorDisputeRoutes = defineRoutes({
  listDisputes: {
    method: 'GET',
    path: '/api/operator/disputes',
    summary: 'Disputes of payments to this environment, the newest first',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'reads',
    query: z.strictObject({ cursor: Cursor.optional() }),
    response: z.object({
      disputes: z.array(OperatorDispute),
      /** null on the last page. A page may be short, because another environment may share the account. */
      nextCursor: z.string().nullable(),
    }),
    errors: ['payments_unavailable'],
  },
  getDisputeEvidence: {
    method: 'GET',
    path: '/api/operator/disputes/{disputeId}/evidence',
    summary: 'The evidence for a dispute as it would be sent now',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'reads',
    params,
    response: z.object({ dispute: OperatorDispute, parts: z.array(EvidencePart) }),
    errors: ['payments_unavailable', 'dispute_not_found'],
  },
  sendDisputeEvidence: {
    method: 'POST',
    path: '/api/operator/disputes/{disputeId}/evidence',
    summary: 'Send the evidence for a dispute to Stripe and the bank, which takes it once',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'changes',
    params,
    body: z.strictObject({
      /** What else the bank should know; stands first. */
      statement: VisibleText(2_000).optional(),
      /** The same as one file, which the bank gets beside the texts. */
      file: z
        .string()
        .max(250_000)
        .regex(
          // Base64 of `%PDF`, and what follows.
          /^data:application\/pdf;base64,JVBER[A-Za-z0-9+/]+={0,2}$/,
          'must be a PDF file as a data: address',
        )
        .optional(),
      reason: Reason,
    }),
    response: OperatorDispute,
    errors: ['payments_unavailable', 'dispute_not_found', 'changed_by_operator', 'dispute_closed'],
  },
});

export type OperatorDispute = z.infer<typeof OperatorDispute>;
