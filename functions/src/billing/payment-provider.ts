/**
 * What billing needs of Stripe, in the product's words. `gateways/stripe` implements it with the official SDK; use cases and
 * projections see these types only. Amounts are integer US cents, instants ISO 8601.
 *
 * Every call may throw `PaymentProviderFailure`.
 */

/** A payment as Stripe holds it now, with all that happened to its money. */
export interface PaymentSnapshot {
  paymentIntentId: string;
  /** Stripe's own word. */
  status: string;
  amountCents: number;
  amountReceivedCents: number;
  currency: string;
  customerId: string | null;
  isLive: boolean;
  /** What the checkout wrote there: environment, orderId, userId, sku. */
  metadata: Readonly<Record<string, string>>;
  /** Only while it can still be confirmed. */
  clientSecret: string | null;
  /** The successful charge. */
  charge: { chargeId: string; createdAt: string; receiptUrl: string | null } | null;
  refunds: readonly RefundSnapshot[];
  disputes: readonly DisputeSnapshot[];
}

/** A payment of an invoice of a subscription. */
export interface PlanPayment extends PaymentSnapshot {
  /** End of the period that the invoice is for. */
  periodEnd: string;
}

/** A payment without what happened after it was charged. */
export type PaymentSummary = Omit<PaymentSnapshot, 'refunds' | 'disputes'>;

/** That a payment succeeded, and when. */
export interface PaymentSuccess {
  paymentIntentId: string;
  succeededAt: string;
}

export interface RefundSnapshot {
  refundId: string;
  /** pending, succeeded, failed, canceled, requires_action. */
  status: string;
  amountCents: number;
  createdAt: string;
}

export interface DisputeSnapshot {
  disputeId: string;
  /** needs_response, under_review, won, lost, warning_…, prevented. */
  status: string;
  createdAt: string;
}

/** What was paid of a subscription, and did not go back. */
export interface PaidTime {
  /** Of the tier that was paid for last; null when it is not ours. */
  priceLookupKey: string | null;
  unitAmountCents: number | null;
  /** End of the last period that is paid. */
  until: string;
}

/** A subscription as Stripe holds it now. */
export interface SubscriptionSnapshot {
  subscriptionId: string;
  /** Stripe's own word; an unknown one opens nothing. */
  status: string;
  customerId: string;
  isLive: boolean;
  metadata: Readonly<Record<string, string>>;
  /** Lookup key of the one price it has, or of its product's newer price; null when neither is ours. */
  priceLookupKey: string | null;
  /** What the learner pays a month: of an older price when the plan's price has changed since. */
  unitAmountCents: number | null;
  createdAt: string;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  /** When it is set to end: by `cancel_at_period_end`, `cancel_at` or its schedule. */
  cancelAt: string | null;
  /** The plan that comes after this period when it is another one, e.g. a smaller one that was chosen; none comes after an end. */
  next: {
    /** As above. */
    priceLookupKey: string | null;
    unitAmountCents: number | null;
    from: string;
  } | null;
  /** Whether a smaller plan that waited for the period's end may have been set aside for an end that is not set any more. */
  hasSavedDowngrade: boolean;
  endedAt: string | null;
  /** The first invoice's payment, which alone can be cancelled within 24 hours; null while nothing was paid. */
  firstPayment: PlanPayment | null;
  /** Payments of later invoices (renewals, changes of plan), newest first. */
  laterPayments: readonly PlanPayment[];
  /** null while nothing is paid. */
  paid: PaidTime | null;
  /** The newest invoice, where it was not paid; `nextAttemptAt` is null when Stripe does not try the card again by itself. */
  unpaid: { amountCents: number; nextAttemptAt: string | null } | null;
  /** Whether Stripe ended it because payments failed. */
  isEndedUnpaid: boolean;
  /** Whether an invoice is open, so that somebody can still pay it. */
  hasPayableInvoice: boolean;
  /** What the browser has still to confirm at the start: the first payment, or a card where nothing is due. */
  confirmation: { kind: 'payment' | 'setup'; clientSecret: string; intentId: string } | null;
  /** Total of the first invoice, due at the start. */
  amountDueCents: number;
  /** Whether the first invoice counts as paid: by the first payment, or, by the operator's word, outside of Stripe. */
  isFirstInvoicePaid: boolean;
}

