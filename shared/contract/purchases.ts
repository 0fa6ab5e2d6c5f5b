/** Purchases and plan of a learner: state, cancellation and exchange. Source: rules/money.md M10, M11, M13, M16, M18. */
import * as z from 'zod';
import { BILLING_INTERVALS } from '#domain/money/billing-interval.ts';
import { CountryCode, CourseId, Dollars, Instant, SortableId, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** Reasons why a purchase can no longer be canceled or exchanged. */
export const CLOSED_REASONS = [
  'window_over',
  'certificate_claimed',
  'exchanged',
  'refunded',
  'refund_requested',
  'disputed',
  /** The payment service no longer has the payment. */
  'payment_missing',
  'not_first_payment',
  'not_paid',
  /** A course of it was opened. */
  'started',
  /** It was not bought by a consumer of Europe. */
  'no_withdrawal_right',
] as const;

/** An option of the learner: open until an instant (inclusive), or closed for a reason. */
const Offer = z.object({
  isOpen: z.boolean(),
  /** When it closes or closed; null if it never applied. */
  until: Instant.nullable(),
  reason: z.enum(CLOSED_REASONS).nullable(),
});

export const PurchaseItem = z.object({
  courseId: CourseId,
  title: z.string(),
  /** This course's share of the payment. */
  amount: Dollars,
  /** The course it was exchanged for, which the item now gives access to. */
  exchangedFor: z.object({ courseId: CourseId, title: z.string(), at: Instant }).nullable(),
  exchange: Offer,
  /** Whether there is a course to exchange it for: of equal or lesser price and not owned. */
  hasExchangeTarget: z.boolean(),
  /** Whether another entitlement covers the course, so that canceling the purchase does not end access. */
  staysOpen: z.boolean(),
});

/** What a promotion code took off. Source: rules/money.md M49 */
export const PurchaseDiscount = z
  .object({ code: z.string(), listPrice: Dollars, amount: Dollars })
  .meta({ id: 'PurchaseDiscount' });

/** What a plan costs with a promotion code. Source: rules/money.md M55 */
export const PlanDiscount = z
  .object({
    code: z.string(),
    /** For one interval, before tax. */
    price: Dollars,
    /** The renewal from which the full price is charged; null while the plan lasts. */
    fullPriceFrom: Instant.nullable(),
  })
  .meta({ id: 'PlanDiscount' });

/** The tax on what is paid. Source: rules/money.md M52 */
export const PurchaseTax = z
  .object({
    /** Before tax was added; with a tax that is included, what is paid. */
    subtotal: Dollars,
    amount: Dollars,
    isIncluded: z.boolean(),
    /** Where it was calculated for. */
    country: CountryCode,
    postalCode: z.string().nullable(),
  })
  .meta({ id: 'PurchaseTax' });

export const ORDER_STATES = [
  /** Not paid yet. */
  'open',
  'paid',
  'refund_requested',
  'refunded',
  /** The bank refused the refund. Access is restored, and an operator looks at it. */
  'refund_failed',
  /** Access is suspended until the bank decides. */
  'disputed',
  'dispute_lost',
  'canceled',
  /** The payment differs from the order. An operator looks at it. */
  'quarantined',
] as const;

export const Purchase = z
  .object({
    orderId: z.string(),
    kind: z.enum(['course', 'bundle']),
    title: z.string(),
    /** What was paid, after the discount and with tax. */
    amount: Dollars,
    discount: PurchaseDiscount.nullable(),
    /** null where no tax was calculated. */
    tax: PurchaseTax.nullable(),
    refundedAmount: Dollars,
    state: z.enum(ORDER_STATES),
    orderedAt: Instant,
    paidAt: Instant.nullable(),
    /** Stripe's receipt. */
    receiptUrl: z.url().nullable(),
    items: z.array(PurchaseItem),
    cancellation: Offer,
    /** To withdraw from the contract, as consumers of Europe can. */
    withdrawal: Offer,
  })
  .meta({ id: 'Purchase' });

/** Stripe's statuses, and `unknown` for one that Stripe may add. */
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
    tier: z.object({
      slug: z.string(),
      name: z.string(),
      /** For one interval. */
      price: Dollars,
      interval: z.enum(BILLING_INTERVALS),
    }),
    /** Whether tax is added to its price, or in it; null without tax. */
    tax: z.enum(['added', 'included']).nullable(),
    /** Of the payments to come; null for the full price. */
    discount: PlanDiscount.nullable(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** Whether it gives access to courses now. */
    isGranting: z.boolean(),
    currentPeriodEnd: Instant.nullable(),
    /** Set if it ends instead of renewing. */
    endsAt: Instant.nullable(),
    /** A smaller plan, or the same by the month, that starts later; null if there is none or the plan is going to end. */
    nextTier: z
      .object({
        name: z.string(),
        price: Dollars,
        interval: z.enum(BILLING_INTERVALS),
        from: Instant,
      })
      .nullable(),
    /** While past due, the instant at which access ends. */
    graceEndsAt: Instant.nullable(),
    /** The newest invoice if it is unpaid. `nextAttemptAt` is null if Stripe will not try the card again automatically. */
    unpaid: z
      .object({
        amount: Dollars,
        nextAttemptAt: Instant.nullable(),
        /** Whether it can be paid now. */
        isPayable: z.boolean(),
      })
      .nullable(),
    /** An invoice waits for an address for which its tax can be calculated. */
    lacksTaxLocation: z.boolean(),
    /** Whether the current period is paid. A past-due plan in an unpaid period can only end at once. */
    isPeriodPaid: z.boolean(),
    /** When it stopped giving access; null while it does. */
    endedAt: Instant.nullable(),
    /** True if Stripe ended it because payments failed. */
    isEndedUnpaid: z.boolean(),
    seatsUsed: z.int(),
    /** Members who wait for a seat since the plan became smaller. */
    pausedMembers: z.int(),
    maxUsers: z.int(),
    startedAt: Instant.nullable(),
    /** Paid and not refunded; a cancellation with a refund returns all of it. */
    keptAmount: Dollars,
    cancellation: Offer,
    withdrawal: Offer,
    /** What holds instead of a price per month when it follows a contract; null for a plan that the learner chose. */
    contract: z
      .object({
        termMonths: z.int(),
        /** When access ends unless the invoice is paid or it renews. */
        accessEndsAt: Instant.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Subscription' });

/** A seat in a plan that another learner pays for. */
export const OwnSeat = z.object({
  seatId: z.string(),
  tierName: z.string(),
  joinedAt: Instant,
  isActive: z.boolean(),
  /** The plan is active but has fewer seats than members. Access returns when a seat becomes free. */
  isPaused: z.boolean(),
  /** The learner has taken over the team and runs it. */
  isOwner: z.boolean(),
});

/** Access that an operator granted to the learner, without a payment. Source: rules/access.md A44 */
export const OwnGrant = z
  .object({
    grantId: z.string(),
    /** null means every course. */
    courseIds: z.array(CourseId).nullable(),
    startedAt: Instant,
    /** null means that it never ends. */
    endsAt: Instant.nullable(),
    isActive: z.boolean(),
    /** The gift code it came from; null for what an operator granted. */
    giftCode: z.string().nullable(),
  })
  .meta({ id: 'OwnGrant' });

export const Purchases = z
  .object({
    /** Paid purchases, newest first. */
    purchases: z.array(Purchase),
    /** The latest plan that was ever paid; null if there is none. */
    subscription: Subscription.nullable(),
    seats: z.array(OwnSeat),
    /** What an operator granted without a payment, the newest first; those that have ended included. */
    grants: z.array(OwnGrant),
    trial: z.object({ startedAt: Instant, endsAt: Instant, isActive: z.boolean() }).nullable(),
  })
  .meta({ id: 'Purchases' });

export const PAYMENT_STATES = [
  /** Not paid, as far as our record shows. */
  'waiting',
  /** The bank is transferring the money, which takes days; access begins when it has arrived. */
  'processing',
  /** The learner has access to what it paid for. */
  'granted',
  /** The payment differs from the order, or its state is unknown. An operator looks at it. */
  'checking',
  /** Access is suspended until the bank decides. */
  'disputed',
  /** The learner already owned everything in it; it is refunded. */
  'duplicate',
  /** Refunded, or the refund is on its way, or the bank took the money back. */
  'refunded',
  /** A paid plan that no longer gives access. */
  'ended',
  /** Never paid, and it can no longer be paid. */
  'failed',
] as const;

/** State of a payment according to the server's own record. */
export const PaymentState = z
  .object({
    orderId: z.string(),
    kind: z.enum(['course', 'bundle', 'subscription']),
    description: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** How often the plan is paid; null for a purchase. */
    interval: z.enum(BILLING_INTERVALS).nullable(),
    /** Courses it gives access to; while it gives none, the courses of the order. */
    courseIds: z.array(CourseId),
  })
  .meta({ id: 'PaymentState' });

const userParams = z.strictObject({ userId: UserId });
const orderParams = z.strictObject({ userId: UserId, orderId: SortableId });
/** Id of a PaymentIntent or a SetupIntent. */
const PaymentId = z
  .string()
  .max(255)
  .regex(/^(pi|seti)_\w+$/, "must be an id of Stripe's that begins with pi_ or seti_");

export const purchaseRoutes = defineRoutes({
  listPurchases: {
    method: 'GET',
    path: '/api/users/{userId}/purchases',
    summary: 'Purchases, plan and seats of the learner, each with its options and their deadlines',
    group: 'billing',
    access: 'learner',
    params: userParams,
    response: Purchases,
  },
  getPayment: {
    method: 'GET',
    path: '/api/users/{userId}/payments/{paymentId}',
    summary:
      "State of a payment; `paymentId` is Stripe's `pi_…` or `seti_…`; with `ask=stripe`, a waiting one is looked up at Stripe",
    group: 'billing',
    access: 'learner',
    params: z.strictObject({ userId: UserId, paymentId: PaymentId }),
    query: z.strictObject({ ask: z.literal('stripe').optional() }),
    response: PaymentState,
    errors: ['order_not_found'],
  },
  completeFreeOrder: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/completion',
    summary:
      'Complete an order of which a promotion code leaves nothing to pay; access begins at once. Safe to repeat',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: orderParams,
    response: PaymentState,
    errors: ['order_not_found', 'already_owned', 'write_conflict'],
  },
  redeemGiftCode: {
    method: 'POST',
    path: '/api/users/{userId}/gift-codes',
    summary: 'Redeem a gift code: what it gives is open at once, without a payment',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId }),
    body: z.strictObject({
      /** As the learner typed it. */
      code: z.string().trim().min(1).max(60),
    }),
    response: Purchases,
    errors: [
      'gift_code_invalid',
      'gift_code_redeemed',
      'already_owned',
      'account_closing',
      'write_conflict',
    ],
  },
  cancelPurchase: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/cancellation',
    summary:
      'Cancel while the offer is open, for a full refund; access ends. For a plan, the first payment counts',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: orderParams,
    response: Purchases,
    errors: [
      'order_not_found',
      'cancellation_closed',
      'payment_missing',
      'certificate_claimed',
      'write_conflict',
      'cancellation_unavailable',
    ],
  },
  withdrawFromContract: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/withdrawal',
    summary:
      'Withdraw from the contract as a consumer of Europe while the offer is open: everything paid is refunded, access ends, and a mail confirms the time',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: orderParams,
    response: Purchases,
    errors: [
      'order_not_found',
      'withdrawal_closed',
      'payment_missing',
      'certificate_claimed',
      'write_conflict',
      'cancellation_unavailable',
    ],
  },
  exchangeCourse: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/exchange',
    summary:
      'Exchange a bought course once, while the offer is open, for one of equal or lesser price; no difference is paid back',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: orderParams,
    body: z.strictObject({ courseId: CourseId, newCourseId: CourseId }),
    response: Purchases,
    errors: [
      'order_not_found',
      'course_not_found',
      'course_not_offered',
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
    summary: 'Cancel the plan to the end of the paid period, or resume it',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ atPeriodEnd: z.boolean() }),
    response: Purchases,
    errors: [
      'subscription_not_found',
      'plan_by_contract',
      'write_conflict',
      'plan_change_unavailable',
    ],
  },
  payOpenInvoice: {
    method: 'POST',
    path: '/api/users/{userId}/subscription/payment',
    summary:
      "Pay the plan's open invoice now; the server chooses the invoice. Safe to repeat: it is charged once, and a plan that owes nothing counts as paid",
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    response: z.object({
      /** `pending`: the money is on its way; `confirm`: the bank asks the learner on the page `confirmUrl`. */
      outcome: z.enum(['paid', 'pending', 'confirm']),
      confirmUrl: z.url().nullable(),
      purchases: Purchases,
    }),
    errors: [
      'subscription_not_found',
      'card_declined',
      'card_missing',
      'write_conflict',
      'plan_payment_unavailable',
    ],
  },
  createPortalSession: {
    method: 'POST',
    path: '/api/users/{userId}/billing-portal',
    summary: "Open Stripe's customer portal: cards, invoices, receipts, change of plan",
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ flow: z.enum(['overview', 'change-tier', 'update-card']) }),
    response: z.object({ url: z.url() }),
    status: 201,
    errors: ['subscription_not_found', 'plan_by_contract', 'write_conflict', 'portal_unavailable'],
  },
});

export type ClosedReason = (typeof CLOSED_REASONS)[number];
export type OrderState = (typeof ORDER_STATES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type Purchase = z.infer<typeof Purchase>;
export type PurchaseDiscount = z.infer<typeof PurchaseDiscount>;
export type PlanDiscount = z.infer<typeof PlanDiscount>;
export type PurchaseTax = z.infer<typeof PurchaseTax>;
export type PurchaseItem = z.infer<typeof PurchaseItem>;
export type Subscription = z.infer<typeof Subscription>;
export type OwnGrant = z.infer<typeof OwnGrant>;
export type OwnSeat = z.infer<typeof OwnSeat>;
export type Purchases = z.infer<typeof Purchases>;
export type PaymentState = z.infer<typeof PaymentState>;
