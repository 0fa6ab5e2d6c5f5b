/** What a learner bought, and what can still be done with it (DECISIONS sections 2 and 3). */
import * as z from 'zod';
import { CourseId, Dollars, Instant, SortableId, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** Why a purchase can no longer be cancelled or exchanged. */
export const CLOSED_REASONS = [
  'window_over',
  'certificate_claimed',
  'exchanged',
  'refunded',
  'refund_requested',
  'disputed',
  'not_first_payment',
  'not_paid',
] as const;

/** An offer to the learner: open until an instant (inclusive), or closed for a reason. */
const Offer = z.object({
  isOpen: z.boolean(),
  /** When it closes or closed; null where it never applied. */
  until: Instant.nullable(),
  reason: z.enum(CLOSED_REASONS).nullable(),
});

export const PurchaseItem = z.object({
  courseId: CourseId,
  title: z.string(),
  /** The part of the payment that stands for this course. */
  amount: Dollars,
  /** The course it was exchanged for; its access is what the item gives now. */
  exchangedFor: z.object({ courseId: CourseId, title: z.string(), at: Instant }).nullable(),
  exchange: Offer,
  /** Whether a course exists to exchange it for: of equal or lesser price, and not owned. */
  hasExchangeTarget: z.boolean(),
  /** Whether something else opens its course, too: cancelling the purchase does not close it. */
  staysOpen: z.boolean(),
});

export const ORDER_STATES = [
  /** Not paid yet. */
  'open',
  'paid',
  'refund_requested',
  'refunded',
  /** The bank refused the refund; a person looks at it. Access is back. */
  'refund_failed',
  /** Suspended until the bank decides. */
  'disputed',
  'dispute_lost',
  'canceled',
  /** What was paid is not what was ordered; a person looks at it. */
  'quarantined',
] as const;

export const Purchase = z
  .object({
    orderId: z.string(),
    kind: z.enum(['course', 'bundle']),
    title: z.string(),
    amount: Dollars,
    refundedAmount: Dollars,
    state: z.enum(ORDER_STATES),
    orderedAt: Instant,
    paidAt: Instant.nullable(),
    /** Stripe's receipt. */
    receiptUrl: z.url().nullable(),
    items: z.array(PurchaseItem),
    cancellation: Offer,
  })
  .meta({ id: 'Purchase' });

/** Stripe's own words, and `unknown` for one that Stripe adds later. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'unknown',
] as const;

export const Subscription = z
  .object({
    orderId: z.string(),
    tier: z.object({ slug: z.string(), name: z.string(), price: Dollars }),
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** Whether it opens courses now. */
    isGranting: z.boolean(),
    currentPeriodEnd: Instant.nullable(),
    /** Set when it ends instead of being renewed. */
    endsAt: Instant.nullable(),
    /** The smaller plan that was chosen and begins then; null where none waits or the plan is to end. */
    nextTier: z.object({ name: z.string(), price: Dollars, from: Instant }).nullable(),
    /** While past due: until when courses stay open. */
    graceEndsAt: Instant.nullable(),
    /** The newest invoice, where it was not paid, and when Stripe tries the card again; null there: not by itself. */
    unpaid: z.object({ amount: Dollars, nextAttemptAt: Instant.nullable() }).nullable(),
    /** Whether the period that runs is paid; a plan past due in one that is not can only end at once. */
    isPeriodPaid: z.boolean(),
    /** When it stopped opening courses; null while it opens them. */
    endedAt: Instant.nullable(),
    /** Whether Stripe ended it because payments failed. */
    isEndedUnpaid: z.boolean(),
    seatsUsed: z.int(),
    maxUsers: z.int(),
    startedAt: Instant.nullable(),
    /** What was paid for it and did not go back: a cancellation with a refund gives back all of it. */
    keptAmount: Dollars,
    cancellation: Offer,
  })
  .meta({ id: 'Subscription' });

/** A seat in somebody else's plan. */
export const OwnSeat = z.object({
  seatId: z.string(),
  tierName: z.string(),
  joinedAt: Instant,
  isActive: z.boolean(),
  /** The plan runs, and has fewer seats than members now: it opens again when another one is free. */
  isPaused: z.boolean(),
});

export const Purchases = z
  .object({
    /** Newest first; without those that were never paid. */
    purchases: z.array(Purchase),
    /** The latest that is or was paid; null when there was none. */
    subscription: Subscription.nullable(),
    seats: z.array(OwnSeat),
    trial: z.object({ startedAt: Instant, endsAt: Instant, isActive: z.boolean() }).nullable(),
  })
  .meta({ id: 'Purchases' });

