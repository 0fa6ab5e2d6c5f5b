/**
 * The port between billing and Stripe, in the product's words. `gateways/stripe` implements it with the official SDK; billing
 * knows these types only. Amounts are integer US cents, instants ISO 8601.
 *
 * Every call may throw `PaymentProviderFailure`.
 */

import type { DiscountDuration } from '@learning/shared/domain/money/plan-discount';
import type { TaxBasis, TaxBehavior } from '@learning/shared/domain/money/tax';
import type { DisputeProvider } from './dispute-provider.ts';

/** Nothing was ever stored about Stripe: the environment cannot be paid in yet, and there is nothing to reconcile. */
export class StripeNotConnected extends Error {
  override readonly name = 'StripeNotConnected';
}

/** A payment at Stripe at one moment, with its refunds and disputes. */
export interface PaymentSnapshot {
  paymentIntentId: string;
  /** Stripe's status, unchanged. */
  status: string;
  amountCents: number;
  amountReceivedCents: number;
  currency: string;
  customerId: string | null;
  isLive: boolean;
  /** Written at checkout: environment, orderId, userId, sku. */
  metadata: Readonly<Record<string, string>>;
  /** Present only while the payment can still be confirmed. */
  clientSecret: string | null;
  /** The successful charge. */
  charge: {
    chargeId: string;
    createdAt: string;
    receiptUrl: string | null;
    /** A bank debit or the like, whose money arrived days after the charge was made. */
    isDelayed?: true;
  } | null;
  refunds: readonly RefundSnapshot[];
  disputes: readonly DisputeSnapshot[];
}

/** A payment of a subscription's invoice. */
export interface PlanPayment extends PaymentSnapshot {
  /** End of the period the invoice charges for. */
  periodEnd: string;
}

/** A payment without what happened after it was charged. */
export type PaymentSummary = Omit<PaymentSnapshot, 'refunds' | 'disputes'>;

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
  /** The id under which an operator asked for it; absent for all others. */
  requestId?: string;
}

export interface DisputeSnapshot {
  disputeId: string;
  /** needs_response, under_review, won, lost, warning_…, prevented, appeal_…. */
  status: string;
  /** What Stripe has taken from our balance for it and not given back. */
  withdrawnCents: number;
  createdAt: string;
}

/** The part of a subscription that is paid and whose money was not returned. */
export interface PaidTime {
  /** Lookup key of the tier that was paid for last; null when it is not one of ours. */
  priceLookupKey: string | null;
  unitAmountCents: number | null;
  /** End of the last period that is paid. */
  until: string;
}

/** An invoice that is open, uncollectible or voided. */
export interface UnpaidInvoice {
  invoiceId: string;
  amountCents: number;
  /** null when Stripe will not retry the card. */
  nextAttemptAt: string | null;
  /** False once it is voided. */
  isPayable: boolean;
  /** Stripe's page on which it can be paid; null for a draft, and where tests leave it out. */
  url?: string | null;
}

/** The outcome of charging an invoice; `confirm`: the bank asks the customer, on Stripe's page of the invoice. */
export type InvoicePayment =
  | { outcome: 'paid' | 'pending' }
  | { outcome: 'declined' }
  | { outcome: 'confirm'; url: string };

/** An invoice with its number, of an order or of a plan. */
export interface IssuedInvoice {
  invoiceId: string;
  /** As printed. */
  number: string;
  /** What was paid. */
  amountCents: number;
  /** What the customer's credit paid, beyond the amount. */
  creditCents: number;
  taxCents: number;
  /** What promotion codes took off. */
  discountCents: number;
  /** What an invoice of a plan is for; null for a purchase, and for what an operator billed. */
  covers: 'first_month' | 'month' | 'change' | null;
  /** Stripe's page of it, which works for some weeks without signing in. */
  url: string | null;
}

/** A paid invoice of a plan, whose amount is never zero. */
export interface PaidInvoice extends IssuedInvoice {
  /** null when it was paid outside of Stripe. */
  paymentIntentId: string | null;
}