export interface NewPayment {
  /** Makes a repeat the same payment. */
  orderId: string;
  userId: string;
  sku: string;
  customerId: string;
  amountCents: number;
  receiptEmail: string | null;
  description: string;
}

export interface NewSubscription {
  orderId: string;
  userId: string;
  customerId: string;
  priceId: string;
  tierSlug: string;
}

/** A price of a tier as Stripe sells it. */
export interface TierPrice {
  priceId: string;
  lookupKey: string;
  unitAmountCents: number;
  currency: string;
}

export interface PaymentProvider {
  /** Named in the metadata of what is made: several environments may share an account. */
  environment: string;
  /** Shown to the browser: the account that all of this is made in. */
  publishableKey: string;
  isLive: boolean;

  createCustomer(customer: { userId: string; email: string | null }): Promise<string>;
  /** @returns false when the customer was deleted, or never was. */
  hasCustomer(customerId: string): Promise<boolean>;

  createPayment(payment: NewPayment): Promise<PaymentSnapshot>;
  readPayment(paymentIntentId: string): Promise<PaymentSnapshot>;
  /** Payments whose metadata name this order: for an order that lost its PaymentIntent's id. */
  findPayments(customerId: string, orderId: string): Promise<PaymentSnapshot[]>;
  /** @returns false when it cannot be cancelled any more, e.g. it has succeeded. */
  cancelPayment(paymentIntentId: string): Promise<boolean>;
  /**
   * Pays all of a payment back, once for an order. `refunded` also when it was done before.
   *
   * @returns `disputed` when the bank has the money: the dispute decides.
   */
  refundPayment(
    paymentIntentId: string,
    orderId: string,
    reason: 'requested_by_customer' | 'duplicate',
  ): Promise<'refunded' | 'disputed'>;
  /** PaymentIntent of a refund or dispute; null when it has none. */
  paymentOfRefund(refundId: string): Promise<string | null>;
  paymentOfDispute(disputeId: string): Promise<string | null>;
  /** The subscription that a payment pays an invoice of; null for a one-time payment. */
  subscriptionOfPayment(paymentIntentId: string): Promise<string | null>;
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>;

  /**
   * The active price of each lookup key that has one.
   *
   * @param maxAgeMs how old an answer may be. Default: five minutes
   */
  tierPrices(lookupKeys: readonly string[], maxAgeMs?: number): Promise<TierPrice[]>;
  createSubscription(subscription: NewSubscription): Promise<SubscriptionSnapshot>;
  readSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** Subscriptions of a customer whose metadata name this order. */
  findSubscriptions(customerId: string, orderId: string): Promise<SubscriptionSnapshot[]>;
  /**
   * A smaller plan that waits for the period's end is set aside for the end; `restoreDowngrade` brings it back. Where Stripe refuses
   * for good to set it aside, it is lost: the end comes first.
   */
  setCancelAtPeriodEnd(subscriptionId: string, atPeriodEnd: boolean): Promise<void>;
  /** Lets a smaller plan that was set aside wait again, where no end is set any more. Safe to repeat. */
  restoreDowngrade(subscriptionId: string): Promise<void>;
  /** Ends it now: no invoice, no proration, and nothing of it can be paid any more. Safe to repeat. */
  endSubscription(subscriptionId: string): Promise<void>;
  createPortalSession(session: {
    customerId: string;
    returnUrl: string;
    flow: 'overview' | 'change-tier' | 'update-card';
    subscriptionId: string | null;
  }): Promise<string>;

  /** For the nightly search: what changed since an instant, as PaymentIntent ids. */
  paymentsRefundedOrDisputedSince(since: Date): Promise<string[]>;
  /** Payments that succeeded since an instant, however long ago they were begun; at most 30 days back. */
  paymentSuccessesSince(since: Date): Promise<PaymentSuccess[]>;
  /** Succeeded payments that were begun since an instant, for money without an order. */
  paymentsSucceededSince(since: Date): Promise<PaymentSummary[]>;
}

/** Stripe was not reachable, was busy or refused; `isTransient` says that a repeat may help. */
export class PaymentProviderFailure extends Error {
  override readonly name = 'PaymentProviderFailure';
  readonly isTransient: boolean;
  /** Stripe's code, e.g. `resource_missing`. */
  readonly stripeCode: string | undefined;

  constructor(message: string, isTransient: boolean, stripeCode?: string, cause?: unknown) {
    super(message, { cause });
    this.isTransient = isTransient;
    this.stripeCode = stripeCode;
  }
}
