import type { Stripe } from 'stripe';
import type { ContractCheck } from '#schemas/contract-check.ts';
import type { RecordedRequest } from '#emulator-types.ts';
import { refusal } from '#api/stripe-refusal.ts';
import type { SubscriptionNotes } from '#subscriptions/subscription-notes.ts';
import type { StoredResult, QueuedDelivery, ThinEvent } from './records.ts';

/** Stripe's objects by kind. References between them are ids, which a response expands. */
export interface Kinds {
  customers: Stripe.Customer;
  products: Stripe.Product;
  prices: Stripe.Price;
  coupons: Stripe.Coupon;
  promotionCodes: Stripe.PromotionCode;
  discounts: Stripe.Discount;
  paymentMethods: Stripe.PaymentMethod;
  paymentIntents: Stripe.PaymentIntent;
  setupIntents: Stripe.SetupIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  balanceTransactions: Stripe.BalanceTransaction;
  disputes: Stripe.Dispute;
  files: Stripe.File;
  fraudWarnings: Stripe.Radar.EarlyFraudWarning;
  subscriptions: Stripe.Subscription;
  subscriptionSchedules: Stripe.SubscriptionSchedule;
  invoices: Stripe.Invoice;
  invoicePayments: Stripe.InvoicePayment;
  invoiceItems: Stripe.InvoiceItem;
  creditNotes: Stripe.CreditNote;
  taxIds: Stripe.TaxId;
  taxCalculations: Stripe.Tax.Calculation & { id: string };
  taxTransactions: Stripe.Tax.Transaction;
  /** By the PaymentIntent. */
  taxAssociations: Stripe.Tax.Association;
  /** At most one. */
  taxSettings: { id: string; settings: Stripe.Tax.Settings };
  events: Stripe.Event;
  portalSessions: Stripe.BillingPortal.Session;
  portalConfigurations: Stripe.BillingPortal.Configuration;
  eventDestinations: Stripe.V2.Core.EventDestination;
  testClocks: Stripe.TestHelpers.TestClock;
  // What Stripe stores without showing it.
  thinEvents: ThinEvent;
  subscriptionNotes: SubscriptionNotes;
  deliveries: QueuedDelivery;
  storedAnswers: StoredResult;
  /** The test card behind each PaymentMethod. */
  cards: { id: string; number: string; isAuthenticated: boolean };
  deletedCustomers: Stripe.DeletedCustomer;
  /** SetupIntents of the portal, whose card becomes the customer's default. */
  portalSetups: { id: string; customerId: string };
}

export type Rows = { [K in keyof Kinds]: Map<string, Kinds[K]> };

export const KINDS: readonly (keyof Kinds)[] = [
  'customers',
  'products',
  'prices',
  'coupons',
  'promotionCodes',
  'discounts',
  'paymentMethods',
  'paymentIntents',
  'setupIntents',
  'charges',
  'refunds',
  'balanceTransactions',
  'disputes',
  'files',
  'fraudWarnings',
  'subscriptions',
  'subscriptionSchedules',
  'invoices',
  'invoicePayments',
  'invoiceItems',
  'creditNotes',
  'taxIds',
  'taxCalculations',
  'taxTransactions',
  'taxAssociations',
  'taxSettings',
  'events',
  'portalSessions',
  'portalConfigurations',
  'eventDestinations',
  'testClocks',
  'thinEvents',
  'subscriptionNotes',
  'deliveries',
  'storedAnswers',
  'cards',
  'deletedCustomers',
  'portalSetups',
];

/** Work that falls due at a time. */
export interface Job {
  /** Seconds. */
  at: number;
  kind: JobKind;
  /** The object it is about. */
  id: string;
  /** The test clock it follows; null: the account's clock. */
  clock: string | null;
}

export type JobKind =
  | 'renew'
  | 'finalize-invoice'
  | 'invoice-due'
  | 'retry-invoice'
  | 'expire-subscription'
  | 'expire-pending-update'
  | 'settle-refund'
  | 'open-dispute'
  | 'warn-of-fraud'
  | 'settle-debit';

export interface Account {
  /** `acct_…`; another account has another id. */
  id: string;
  rows: Rows;
  jobs: Job[];
  requests: RecordedRequest[];
  /** Seconds by which `advance` has moved the clock. */
  offset: number;
  clock: () => Date;
  /** Seconds: the time of the running job or of the customer's test clock; null: the account's clock. */
  moment: number | null;
  /** The request that causes the next events. */
  request: { id: string; idempotencyKey: string | null } | null;
  origin: string;
  /** Null when the contract is not checked. */
  check: ContractCheck | null;
  violations: string[];
  changed: () => void;
}

/** Returns the time in seconds that new objects get as `created`. */
export function nowSeconds(account: Account): number {
  return account.moment ?? clockSeconds(account);
}

/** Returns the account's own clock in seconds, also while a job or a test clock runs at another time. */
export function clockSeconds(account: Account): number {
  return Math.floor(account.clock().getTime() / 1000) + account.offset;
}

const NAMES: Partial<Record<keyof Kinds, string>> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  coupons: 'coupon',
  promotionCodes: 'promotion code',
  paymentMethods: 'PaymentMethod',
  paymentIntents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  balanceTransactions: 'balance transaction',
  disputes: 'dispute',
  files: 'file upload',
  fraudWarnings: 'early fraud warning',
  subscriptions: 'subscription',
  subscriptionSchedules: 'subscription schedule',
  invoices: 'invoice',
  creditNotes: 'credit note',
  taxIds: 'tax ID',
  taxCalculations: 'tax calculation',
  taxTransactions: 'tax transaction',
  portalConfigurations: 'configuration',
  testClocks: 'test clock',
};

/**
 * Reads an object that a call names.
 *
 * @param param the parameter that holds the id; absent: the id is in the path
 * @throws StripeRefusal `resource_missing`
 */
export function read<K extends keyof Kinds>(
  account: Account,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const row = account.rows[kind].get(id);
  if (row === undefined) {
    throw refusal.noSuch(NAMES[kind] ?? kind, id, param ?? 'id', param === undefined);
  }
  return row as Kinds[K];
}

/** Reads an object that another object refers to. @throws Error when it is missing, which is a bug */
export function existing<K extends keyof Kinds>(account: Account, kind: K, id: string): Kinds[K] {
  const row = account.rows[kind].get(id);
  if (row === undefined) throw new Error(`The emulator has lost ${kind} ${id}.`);
  return row as Kinds[K];
}

/** Lists all objects of a kind, oldest first. */
export function all<K extends keyof Kinds>(account: Account, kind: K): Kinds[K][] {
  return [...account.rows[kind].values()] as Kinds[K][];
}

/** Plans a job. Jobs stay sorted by time; among equal times the older comes first. */
export function planJob(account: Account, job: Job): void {
  let index = account.jobs.length;
  while (index > 0 && (account.jobs[index - 1]?.at ?? 0) > job.at) index -= 1;
  account.jobs.splice(index, 0, job);
}