/** A subscription at Stripe at one moment. */
export interface SubscriptionSnapshot {
  subscriptionId: string;
  /** Stripe's status, unchanged; an unknown one gives no access. */
  status: string;
  customerId: string;
  isLive: boolean;
  metadata: Readonly<Record<string, string>>;
  /** Lookup key of its one price, or of the newer price of the same product; null when neither is ours. */
  priceLookupKey: string | null;
  /** Monthly price the learner pays; an older one when the plan's price has changed since. */
  unitAmountCents: number | null;
  createdAt: string;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  /** When it is set to end: by `cancel_at_period_end`, `cancel_at` or its schedule. */
  cancelAt: string | null;
  /** The different plan that starts after this period, e.g. a downgrade; null when none does or the subscription ends. */
  next: {
    priceLookupKey: string | null;
    unitAmountCents: number | null;
    from: string;
  } | null;
  /** Whether a downgrade may have been saved for a cancellation that has since been undone. */
  hasSavedDowngrade: boolean;
  /** Whether a schedule manages it, now or from the next period on. */
  hasSchedule: boolean;
  /** Whether several different plans are to follow one after the other, instead of the one that was chosen last. */
  hasStackedChanges: boolean;
  /** Whether periods that begin now are not charged: because of a dispute (`pauseCharges`), or paused by an operator. */
  pause: 'dispute' | 'other' | null;
  endedAt: string | null;
  /** Payment of the first invoice, the only one that can be canceled within 24 hours; null before it is paid. */
  firstPayment: PlanPayment | null;
  /** Payments of later invoices (renewals, changes of plan), newest first. */
  laterPayments: readonly PlanPayment[];
  /** Newest first. */
  paidInvoices: readonly PaidInvoice[];
  /** null before anything is paid. */
  paid: PaidTime | null;
  /** The newest invoice when it is unpaid. */
  unpaid: UnpaidInvoice | null;
  /** The card of this subscription alone, which overrides the customer's; null when it uses the customer's. */
  ownCard: { paymentMethodId: string; customersId: string | null } | null;
  /** Whether there is a card to charge, of the subscription or of its customer. */
  hasCard: boolean;
  /** When the card that is charged next expires; null when that is not known. */
  cardExpiresAt: string | null;
  /** Whether Stripe ended it because payments failed. */
  isEndedUnpaid: boolean;
  /** Whether an invoice is open, so that it can still be paid. */
  hasPayableInvoice: boolean;
  /** The confirmation that the browser still has to complete at the start: of the first payment, or of a card when nothing is due. */
  confirmation: { kind: 'payment' | 'setup'; clientSecret: string; intentId: string } | null;
  /** Total of the first invoice, due at the start. */
  amountDueCents: number;
  /** The tax on the first invoice. */
  taxDueCents: number;
  /** Whether an invoice waits for an address for which its tax can be calculated. */
  lacksTaxLocation: boolean;
  /** What a promotion code took off the first invoice. */
  discountedCents: number;
  /** The discount of invoices that follow; null for none. */
  discount: { endsAt: string | null } | null;
  /** Whether Stripe counts the first invoice as paid, by its payment or because an operator marked it as paid elsewhere. */
  isFirstInvoicePaid: boolean;
}

export interface NewPayment {
  /** Identifies the payment, so that a retry returns the same one. */
  orderId: string;
  userId: string;
  sku: string;
  customerId: string;
  amountCents: number;
  receiptEmail: string | null;
  description: string;
  /** Stripe records the tax of this calculation when the payment succeeds, and reverses it with refunds; null without tax. */
  taxCalculationId: string | null;
}

export interface NewSubscription {
  orderId: string;
  userId: string;
  customerId: string;
  priceId: string;
  tierSlug: string;
  /** Whether Stripe calculates the tax of each invoice. */
  hasTax: boolean;
  promotionCodeId: string | undefined;
}

/** The terms of a contract that Stripe bills. */
export interface BilledContract {
  contractId: string;
  priceCents: number;
  termMonths: number;
  /** null where no tax is calculated. */
  taxBehavior: TaxBehavior | null;
  /** Seats and courses, for Stripe's dashboard. */
  metadata: Readonly<Record<string, string>>;
}

/** A plan that a company pays for by invoice. */
export interface NewContractSubscription extends BilledContract {
  orderId: string;
  userId: string;
  customerId: string;
  tierSlug: string;
  payment: 'card' | 'invoice' | 'bank_transfer';
  netDays: number;
}

/** The price at which Stripe sells a tier. */
export interface TierPrice {
  priceId: string;
  lookupKey: string;
  unitAmountCents: number;
  currency: string;
  /** undefined: it does not say. */
  taxBehavior: TaxBehavior | undefined;
}

/** An amount whose tax is to be calculated. */
export interface TaxedAmount {
  /** Identifies the line in Stripe's tax reports. */
  sku: string;
  amountCents: number;
  basis: TaxBasis;
  taxId: { type: string; value: string } | null;
}

/** What Stripe calculated; it is good for 90 days. */
export interface TaxCalculation {
  calculationId: string;
  taxCents: number;
  /** With the tax. */
  totalCents: number;
}

