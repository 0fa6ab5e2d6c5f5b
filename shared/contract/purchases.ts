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
    /** While past due: until when courses stay open. */
    graceEndsAt: Instant.nullable(),
    seatsUsed: z.int(),
    maxUsers: z.int(),
    startedAt: Instant.nullable(),
    cancellation: Offer,
  })
  .meta({ id: 'Subscription' });

/** A seat in somebody else's plan. */
export const OwnSeat = z.object({
  seatId: z.string(),
  tierName: z.string(),
  joinedAt: Instant,
  isActive: z.boolean(),
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

/** Where a payment stands by the server's own books. */
export const PaymentState = z
  .object({
    orderId: z.string(),
    kind: z.enum(['course', 'bundle', 'subscription']),
    description: z.string(),
    /** `waiting`: Stripe has not told us yet. `refunded`: everything in it was owned already, the money goes back. */
    state: z.enum(['waiting', 'granted', 'refunded', 'failed']),
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
    summary: "Whether a payment has been granted; `paymentId` is Stripe's `pi_…` or `seti_…`",
    group: 'billing',
    access: 'learner',
    params: z.strictObject({ userId: UserId, paymentId: PaymentId }),
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
