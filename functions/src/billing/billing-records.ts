/** The items billing stores, and how each is read from the table. */
import { ORDER_STATES } from '@learning/shared/contract/purchases';
import { BILLING_INTERVALS } from '@learning/shared/domain/money/billing-interval';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';
import { ContractTerms } from './contracts/contract-records.ts';

/** The version of every billing item but the subscription. */
export const BILLING_SCHEMA_VERSION = 1;

export const OrderItem = z.object({
  courseId: z.int(),
  title: z.string(),
  /** Share of the order's amount before tax was added: `floor(amount × list price / sum of list prices)`; all of it for a single course. */
  shareCents: z.int(),
  /** False when another order granted the course at the time this one was paid. */
  isGranted: z.boolean(),
  /** The order once granted the course and released it to another order that also paid for it, so it is no duplicate. */
  wasGranted: z.literal(true).optional(),
  exchangedFor: z.object({ courseId: z.int(), title: z.string(), at: z.string() }).nullable(),
});

/** A consumer of Europe who agreed to the start within the withdrawal period; absent for every other buyer. */
export const ConsumerBuyer = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  consentVersion: z.string(),
  consentedAt: z.string(),
});

/** What tax was calculated for. Source: rules/money.md M52 */
export const TaxBasisRecord = z.object({
  behavior: z.enum(['added', 'included']),
  country: z.string(),
  postalCode: z.string().nullable(),
  state: z.string().nullable(),
  taxIdType: z.string().nullable(),
});

/** A one-time purchase of a course or bundle. Its amount and courses never change after it is created. */
export const OrderRecord = z.object({
  entity: z.literal('order'),
  /** ULID. */
  orderId: z.string(),
  userId: z.string(),
  kind: z.enum(['course', 'bundle']),
  /** `course#000014`, `bundle#000016`. */
  sku: z.string(),
  title: z.string(),
  /** What is paid, after the discount and with tax. */
  amountCents: z.int(),
  /** What a promotion code took off the list price; absent without one. */
  discount: z
    .object({
      code: z.string(),
      promotionCodeId: z.string(),
      listCents: z.int(),
      discountCents: z.int(),
    })
    .optional(),
  /** The tax that Stripe calculated, part of the amount; absent where there is none to calculate. */
  tax: z.object({ taxCents: z.int(), calculationId: z.string(), basis: TaxBasisRecord }).optional(),
  currency: z.literal('usd'),
  items: z.array(OrderItem),
  state: z.enum(ORDER_STATES),
  createdAt: z.string(),
  customerId: z.string(),
  /** null until Stripe has responded. */
  paymentIntentId: z.string().nullable(),
  /** When it was charged. The windows for cancellation and exchange count from this instant. */
  paidAt: z.string().nullable(),
  receiptUrl: z.string().nullable(),
  /** The bank has not transferred the money yet, which takes days; absent otherwise. */
  isProcessing: z.literal(true).optional(),
  /** There was nothing to pay, and its invoice is not made yet; absent otherwise. */
  awaitsInvoice: z.literal(true).optional(),
  /** Since when a dispute suspends it; absent without a dispute. */
  disputedAt: z.string().optional(),
  refundedCents: z.int(),
  /** Stored before Stripe is called, so that a refund survives a crash in between. */
  refundRequest: z
    .object({
      at: z.string(),
      reason: z.enum(['requested_by_customer', 'duplicate', 'fraudulent']),
      /** The consumer withdrew from the contract; absent for every other refund. */
      isWithdrawal: z.literal(true).optional(),
    })
    .nullable(),
  consumer: ConsumerBuyer.optional(),
  /** How the payment differs from the order, for the operator. */
  quarantineReason: z.string().nullable(),
  /** Stripe no longer has the payment, so it cannot be refunded there. */
  isMissingAtStripe: z.literal(true).optional(),
  /** The account is deleted: whatever Stripe reports later is recorded, but grants nothing and tells no one. */
  isOfDeletedAccount: z.literal(true).optional(),
  /** Increases with each change. */
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
  /** What a promotion code takes off; absent without one. */
  discount: z
    .object({
      code: z.string(),
      promotionCodeId: z.string(),
      percentOff: z.int().nullable(),
      amountOffCents: z.int().nullable(),
      tierSlugs: z.array(z.string()),
      /** Of the first payment. */
      listCents: z.int(),
      discountCents: z.int(),
      /** Payments from this instant on are made in full; null while the plan lasts. */
      endsAt: z.string().nullable(),
      /** What it has taken off paid invoices. */
      takenOffCents: z.int(),
    })
    .optional(),
  /** Stripe adds the tax for this to each invoice, or takes it out of the price; absent without tax. */
  taxBasis: TaxBasisRecord.optional(),
  /** How often it is paid; missing in older items. */
  interval: z.enum(BILLING_INTERVALS).default('month'),
  maxUsers: z.int(),
  createdAt: z.string(),
  customerId: z.string(),
  subscriptionId: z.string().nullable(),
  /** Stripe's status, or `unknown`; `incomplete` from the start. */
  status: z.string(),
  /** null before the first payment. */
  startedAt: z.string().nullable(),
  currentPeriodStart: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAt: z.string().nullable(),
  /** The different tier or interval that starts after this period; null when none does. */
  nextTier: z
    .object({
      tierSlug: z.string(),
      tierName: z.string(),
      priceCents: z.int(),
      interval: z.enum(BILLING_INTERVALS).default('month'),
      from: z.string(),
    })
    .nullable(),
  /** End of the last period that is paid and not refunded; null when none is. */
  paidUntil: z.string().nullable(),
  /** The newest invoice when it is unpaid, and when Stripe retries the card. */
  unpaid: z
    .object({
      amountCents: z.int(),
      nextAttemptAt: z.string().nullable(),
      /** Missing in older items; a voided invoice is rare. */
      isPayable: z.boolean().default(true),
    })
    .nullable(),
  /** When access ends unless Stripe reports more: 14 days after the period, or at the end that is set; null without access. */
  accessEndsAt: z.string().nullable(),
  /** When access ended; null while there is access, and before there ever was. */
  endedAt: z.string().nullable(),
  /** Stripe ended it because payments failed. */
  isEndedUnpaid: z.boolean(),
  /** The courses it gives access to, from the catalog at the last reconciliation. */
  courseIds: z.array(z.int()),
  /** The first charge. The window for cancellation counts from this instant. */
  firstPaidAt: z.string().nullable(),
  firstPaymentIntentId: z.string().nullable(),
  /** The newest charge that is recorded. */
  lastPaidAt: z.string().nullable(),
  /** Identifies the first confirmation: `pi_…` or `seti_…`. */
  confirmationId: z.string().nullable(),
  refundRequest: z
    .object({
      at: z.string(),
      reason: z.enum(['requested_by_customer', 'duplicate']),
      /** As for an order. */
      isWithdrawal: z.literal(true).optional(),
    })
    .nullable(),
  consumer: ConsumerBuyer.optional(),
  refundedCents: z.int(),
  /** Paid and not refunded. */
  keptCents: z.int(),
  /** A refund failed; an operator has to return the money. */
  isRefundFailed: z.boolean(),
  /**
   * End of the last period whose money stays with us. Set when all of that money went back, or when the learner ended the plan
   * while a later period was owed. The plan is then ended at Stripe, and charges for later periods are refunded.
   */
  returnedUntil: z.string().nullable(),
  /** The plan is over but can still be paid at Stripe: its invoice has to be voided, or the subscription ended. */
  hasPayableInvoice: z.boolean(),
  /** The day (UTC) on which Stripe last permanently refused a change; such refusals are counted once a day. */
  refusedOn: z.string().nullable(),
  /** When the card that is charged next expires; null when unknown, and in older items. */
  cardExpiresAt: z.string().nullable().default(null),
  /** An invoice waits for an address for which its tax can be calculated; absent otherwise. */
  lacksTaxLocation: z.literal(true).optional(),
  /** A disputed payment suspends it. */
  isDisputed: z.boolean(),
  /** What it follows instead of a pricing tier; absent for a plan that a learner chose. */
  contract: ContractTerms.optional(),
  /** Stripe no longer has the subscription, so nothing of it can be charged or refunded there. */
  isMissingAtStripe: z.literal(true).optional(),
  /** As for an order. */
  isOfDeletedAccount: z.literal(true).optional(),
  version: z.int(),
});