/** Whether the keys are of the account that our records belong to; `unknown` when that is not stored or cannot be read. */
export type AccountMatch = 'same' | 'other' | 'unknown';

/** What invoices print of the buyer; null where nothing was entered. */
export interface InvoiceDetailsSnapshot {
  companyName: string | null;
  contactName: string | null;
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string | null;
    postalCode: string | null;
    /** ISO 3166-1 alpha-2. */
    country: string;
  } | null;
  /** `type` in Stripe's names. */
  taxId: { type: string; value: string } | null;
  purchaseOrderNumber: string | null;
}

/** A paid order to bill. */
export interface BilledOrder {
  orderId: string;
  userId: string;
  customerId: string;
  /** null when there was nothing to pay. */
  paymentIntentId: string | null;
  /** Before the discount. */
  listCents: number;
  /** A line of its own on the invoice. */
  discount: { code: string; discountCents: number } | null;
  /** Added: a line of its own. Included: a sentence on the invoice. */
  tax: { behavior: TaxBehavior; taxCents: number } | null;
  description: string;
}

/** A promotion code to create, with its coupon. */
export interface NewPromotionCode {
  code: string;
  couponId: string;
  /** One of the two is set. */
  percentOff: number | null;
  amountOffCents: number | null;
  /** Pricing tiers that Stripe takes it off. */
  tierSlugs: readonly string[];
  duration: DiscountDuration;
  durationInMonths: number | null;
  expiresAt: string | null;
}

/** An invoice or credit note as the learner finds it. */
export interface DocumentSnapshot {
  kind: 'invoice' | 'credit_note';
  number: string;
  issuedAt: string;
  amountCents: number;
  isPaid: boolean;
  description: string;
  orderId: string | null;
  url: string | null;
  pdfUrl: string | null;
  receiptUrl: string | null;
}

/** A booking on our balance at Stripe. */
export interface BalanceBooking {
  transactionId: string;
  bookedAt: string;
  /** Stripe's reporting category, such as `charge`, `refund` or `fee`. */
  category: string;
  currency: string;
  /** Negative for what leaves the balance. */
  amountCents: number;
  feeCents: number;
  netCents: number;
  /** The payment that was charged, refunded or disputed; null for anything else. */
  paymentIntentId: string | null;
}

export interface PaymentProvider extends DisputeProvider {
  /** Written into the metadata of everything created, because several environments may share an account. */
  environment: string;
  /** Identifies the account to the browser. */
  publishableKey: string;
  isLive: boolean;
  compareAccount(): Promise<AccountMatch>;

  /**
   * Runs work whose calls to Stripe, retries included, may take this long together. Later calls fail at once with
   * `PaymentProviderFailure`; writes to the table still work.
   */
  withTimeLimit<T>(milliseconds: number, work: () => Promise<T>): Promise<T>;

  createCustomer(customer: { userId: string; email: string | null }): Promise<string>;
  /** Creates the company of a contract, apart from the customers of learners. Safe to repeat. */
  createCompany(company: { contractId: string; email: string }): Promise<string>;
  /** Changes where Stripe mails a customer. Does nothing for a customer that was deleted, or an address Stripe does not take. */
  updateCustomerEmail(change: { customerId: string; email: string }): Promise<void>;

  /** @returns false when the customer was deleted or never existed in our account */
  hasCustomer(customerId: string): Promise<boolean>;

  /** Deletes a customer with address, invoice details and cards; their payments and invoices stay. Safe to repeat. */
  deleteCustomer(customerId: string): Promise<void>;

  /** @returns undefined when the customer was deleted */
  readInvoiceDetails(customerId: string): Promise<InvoiceDetailsSnapshot | undefined>;
  /** Replaces what later invoices print. @returns `tax_id_invalid` when Stripe refuses the tax id; nothing is changed then */
  saveInvoiceDetails(
    customerId: string,
    details: InvoiceDetailsSnapshot,
    options?: {
      /** Without an address, country and postal code stay, so that plans can be taxed. */
      keepsTaxLocation: boolean;
    },
  ): Promise<'saved' | 'tax_id_invalid'>;
  /**
   * Bills a paid order with an invoice that its payment pays. Safe to repeat and to interrupt anywhere.
   *
   * @returns null when the customer was deleted, so that nothing can be billed to them
   */
  issueInvoice(order: BilledOrder): Promise<IssuedInvoice | null>;
  /**
   * Credits each succeeded refund of the payment that is not credited yet, and voids the credit of a refund that failed.
   *
   * @returns the sum of all credits
   */
  creditRefunds(invoiceId: string, paymentIntentId: string): Promise<number>;
  /** Lists a customer's invoices and credit notes, newest first. */
  listDocuments(customerId: string): Promise<DocumentSnapshot[]>;

