/** One learner as support sees them: everything that answers "I paid and see nothing", and nothing that they wrote. Source: rules/access.md A43 */
import { BILLING_INTERVALS } from '#domain/money/billing-interval.ts';
import * as z from 'zod';
import { Dollars, Instant, SortableId } from '../fields.ts';
import { ExtraTimeFactor } from '../profile.ts';
import { ORDER_STATES } from '../purchases.ts';
import { defineRoutes } from '../route.ts';
import { PastSignIn } from '../sign-in-changes.ts';
import { LearnerAccount, PendingErasure } from './accounts.ts';
import { AuditEntry } from './audit.ts';
import { LearnerId, Reason, Statement } from './fields.ts';

/** What is wrong, or that nothing is: the first that applies. */
export const DIAGNOSES = [
  'account_closed',
  'account_unconfirmed',
  /** Stripe has the money, and the learner does not have what it pays for. */
  'paid_without_access',
  'payment_quarantined',
  'refund_failed',
  'payment_disputed',
  /** A bank debit is under way. */
  'payment_processing',
  'plan_past_due',
  /** An invoice of the plan waits for an address, without which its tax cannot be calculated. */
  'plan_lacks_tax_address',
  'payment_unfinished',
  /** Stripe does not respond, and an order waits for it. */
  'stripe_silent',
  'has_access',
  'access_returned',
  'access_ended',
  'nothing_bought',
] as const;
export type DiagnosisKind = (typeof DIAGNOSES)[number];

const Order = z.object({
  orderId: z.string(),
  title: z.string(),
  amount: Dollars,
  refunded: Dollars,
  state: z.enum(ORDER_STATES),
  orderedAt: Instant,
  paidAt: Instant.nullable(),
  quarantineReason: z.string().nullable(),
  paymentId: z.string().nullable(),
  /** Stripe's word, read now; null when it was not asked or does not respond. */
  statusAtStripe: z.string().nullable(),
  /** Grows with each change; a refund names the one that its operator saw. */
  version: z.int(),
});

const Plan = z.object({
  orderId: z.string(),
  tierName: z.string(),
  price: Dollars,
  /** What the price is for; null for the term of a contract. */
  interval: z.enum(BILLING_INTERVALS).nullable(),
  kept: Dollars,
  refunded: Dollars,
  status: z.string(),
  statusAtStripe: z.string().nullable(),
  startedAt: Instant.nullable(),
  currentPeriodEnd: Instant.nullable(),
  accessEndsAt: Instant.nullable(),
  cancelAt: Instant.nullable(),
  subscriptionId: z.string().nullable(),
  /** An invoice waits for an address for which its tax can be calculated. */
  lacksTaxLocation: z.boolean(),
  version: z.int(),
});

const Entitlement = z.object({
  name: z.string(),
  kind: z.string(),
  /** null for all courses. */
  courses: z.array(z.string()).nullable(),
  startedAt: Instant,
  endsAt: Instant.nullable(),
  isActive: z.boolean(),
  orderId: z.string().nullable(),
});

const Enrollment = z.object({
  courseId: z.int(),
  title: z.string(),
  completedModules: z.int(),
  modules: z.int(),
  minutes: z.int(),
  enrolledAt: Instant,
  completedAt: Instant.nullable(),
});

const Result = z.object({
  activityId: z.string(),
  title: z.string(),
  courseTitle: z.string(),
  score: z.int(),
  isPassed: z.boolean(),
  attempts: z.int(),
  at: Instant,
});

const OwnedCertificate = z.object({
  certificateId: z.string(),
  courseTitle: z.string(),
  state: z.enum(['valid', 'revoked', 'replaced']),
  issuedAt: Instant,
});

/** A mail that followed an event. Its text is not stored. */
/** Why a mail can't be sent again: its link is secret and stored nowhere; its event is older than 90 days; it was about that day. */
export const RESEND_REFUSALS = ['secret_link', 'event_gone', 'of_its_time'] as const;

const SentMail = z.object({
  eventName: z.string(),
  state: z.enum(['sending', 'sent', 'refused', 'unsent']),
  at: Instant,
  /** When an operator sent it again last. */
  resentAt: Instant.nullable(),
  /** null for one that an operator can send again. */
  resendRefusal: z.enum(RESEND_REFUSALS).nullable(),
});

/** A browser on a system from which a learner signed in within 180 days. */
const Device = z.object({
  device: z.string(),
  signIns: z.int(),
  firstSignInAt: Instant,
  lastSignInAt: Instant,
});

const LearnerEvent = z.object({
  name: z.string(),
  type: z.string(),
  at: Instant,
  data: z.record(z.string(), z.json()),
});