/** The order or subscription that a Stripe object belongs to. */
export const StripeLink = z.object({
  entity: z.literal('stripeLink'),
  stripeId: z.string(),
  userId: z.string(),
  orderId: z.string(),
  kind: z.enum(['order', 'subscription']),
});

/** A learner's only Stripe customer. */
export const CustomerRecord = z.object({
  entity: z.literal('stripeCustomer'),
  userId: z.string(),
  customerId: z.string(),
  createdAt: z.string(),
});

/** The learner that a Stripe customer belongs to. */
export const CustomerLink = z.object({
  entity: z.literal('stripeCustomerLink'),
  stripeId: z.string(),
  userId: z.string(),
});

export type CustomerRecord = z.infer<typeof CustomerRecord>;
export type CustomerLink = z.infer<typeof CustomerLink>;
export type ConsumerBuyer = z.infer<typeof ConsumerBuyer>;
export type OrderItem = z.infer<typeof OrderItem>;
export type OrderRecord = z.infer<typeof OrderRecord>;
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>;
export type StripeLink = z.infer<typeof StripeLink>;

export const storedOrder = storedItem(OrderRecord);

/** Subscriptions of version 1 lack what was added later. */
const ADDED_IN_VERSION_2 = {
  nextTier: null,
  paidUntil: null,
  unpaid: null,
  isEndedUnpaid: false,
  lastPaidAt: null,
  keptCents: 0,
  isRefundFailed: false,
  returnedUntil: null,
  hasPayableInvoice: false,
  refusedOn: null,
};

export const storedSubscription = storedItem(SubscriptionRecord, {
  version: 2,
  migrations: { 1: (item) => ({ ...ADDED_IN_VERSION_2, ...item }) },
});

export const storedStripeLink = storedItem(StripeLink);
export const storedCustomer = storedItem(CustomerRecord);
export const storedCustomerLink = storedItem(CustomerLink);
