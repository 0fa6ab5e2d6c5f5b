/** What billing stores. Rows are parsed with these on the way out. */
import { ORDER_STATES } from '@learning/shared/contract/purchases';
import * as z from 'zod';

export const BILLING_SCHEMA_VERSION = 1;

/** One course of an order. */
export const OrderItem = z.object({
  courseId: z.int(),
  title: z.string(),
  /** Its share of what was paid: `floor(paid × list price / sum of list prices)`; of a course by itself all of it. */
  shareCents: z.int(),
  /** False where the course was owned through another order when this one was paid: nothing of it to withdraw. */
  isGranted: z.boolean(),
  /** It opened the course once, and left it to another order that had paid for it, too: it is no duplicate of that one. */
  wasGranted: z.literal(true).optional(),
  exchangedFor: z.object({ courseId: z.int(), title: z.string(), at: z.string() }).nullable(),
});

/** A one-time purchase of a course or a bundle. Amount and courses are frozen when it is made. */
export const OrderRecord = z.object({
  entity: z.literal('order'),
  /** ULID. */
  orderId: z.string(),
  userId: z.string(),
  kind: z.enum(['course', 'bundle']),
  /** `course#000014`, `bundle#000016`. */
  sku: z.string(),
  title: z.string(),
  amountCents: z.int(),
  currency: z.literal('usd'),
  items: z.array(OrderItem),
  state: z.enum(ORDER_STATES),
  createdAt: z.string(),
  customerId: z.string(),
  /** null until Stripe has answered. */
  paymentIntentId: z.string().nullable(),
  /** When the charge was made: cancellation and exchange count from it. */
  paidAt: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /** Since when a dispute suspends it; absent when none does. */
  disputedAt: z.string().optional(),
  refundedCents: z.int(),
  /** Set before Stripe is asked, so that a crash in between is healed. */
  refundRequest: z
    .object({ at: z.string(), reason: z.enum(['requested_by_customer', 'duplicate']) })
    .nullable(),
  /** What is not as ordered, for the operator. */
  quarantineReason: z.string().nullable(),
  /** Grows with each change. */
  version: z.int(),
});

/** A learner's plan. */
export const SubscriptionRecord = z.object({
  entity: z.literal('subscription'),
  orderId: z.string(),
  userId: z.string(),
  tierSlug: z.string(),
  tierName: z.string(),
  priceCents: z.int(),
  maxUsers: z.int(),
  createdAt: z.string(),
  customerId: z.string(),
  subscriptionId: z.string().nullable(),
  /** Stripe's word, `unknown` for one we do not know; `incomplete` from the start. */
  status: z.string(),
  /** null until it was paid first. */
  startedAt: z.string().nullable(),
  currentPeriodStart: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAt: z.string().nullable(),
  /** The tier that comes after this period when it is another one; null where it is to end. */
  nextTier: z
    .object({ tierSlug: z.string(), tierName: z.string(), priceCents: z.int(), from: z.string() })
    .nullable()
    .default(null),
  /** End of the last period that is paid, and whose money is here; null while none is. */
  paidUntil: z.string().nullable().default(null),
  /** The newest invoice, where it was not paid, and when Stripe tries the card again. */
  unpaid: z
    .object({ amountCents: z.int(), nextAttemptAt: z.string().nullable() })
    .nullable()
    .default(null),
  /** Until when it opens courses, were nothing more to be heard: period's end and 14 days, or its set end; null: nothing. */
  accessEndsAt: z.string().nullable(),
  /** When it stopped opening courses; null while it does, and before it ever did. */
  endedAt: z.string().nullable(),
  /** Stripe ended it because payments failed. */
  isEndedUnpaid: z.boolean().default(false),
  /** The courses it opens, as of the last look at the catalogue. */
  courseIds: z.array(z.int()),
  /** The first charge: cancellation counts from it. */
  firstPaidAt: z.string().nullable(),
  firstPaymentIntentId: z.string().nullable(),
  /** The newest charge: our books know the payments up to it. */
  lastPaidAt: z.string().nullable().default(null),
  /** What the first confirmation is known by: `pi_…` or `seti_…`. */
  confirmationId: z.string().nullable(),
  refundRequest: z
    .object({ at: z.string(), reason: z.enum(['requested_by_customer', 'duplicate']) })
    .nullable(),
  refundedCents: z.int(),
  /** What was paid and is still here. */
  keptCents: z.int().default(0),
  /** A refund failed, and its money is still here: a person looks at it. */
  isRefundFailed: z.boolean().default(false),
  /**
   * End of the last charged period, set once all of its money went back for good, or once the learner ended the plan while a later
   * period was owed: the plan is ended at Stripe then, and what is charged for a later period all the same goes back.
   */
  returnedUntil: z.string().nullable().default(null),
  /**
   * It is over, and can still be paid: Stripe is to close an invoice of it, or, where it was given up before Stripe made it, to end
   * it.
   */
  hasPayableInvoice: z.boolean().default(false),
  /** The day (UTC) on which Stripe last refused for good to change it: that is counted once a day. */
  refusedOn: z.string().nullable().default(null),
  /** A disputed payment suspends it. */
  isDisputed: z.boolean(),
  version: z.int(),
});

/** Whose a Stripe object is; both kinds are found through it. */
export const StripeLink = z.object({
  entity: z.literal('stripeLink'),
  stripeId: z.string(),
  userId: z.string(),
  orderId: z.string(),
  kind: z.enum(['order', 'subscription']),
});

/** The learner's one Stripe customer. */
export const CustomerRecord = z.object({
  entity: z.literal('stripeCustomer'),
  userId: z.string(),
  customerId: z.string(),
  createdAt: z.string(),
});

/** Whose a Stripe customer is. */
export const CustomerLink = z.object({
  entity: z.literal('stripeCustomerLink'),
  stripeId: z.string(),
  userId: z.string(),
});

export type CustomerRecord = z.infer<typeof CustomerRecord>;
export type CustomerLink = z.infer<typeof CustomerLink>;
export type OrderItem = z.infer<typeof OrderItem>;
export type OrderRecord = z.infer<typeof OrderRecord>;
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;
export type StripeLink = z.infer<typeof StripeLink>;