export const PAYMENT_STATES = [
  /** Not paid, as far as our books know. */
  'waiting',
  /** What it paid for is open. */
  'granted',
  /** What was paid is not what was ordered, or not in a state we know; a person looks at it. */
  'checking',
  /** Suspended until the bank decides. */
  'disputed',
  /** Everything in it was owned already; the money goes back. */
  'duplicate',
  /** The money went back, or is on its way: canceled, paid back, or taken back by the bank. */
  'refunded',
  /** A plan that was paid, and opens nothing any more. */
  'ended',
  /** Never paid, and can be paid no more. */
  'failed',
] as const;

/** Where a payment stands by the server's own books. */
export const PaymentState = z
  .object({
    orderId: z.string(),
    kind: z.enum(['course', 'bundle', 'subscription']),
    description: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** Those it opens; those of the order while it opens none. */
    courseIds: z.array(CourseId),
  })
  .meta({ id: 'PaymentState' });

const userParams = z.strictObject({ userId: UserId });
const orderParams = z.strictObject({ userId: UserId, orderId: SortableId });
/** Of a PaymentIntent or a SetupIntent. */
const PaymentId = z
  .string()
  .max(255)
  .regex(/^(pi|seti)_\w+$/, "an id of Stripe's that begins with pi_ or seti_");

export const purchaseRoutes = defineRoutes({
  listPurchases: {
    method: 'GET',
    path: '/api/users/{userId}/purchases',
    summary: 'Purchases, plan and seats of the learner, each with what can be done and until when',
    group: 'billing',
    access: 'learner',
    params: userParams,
    response: Purchases,
  },
  getPayment: {
    method: 'GET',
    path: '/api/users/{userId}/payments/{paymentId}',
    summary:
      "Whether a payment has been granted; `paymentId` is Stripe's `pi_…` or `seti_…`; with `ask=stripe` one that waits is looked up there",
    group: 'billing',
    access: 'learner',
    params: z.strictObject({ userId: UserId, paymentId: PaymentId }),
    query: z.strictObject({ ask: z.literal('stripe').optional() }),
    response: PaymentState,
    errors: ['order_not_found'],
  },
  cancelPurchase: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/cancellation',
    summary:
      'Cancel within 24 hours of the payment: full refund, access ends; for a plan its first payment only',
    group: 'billing',
    access: 'learner',
    params: orderParams,
    response: Purchases,
    errors: [
      'order_not_found',
      'cancellation_closed',
      'certificate_claimed',
      'write_conflict',
      'payments_unavailable',
    ],
  },
  exchangeCourse: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/exchange',
    summary:
      'Exchange a bought course, once and within 30 days, for one of equal or lesser price; no difference is paid back',
    group: 'billing',
    access: 'learner',
    params: orderParams,
    body: z.strictObject({ courseId: CourseId, newCourseId: CourseId }),
    response: Purchases,
    errors: [
      'order_not_found',
      'course_not_found',
      'already_owned',
      'exchange_closed',
      'exchange_price_too_high',
      'certificate_claimed',
      'write_conflict',
    ],
  },
  setSubscriptionEnd: {
    method: 'PUT',
    path: '/api/users/{userId}/subscription/end',
    summary: 'Let the plan end with the period that is paid, or let it go on',
    group: 'billing',
    access: 'learner',
    params: userParams,
    body: z.strictObject({ atPeriodEnd: z.boolean() }),
    response: Purchases,
    errors: ['subscription_not_found', 'write_conflict', 'payments_unavailable'],
  },
  createPortalSession: {
    method: 'POST',
    path: '/api/users/{userId}/billing-portal',
    summary: "Stripe's customer portal: cards, invoices and receipts, change of plan",
    group: 'billing',
    access: 'learner',
    params: userParams,
    body: z.strictObject({ flow: z.enum(['overview', 'change-tier', 'update-card']) }),
    response: z.object({ url: z.url() }),
    status: 201,
    errors: ['subscription_not_found', 'payments_unavailable'],
  },
});

export type ClosedReason = (typeof CLOSED_REASONS)[number];
export type OrderState = (typeof ORDER_STATES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type Purchase = z.infer<typeof Purchase>;
export type PurchaseItem = z.infer<typeof PurchaseItem>;
export type Subscription = z.infer<typeof Subscription>;
export type OwnSeat = z.infer<typeof OwnSeat>;
export type Purchases = z.infer<typeof Purchases>;
export type PaymentState = z.infer<typeof PaymentState>;
