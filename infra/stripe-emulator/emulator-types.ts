import type { Stripe } from 'stripe';

export interface EmulatorOptions {
  /**
   * Sends one delivery; resolves to the status of the answer, or throws when nobody answered.
   * Absent: deliveries stay in the queue for `notifications()`.
   */
  deliver?: (delivery: Delivery) => Promise<number>;
  /** Base clock, default `() => new Date()`; `advance` adds to it. */
  clock?: () => Date;
  /** What `snapshot()` gave, to go on with. */
  snapshot?: EmulatorSnapshot;
  /** Called after each change of state; the caller debounces. */
  onChange?: () => void;
  /** Checks every request, answer and event's object against the SDK's types; default true. */
  checksContract?: boolean;
  /** Where the site is served: portal sessions, receipts and invoices link there. */
  origin?: string;
  /**
   * Whether a call is in flight for a turn of the event loop, so that another one with its idempotency key gets 409
   * meanwhile; default true. With false each call is answered at once: for property tests, which would else wait for
   * the SDK's retries.
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

/** What became of a confirmation; `error` in Stripe's words. */
export interface ConfirmationOutcome {
  status: string;
  error?: { type: string; code: string; decline_code?: string; message: string };
}

export type DisputeOpening = 'needs_response' | 'warning_needs_response';
export type DisputeEnd = 'won' | 'lost' | 'warning_closed';

export interface Fault {
  /** Upper case; absent: any. */
  method?: string;
  /** Tested against the path without query; absent: any. */
  path?: RegExp;
  /** `lost-before`: never arrived; `lost-after`: took effect, the answer got lost. */
  kind: '500' | '429' | 'lost-before' | 'lost-after';
  /** Default 1. */
  times?: number;
}

export interface RecordedRequest {
  method: string;
  path: string;
  idempotencyKey?: string;
}

/** What the portal page shows. Amounts in integer cents, times ISO. */
export interface PortalView {
  returnUrl: string | null;
  customer: { id: string; email: string | null };
  subscription: PortalSubscription | null;
  /** Prices the configuration lets this customer change to, cheapest first; includes the current. */
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
  /** A downgrade that waits for the period's end. */
  scheduledPriceId: string | null;
  /** An upgrade that waits for its payment. */
  pendingPriceId: string | null;
}

export interface PortalPrice {
  id: string;
  productName: string;
  amountCents: number;
  currency: string;
  isCurrent: boolean;
  /** What changing costs now: the prorated difference, 0 for a downgrade. */
  dueNowCents: number;
  /** Whether the change waits for the end of the period. */
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
  /** What to tell the customer, in Stripe's words. */
  message?: string;
}

/** What a customer can do on the portal page, by Stripe's rules. */
export interface PortalActions {
  view(): PortalView;
  /** Upgrade: prorated and invoiced at once, holds only when paid. Downgrade: at the period's end. */
  changePrice(priceId: string): Promise<PortalResult>;
  cancelAtPeriodEnd(): Promise<PortalResult>;
  resume(): Promise<PortalResult>;
  updateCard(card: string): Promise<PortalResult>;
  payOpenInvoice(): Promise<PortalResult>;
}

/** One event's delivery to one destination. */
export interface DeliveryState {
  /** Of what is sent: for a thin event its own id. */
  eventId: string;
  /** Of the event in `EmulatedObjects.events` that it tells of. */
  snapshotId: string;
  url: string;
  attempts: number;
  /** ISO; null when delivered or given up. */
  dueAt: string | null;
  isDelivered: boolean;
  lastStatus: number | null;
}

/** Everything there is, in Stripe's shapes, oldest first; copies. */
export interface EmulatedObjects {
  customers: Stripe.Customer[];
  products: Stripe.Product[];
  prices: Stripe.Price[];
  paymentMethods: Stripe.PaymentMethod[];
  paymentIntents: Stripe.PaymentIntent[];
  setupIntents: Stripe.SetupIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
  invoicePayments: Stripe.InvoicePayment[];
  events: Stripe.Event[];
  portalSessions: Stripe.BillingPortal.Session[];
  portalConfigurations: Stripe.BillingPortal.Configuration[];
  eventDestinations: Stripe.V2.Core.EventDestination[];
  deliveries: DeliveryState[];
}

/** Plain JSON; only the emulator reads inside. */
export interface EmulatorSnapshot {
  version: 1;
  state: Record<string, unknown>;
}

export interface StripeEmulator {
  /**
   * Answers `/v1/*` and `/v2/*` (with the secret key) and `/__emulator/*` (README.md).
   *
   * @throws TypeError for a fault `lost-before` or `lost-after`, as a broken connection does
   */
  fetch(request: Request): Promise<Response>;
  now(): Date;
  /**
   * Moves the clock and does what falls due on the way, in order: renewals, retries of payments,
   * expiry of incomplete subscriptions, scheduled changes, cancellations, webhook retries.
   */
  advance(seconds: number): Promise<void>;
  /** Tries the deliveries that are due now, once each. @returns how many were answered 2xx */
  deliverDue(): Promise<number>;
  /** Every notification ever made, oldest first, signed for `at` (default `now()`). */
  notifications(at?: Date): Delivery[];
  /** Signs a body as Stripe does. `timestamp` in seconds, default the emulator's now. */
  sign(body: string, options?: { secret?: string; timestamp?: number }): string;
  /** The device: confirms a PaymentIntent or SetupIntent with a card's number. */
  confirm(clientSecret: string, card: string): Promise<ConfirmationOutcome>;
  /** The device: the bank's page for 3-D Secure. */
  completeAuthentication(
    clientSecret: string,
    outcome: 'complete' | 'fail',
  ): Promise<ConfirmationOutcome>;
  /** The dashboard. @returns the refund's id. @throws Error with Stripe's message when refused */
  refundFromDashboard(paymentIntentId: string, amountCents?: number): Promise<string>;
  /** The cardholder's bank. @returns the dispute's id */
  openDispute(paymentIntentId: string, status?: DisputeOpening): Promise<string>;
  closeDispute(disputeId: string, status: DisputeEnd): Promise<void>;
  /** @throws Error when there is no such session */
  portal(sessionId: string): PortalActions;
  /** Makes the next matching calls fail. */
  failNext(fault: Fault): void;
  objects(): EmulatedObjects;
  /** Every call of the API, oldest first, also those that failed. */
  requests(): RecordedRequest[];
  /** Sentences that name operation, path and rule; must stay empty in every test. */
  contractViolations(): string[];
  snapshot(): EmulatorSnapshot;
}
