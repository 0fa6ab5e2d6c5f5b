import type { Stripe } from 'stripe';

export interface EmulatorOptions {
  /**
   * Sends one delivery. Resolves to the status of the response, or throws when no response came.
   * Absent: deliveries stay in the queue for `notifications()`.
   */
  deliver?: (delivery: Delivery) => Promise<number>;
  /** Base clock, default `() => new Date()`; `advance` adds to it. */
  clock?: () => Date;
  /** Where the clock of a new account stands, before now; `advance` leads back to now. */
  startsAt?: Date;
  /** State of an earlier emulator, from its `snapshot()`. */
  snapshot?: EmulatorSnapshot;
  /** What `takeChanges` returned since that snapshot, oldest first. */
  changes?: readonly string[];
  /** Called after each change of state, before anything that waits for the change continues. */
  onChange?: () => void;
  /** Whether requests, responses and events are checked against the SDK's types; default true. */
  checksContract?: boolean;
  /** Where the site is served; portal sessions, receipts and invoices link there. */
  origin?: string;
  /**
   * Whether a call is in flight for a turn of the event loop, so that another one with its idempotency key gets 409;
   * default true. Property tests set false, because they would wait for the SDK's retries.
   */
  requestsOverlap?: boolean;
}

/** One signed thin event on its way to one destination. */
export interface Delivery {
  eventId: string;
  /** With the version, e.g. `v1.payment_intent.succeeded`. */
  type: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** The result of a confirmation; `error` in Stripe's words. */
export interface ConfirmationOutcome {
  status: string;
  error?: { type: string; code: string; decline_code?: string; message: string };
}

/**
 * `prevented_resolution`: the card network returns the money before the dispute is formal; `prevented_block`: it stops the dispute.
 */
export type DisputeOpening =
  | 'needs_response'
  | 'warning_needs_response'
  | 'prevented_resolution'
  | 'prevented_block';
export type DisputeEnd = 'won' | 'lost' | 'warning_closed';

export interface Fault {
  /** Upper case; absent: any. */
  method?: string;
  /** Tested against the path without the query; absent: any. */
  path?: RegExp;
  /** `lost-before`: the call never arrived; `lost-after`: it took effect, but its response was lost. */
  kind: '500' | '429' | 'lost-before' | 'lost-after';
  /** Default 1. */
  times?: number;
}

export interface RecordedRequest {
  method: string;
  path: string;
  idempotencyKey?: string;
}

/** The portal page's content. Amounts in integer cents, times in ISO 8601. */
export interface PortalView {
  returnUrl: string | null;
  customer: { id: string; email: string | null };
  subscription: PortalSubscription | null;
  /** The current price and those the configuration offers, cheapest first. */
  prices: PortalPrice[];
  card: { brand: string; last4: string; expMonth: number; expYear: number } | null;
  invoices: PortalInvoice[];
  canChangePrice: boolean;
  canCancel: boolean;
}

export interface PortalSubscription {
  id: string;
  status: string;
  priceId: string;
  productName: string;
  amountCents: number;
  currentPeriodEndsAt: string;
  cancelsAtPeriodEnd: boolean;
  /** A downgrade that takes effect at the period's end. */
  scheduledPriceId: string | null;
  /** An upgrade that takes effect when it is paid. */
  pendingPriceId: string | null;
}

export interface PortalPrice {
  interval: 'month' | 'year';
  id: string;
  productName: string;
  amountCents: number;
  currency: string;
  isCurrent: boolean;
  /** Charged now for the change: the prorated difference, 0 for a downgrade. */
  dueNowCents: number;
  /** Whether the change takes effect at the period's end. */
  isAtPeriodEnd: boolean;
}

export interface PortalInvoice {
  id: string;
  number: string | null;
  createdAt: string;
  status: string;
  totalCents: number;
  currency: string;
  hostedUrl: string | null;
  pdfUrl: string | null;
}

export interface PortalResult {
  status: 'done' | 'requires_action' | 'failed' | 'nothing';
  /** With `requires_action`: the secret for `completeAuthentication`. */
  clientSecret?: string;
  /** The message for the customer, in Stripe's words. */
  message?: string;
}

/** The actions of a customer on the portal page, with Stripe's rules. */
export interface PortalActions {
  view(): PortalView;
  /** An upgrade is prorated, invoiced at once and takes effect when paid; a downgrade, at the period's end. */
  changePrice(priceId: string): Promise<PortalResult>;
  cancelAtPeriodEnd(): Promise<PortalResult>;
  resume(): Promise<PortalResult>;
  updateCard(card: string): Promise<PortalResult>;
  payOpenInvoice(): Promise<PortalResult>;
}

/** The delivery of one event to one destination. */
export interface DeliveryState {
  /** The id of the thin event. */
  eventId: string;
  /** The id of the same event in `EmulatedObjects.events`. */
  snapshotId: string;
  url: string;
  attempts: number;
  /** ISO 8601; null when delivered or given up. */
  dueAt: string | null;
  isDelivered: boolean;
  lastStatus: number | null;
}

/** Copies of all objects in Stripe's shapes, oldest first. */
export interface EmulatedObjects {
  customers: Stripe.Customer[];
  products: Stripe.Product[];
  prices: Stripe.Price[];
  coupons: Stripe.Coupon[];
  promotionCodes: Stripe.PromotionCode[];
  discounts: Stripe.Discount[];
  paymentMethods: Stripe.PaymentMethod[];
  paymentIntents: Stripe.PaymentIntent[];
  setupIntents: Stripe.SetupIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  balanceTransactions: Stripe.BalanceTransaction[];
  disputes: Stripe.Dispute[];
  files: Stripe.File[];
  fraudWarnings: Stripe.Radar.EarlyFraudWarning[];
  subscriptions: Stripe.Subscription[];
  subscriptionSchedules: Stripe.SubscriptionSchedule[];
  invoices: Stripe.Invoice[];
  invoicePayments: Stripe.InvoicePayment[];
  creditNotes: Stripe.CreditNote[];
  taxCalculations: Stripe.Tax.Calculation[];
  taxTransactions: Stripe.Tax.Transaction[];
  events: Stripe.Event[];
  portalSessions: Stripe.BillingPortal.Session[];
  portalConfigurations: Stripe.BillingPortal.Configuration[];
  eventDestinations: Stripe.V2.Core.EventDestination[];
  deliveries: DeliveryState[];
}

/** Plain JSON that only the emulator reads. */
export interface EmulatorSnapshot {
  version: 1;
  state: Record<string, unknown>;
}

export interface StripeEmulator {
  /** `acct_…`. A new emulator is a new account, unless it continues from a snapshot. */
  readonly accountId: string;
  /**
   * Serves `/v1/*` and `/v2/*` (with the secret key) and `/__emulator/*` (see README.md).
   *
   * @throws TypeError for a fault `lost-before` or `lost-after`, like a broken connection
   */
  fetch(request: Request): Promise<Response>;
  now(): Date;
  /**
   * Moves the clock and runs in order what falls due: renewals, retries of payments, expiries,
   * scheduled changes, cancellations, retries of deliveries.
   */
  advance(seconds: number): Promise<void>;
  /** Tries each delivery that is due now once. @returns how many got a 2xx */
  deliverDue(): Promise<number>;
  /** Returns every notification so far, oldest first, signed for `at` (default `now()`). */
  notifications(at?: Date): Delivery[];
  /** Signs a body as Stripe does. `timestamp` in seconds, default `now()`. */
  sign(body: string, options?: { secret?: string; timestamp?: number }): string;
  /** Confirms a PaymentIntent or SetupIntent with a card number, as the browser does. */
  confirm(clientSecret: string, card: string): Promise<ConfirmationOutcome>;
  /** Confirms a PaymentIntent with a US bank account's number, as the browser does. */
  confirmByDebit(clientSecret: string, accountNumber: string): Promise<ConfirmationOutcome>;
  /** Answers the bank's 3-D Secure page. */
  completeAuthentication(
    clientSecret: string,
    outcome: 'complete' | 'fail',
  ): Promise<ConfirmationOutcome>;
  /** Refunds as an operator does in the dashboard. @returns the refund's id. @throws Error with Stripe's message */
  refundFromDashboard(paymentIntentId: string, amountCents?: number): Promise<string>;
  /**
   * Opens a dispute of what is not refunded, as the cardholder's bank does.
   *
   * @returns the dispute's id
   * @throws Error when everything is refunded
   */
  openDispute(paymentIntentId: string, status?: DisputeOpening): Promise<string>;
  closeDispute(disputeId: string, status: DisputeEnd): Promise<void>;
  /** Reports a payment as fraudulent, as the card network does before a dispute. @returns the warning's id */
  warnOfFraud(paymentIntentId: string): Promise<string>;
  /** @throws Error when the session does not exist */
  portal(sessionId: string): PortalActions;
  /** Makes the next matching calls fail. */
  failNext(fault: Fault): void;
  objects(): EmulatedObjects;
  /** Returns every call of the API, oldest first, including failed ones. */
  requests(): RecordedRequest[];
  /** Returns sentences that name operation, JSON path and rule; every test expects none. */
  contractViolations(): string[];
  snapshot(): EmulatorSnapshot;
  /** Returns what changed since the last call (first: since the start) as one line of JSON; null when nothing did. */
  takeChanges(): string | null;
}