export const LearnerOverview = z
  .object({
    account: LearnerAccount,
    diagnosis: z.object({
      kind: z.enum(DIAGNOSES),
      /** The order or plan that it is about. */
      orderId: z.string().nullable(),
      title: z.string().nullable(),
    }),
    timeZone: z.string().nullable(),
    /** For timed checks, as the learner's settings say. */
    extraTimeFactor: ExtraTimeFactor,
    minutes: z.int(),
    lastActiveAt: Instant.nullable(),
    orders: z.array(Order),
    plans: z.array(Plan),
    entitlements: z.array(Entitlement),
    enrollments: z.array(Enrollment),
    results: z.array(Result),
    certificates: z.array(OwnedCertificate),
    mails: z.array(SentMail),
    /** The last 20 of 180 days, the newest first. */
    signIns: z.array(PastSignIn),
    devices: z.array(Device),
    /** Of the last 90 days, the newest first. */
    events: z.array(LearnerEvent),
    /** What operators did to the account, the newest first. */
    changes: z.array(AuditEntry),
    erasure: PendingErasure.nullable(),
  })
  .meta({ id: 'LearnerOverview' });
export type SentMail = z.infer<typeof SentMail>;
export type LearnerOverview = z.infer<typeof LearnerOverview>;

const group = 'operating';
const params = z.strictObject({ learnerId: LearnerId });

export const operatorLearnerRoutes = defineRoutes({
  findLearners: {
    method: 'POST',
    path: '/api/operator/learners/search',
    summary:
      'Learners by the beginning of an address or a name, or by the id of an account, order, payment or certificate; at most 20',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'reads',
    isRead: true,
    body: z.strictObject({ query: z.string().trim().min(2).max(254) }),
    response: z.object({ learners: z.array(LearnerAccount) }),
  },
  getLearnerOverview: {
    method: 'GET',
    path: '/api/operator/learners/{learnerId}',
    summary: 'One learner’s whole story: access, purchases, progress, mails, sign-ins, events',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'reads',
    params,
    response: LearnerOverview,
    errors: ['account_not_found'],
  },
  reconcileLearner: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/reconciliation',
    summary: 'Bring all orders and plans of a learner in line with Stripe now; safe to repeat',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'changes',
    params,
    body: z.strictObject({ reason: Reason }),
    response: z.object({
      /** Orders and plans whose state changed. */
      corrected: z.array(z.object({ orderId: z.string(), from: z.string(), to: z.string() })),
      checked: z.int(),
    }),
    errors: ['account_not_found', 'payments_unavailable', 'write_conflict'],
  },
  refundPayment: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/orders/{orderId}/refund',
    summary:
      'Refund a purchase or the latest payment of a plan, whole or in part; a repeated id refunds once',
    group,
    access: 'operator',
    roles: ['finance', 'support'],
    effect: 'changes',
    params: params.extend({ orderId: SortableId }),
    body: z.strictObject({
      /** Created by the sender, so that a repeated call is recognized. */
      refundId: z.uuid(),
      /** null for everything that is left: the courses are withdrawn with it. */
      amount: z.number().positive().multipleOf(0.01).nullable(),
      /** The version on the caller's screen; another one is a conflict. */
      version: z.int().positive(),
      reason: Reason,
    }),
    response: z.object({ orderId: z.string(), state: z.string(), refunded: Dollars }),
    errors: [
      'order_not_found',
      'changed_by_operator',
      'nothing_to_refund',
      'payment_missing',
      'payment_disputed',
      'payments_unavailable',
      'write_conflict',
    ],
  },
  resendConfirmationCode: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/confirmation-code',
    summary: 'Mail the code that confirms a new account again',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ learnerId: z.string() }),
    errors: ['account_not_found', 'account_confirmed', 'mail_not_sent'],
  },
  setExtraTime: {
    method: 'PUT',
    path: '/api/operator/learners/{learnerId}/extra-time',
    summary: 'Set a learner’s extra time for timed checks that start from now on; safe to repeat',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({
      extraTimeFactor: ExtraTimeFactor,
      /** The one on the caller's screen; another one is a conflict. */
      from: ExtraTimeFactor,
      reason: Reason,
    }),
    response: z.object({ learnerId: z.string(), extraTimeFactor: ExtraTimeFactor }),
    errors: ['account_not_found', 'extra_time_changed', 'write_conflict'],
  },
  removeLearnerPhoto: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/photo-removal',
    summary: 'Remove a learner’s profile photo, and tell the learner why',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({
      /** What the learner reads. */
      statement: Statement,
      reason: Reason,
    }),
    response: z.object({ learnerId: z.string() }),
    errors: ['photo_not_found', 'write_conflict'],
  },
  resendMail: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/mails',
    summary:
      'Send a mail of the list again, such as an invoice or a certificate: three a day and mailbox',
    group,
    access: 'operator',
    roles: ['support', 'finance'],
    effect: 'changes',
    params,
    body: z.strictObject({ eventName: z.string().min(1).max(300), reason: Reason }),
    response: z.object({ eventName: z.string() }),
    errors: [
      'account_not_found',
      'mail_not_found',
      'mail_not_resendable',
      'mailbox_blocked',
      'mailbox_limit_reached',
      'mail_not_sent',
    ],
  },
  exportLearnerData: {
    method: 'POST',
    path: '/api/operator/learners/{learnerId}/data-export',
    summary: 'Prepare the download of all data for a learner, who is told by mail when it is ready',
    group,
    access: 'operator',
    roles: ['support'],
    effect: 'changes',
    params,
    body: z.strictObject({ reason: Reason }),
    response: z.object({ learnerId: z.string() }),
    errors: ['account_not_found', 'export_running'],
  },
});