  /** Creates a coupon and its promotion code. Safe to repeat. @returns null when the code is active in our account already */
  createPromotionCode(promotion: NewPromotionCode): Promise<string | null>;
  /** Ends a promotion code. Safe to repeat. */
  endPromotionCode(promotionCodeId: string): Promise<void>;

  createPayment(payment: NewPayment): Promise<PaymentSnapshot>;
  /** @throws MissingAtStripe */
  readPayment(paymentIntentId: string): Promise<PaymentSnapshot>;
  /** Finds payments whose metadata name an order that lost the id of its PaymentIntent. */
  findPayments(customerId: string, orderId: string): Promise<PaymentSnapshot[]>;
  /** @returns false when it can no longer be canceled, e.g. because it succeeded */
  cancelPayment(paymentIntentId: string): Promise<boolean>;
  /**
   * Refunds a payment in full, once per order.
   *
   * @returns `refunded` also when it was refunded before; `disputed` when the bank has the money, so that the dispute decides
   */
  refundPayment(
    paymentIntentId: string,
    orderId: string,
    reason: 'requested_by_customer' | 'duplicate' | 'fraudulent',
  ): Promise<'refunded' | 'disputed'>;
  /**
   * Refunds a part of a payment, or all that is left of it, once per refund id.
   *
   * @param refund `refundId` names the refund: a repeat returns the same one
   */
  refundAmount(
    paymentIntentId: string,
    refund: { refundId: string; orderId: string; amountCents: number },
  ): Promise<'refunded' | 'disputed' | 'exceeds'>;
  /** @returns null when the refund has no PaymentIntent @throws MissingAtStripe */
  paymentOfRefund(refundId: string): Promise<string | null>;
  /** @returns null when the dispute has no PaymentIntent @throws MissingAtStripe */
  paymentOfDispute(disputeId: string): Promise<string | null>;
  /** @returns null when nothing is left to return, or the warning has no PaymentIntent @throws MissingAtStripe */
  paymentOfFraudWarning(warningId: string): Promise<string | null>;
  /** Returns the payments reported as fraudulent since an instant that are neither returned nor disputed. */
  suspectedPaymentsSince(since: Date): Promise<string[]>;
  /** Finds the subscription whose invoice a payment pays; null for a one-time payment. */
  subscriptionOfPayment(paymentIntentId: string): Promise<string | null>;
  /** @throws MissingAtStripe */
  subscriptionOfInvoice(invoiceId: string): Promise<string | null>;

  /**
   * Returns the active price of each lookup key that has one.
   *
   * @param maxAgeMs how old a cached response may be; five minutes by default
   */
  tierPrices(lookupKeys: readonly string[], maxAgeMs?: number): Promise<TierPrice[]>;
  /** Calculates tax; nothing is recorded until a payment with the calculation succeeds. @returns `location_invalid` when Stripe does not know the place */
  calculateTax(amount: TaxedAmount): Promise<TaxCalculation | 'location_invalid'>;
  /**
   * Stores where a customer's plan is taxed, unless invoice details with an address say so already. Safe to repeat.
   *
   * @returns `location_invalid` when Stripe does not know the place
   */
  saveTaxLocation(
    customerId: string,
    place: Pick<TaxBasis, 'country' | 'postalCode' | 'state'>,
  ): Promise<'saved' | 'location_invalid'>;
  createSubscription(subscription: NewSubscription): Promise<SubscriptionSnapshot>;
  /** Finalizes the invoices of a subscription that waited for an address for their tax. Safe to repeat. */
  finalizeWaitingInvoices(subscriptionId: string): Promise<void>;
  /** Creates the subscription of a contract: Stripe sends an invoice for each term. Safe to repeat. */
  createContractSubscription(contract: NewContractSubscription): Promise<SubscriptionSnapshot>;
  /** Sets seats, courses and the price of the terms that follow; what is billed stays as it is. Safe to repeat. */
  changeContractTerms(subscriptionId: string, terms: BilledContract): Promise<void>;
  /** @throws MissingAtStripe */
  readSubscription(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** Finds a customer's subscriptions whose metadata name this order. */
  findSubscriptions(customerId: string, orderId: string): Promise<SubscriptionSnapshot[]>;
  /**
   * Sets a subscription to end with its period, or lets it continue. A scheduled downgrade is saved and comes back with
   * `restoreDowngrade`. When Stripe permanently refuses to save it, the downgrade is lost, because the cancellation matters more.
   */
  setCancelAtPeriodEnd(subscriptionId: string, atPeriodEnd: boolean): Promise<void>;
  /** Schedules a saved downgrade again once the subscription is no longer set to end. Safe to repeat. */
  restoreDowngrade(subscriptionId: string): Promise<void>;
  /** Lets the plan that was chosen last follow the current one, without those in between. Safe to repeat. */
  removeStackedChanges(subscriptionId: string): Promise<void>;
  /**
   * Lets a subscription use its customer's card: its own card becomes the customer's if it is the newer one, and is then removed
   * from the subscription. Safe to repeat.
   */
  preferCustomersCard(
    subscription: Pick<SubscriptionSnapshot, 'subscriptionId' | 'customerId' | 'ownCard'>,
  ): Promise<void>;
  /** Charges an invoice now, while the customer is present. An invoice is paid once, however often this is called. */
  payInvoice(invoiceId: string): Promise<InvoicePayment>;
  /**
   * Charges nothing for periods that begin from now on, while a dispute is open, and voids what could still be paid. Safe to repeat.
   */
  pauseCharges(subscriptionId: string): Promise<void>;
  /** Charges the periods that begin from now on again. Safe to repeat. */
  resumeCharges(subscriptionId: string): Promise<void>;
  /** Ends a subscription now, without invoice or proration, and voids what could still be paid. Safe to repeat. */
  endSubscription(subscriptionId: string): Promise<void>;
  createPortalSession(session: {
    customerId: string;
    returnUrl: string;
    flow: 'overview' | 'change-tier' | 'update-card';
    subscriptionId: string | null;
  }): Promise<string>;

  /** Lists the PaymentIntents that were refunded or disputed since an instant. */
  paymentsRefundedOrDisputedSince(since: Date): Promise<string[]>;
  /** Lists payments that succeeded since an instant, however old their checkout is; Stripe goes back 30 days. */
  paymentSuccessesSince(since: Date): Promise<PaymentSuccess[]>;
  /** Lists what was booked on our balance from one instant to another. */
  bookingsBetween(from: Date, to: Date): Promise<BalanceBooking[]>;
  /** Lists successful payments that were created since an instant, to find money without an order. */
  paymentsSucceededSince(since: Date): Promise<PaymentSummary[]>;
}

/** Stripe did not respond, was busy or refused. */
export class PaymentProviderFailure extends Error {
  override readonly name = 'PaymentProviderFailure';
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;
  /** Stripe's code, e.g. `resource_missing`. */
  readonly stripeCode: string | undefined;

  constructor(message: string, isTransient: boolean, stripeCode?: string, cause?: unknown) {
    super(message, { cause });
    this.isTransient = isTransient;
    this.stripeCode = stripeCode;
  }
}

/** Stripe's code for an address for which it cannot calculate tax. */
export const TAX_LOCATION_INVALID = 'customer_tax_location_invalid';

/** Stripe's code for an id it does not know. */
export const RESOURCE_MISSING = 'resource_missing';

/**
 * The account that our records belong to has no object with an id that we stored or an event named. Never thrown for an outage, a
 * refused key or the keys of another account.
 */
export class MissingAtStripe extends PaymentProviderFailure {
  constructor(stripeId: string) {
    super(`Stripe has no ${stripeId}.`, false, RESOURCE_MISSING);
  }
}

/** A notification that Stripe signed. It names the object that changed and leaves out its state. */
export interface ThinEvent {
  eventId: string;
  /** Includes the version, e.g. `v1.payment_intent.succeeded`. */
  type: string;
  /** null when the event concerns no object. */
  objectId: string | null;
  isLive: boolean;
}

/**
 * Checks the signature of a posted notification and parses it.
 *
 * @param rawBody unchanged, because the signature covers its bytes
 * @param signature the header `stripe-signature`
 * @param secrets of the event destination; several while one is being replaced
 * @throws EventRefusal
 */
export type ParseThinEvent = (
  rawBody: Uint8Array | string,
  signature: string | undefined,
  secrets: readonly string[],
  now: Date,
) => ThinEvent;

export type RefusalReason = 'signature' | 'secret' | 'malformed';

/** The posted body is not a notification for us: respond with 400 and write nothing. */
export class EventRefusal extends Error {
  override readonly name = 'EventRefusal';
  /**
   * `signature`: missing, malformed, too old or dated ahead; `secret`: a current signature, but by none of our secrets;
   * `malformed`: signed, but not a thin event.
   */
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}
