import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { ContractCheck } from '#schemas/contract-check.ts';
import type { RecordedRequest } from '#emulator-types.ts';
import { refusal } from '#api/stripe-refusal.ts';
import type { SubscriptionNotes } from '#subscriptions/subscription-notes.ts';
import type { KeptAnswer, QueuedDelivery, ThinEvent } from './records.ts';

/** Stripe's objects by kind; references between them are ids, expanded when answering. */
export interface Kinds {
  customers: Stripe.Customer;
  products: Stripe.Product;
  prices: Stripe.Price;
  paymentMethods: Stripe.PaymentMethod;
  paymentIntents: Stripe.PaymentIntent;
  setupIntents: Stripe.SetupIntent;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  subscriptions: Stripe.Subscription;
  subscriptionSchedules: Stripe.SubscriptionSchedule;
  invoices: Stripe.Invoice;
  invoicePayments: Stripe.InvoicePayment;
  events: Stripe.Event;
  portalSessions: Stripe.BillingPortal.Session;
  portalConfigurations: Stripe.BillingPortal.Configuration;
  eventDestinations: Stripe.V2.Core.EventDestination;
  testClocks: Stripe.TestHelpers.TestClock;
  /** What Stripe keeps to itself. */
  thinEvents: ThinEvent;
  subscriptionNotes: SubscriptionNotes;
  deliveries: QueuedDelivery;
  keptAnswers: KeptAnswer;
  /** PaymentMethod → what its card does. */
  cards: { id: string; number: string; isAuthenticated: boolean };
  deletedCustomers: Stripe.DeletedCustomer;
  /** SetupIntents of the portal: their card becomes the customer's default. */
  portalSetups: { id: string; customerId: string };
}

export type Rows = { [K in keyof Kinds]: Map<string, Kinds[K]> };

export const KINDS: readonly (keyof Kinds)[] = [
  'customers',
  'products',
  'prices',
  'paymentMethods',
  'paymentIntents',
  'setupIntents',
  'charges',
  'refunds',
  'disputes',
  'subscriptions',
  'subscriptionSchedules',
  'invoices',
  'invoicePayments',
  'events',
  'portalSessions',
  'portalConfigurations',
  'eventDestinations',
  'testClocks',
  'thinEvents',
  'subscriptionNotes',
  'deliveries',
  'keptAnswers',
  'cards',
  'deletedCustomers',
  'portalSetups',
];

/** Something that falls due by itself. `clock`: the test clock it follows, else the account's. */
export interface Job {
  /** Seconds. */
  at: number;
  kind: JobKind;
  id: string;
  clock: string | null;
}

export type JobKind =
  | 'renew'
  | 'finalize-invoice'
  | 'retry-invoice'
  | 'expire-subscription'
  | 'expire-pending-update'
  | 'settle-refund'
  | 'open-dispute';

export interface Account {
  rows: Rows;
  jobs: Job[];
  requests: RecordedRequest[];
  /** Seconds by which `advance` has moved the clock. */
  offset: number;
  clock: () => Date;
  /** Seconds: the moment that is being lived through, when it is not now. */
  moment: number | null;
  /** Whose doing the next events are. */
  request: { id: string; idempotencyKey: string | null } | null;
  origin: string;
  check: ContractCheck | null;
  violations: string[];
  changed: () => void;
}

/** The account's time in seconds, as Stripe's `created`. */
export function seconds(account: Account): number {
  return account.moment ?? clockSeconds(account);
}

/** The account's own clock, whatever moment is being lived through. */
export function clockSeconds(account: Account): number {
  return Math.floor(account.clock().getTime() / 1000) + account.offset;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Like Stripe's: a prefix and letters that nobody guesses. */
export function newId(prefix: string, length = 24): string {
  // `pi_3` and the like run on into the letters.
  const head = /_\d$/.test(prefix) ? prefix : `${prefix}_`;
  let id = '';
  // 248 = 4 × 62: no letter is likelier than another.
  while (id.length < length) {
    for (const byte of randomBytes(length + 8)) {
      if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
    }
  }
  return head + id;
}

/** The id behind a reference that may be expanded. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | null;
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

const WORDS: Partial<Record<keyof Kinds, string>> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  paymentMethods: 'PaymentMethod',
  paymentIntents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  subscriptions: 'subscription',
  subscriptionSchedules: 'subscription schedule',
  invoices: 'invoice',
  portalConfigurations: 'configuration',
  testClocks: 'test clock',
};

/**
 * The object with that id. `param` is where the id came from; absent: the address.
 *
 * @throws StripeRefusal `resource_missing`
 */
export function find<K extends keyof Kinds>(
  account: Account,
  kind: K,
  id: string,
  param?: string,
): Kinds[K] {
  const row = account.rows[kind].get(id);
  if (row === undefined) {
    throw refusal.noSuch(WORDS[kind] ?? kind, id, param ?? 'id', param === undefined);
  }
  return row as Kinds[K];
}

/** What must be there because we made it so. */
export function known<K extends keyof Kinds>(account: Account, kind: K, id: string): Kinds[K] {
  const row = account.rows[kind].get(id);
  if (row === undefined) throw new Error(`The emulator lost ${kind} ${id}`);
  return row as Kinds[K];
}

export function all<K extends keyof Kinds>(account: Account, kind: K): Kinds[K][] {
  return [...account.rows[kind].values()] as Kinds[K][];
}

/** Plans a job; jobs stay sorted by time, of equals the older first. */
export function plan(account: Account, job: Job): void {
  let index = account.jobs.length;
  while (index > 0 && (account.jobs[index - 1]?.at ?? 0) > job.at) index -= 1;
  account.jobs.splice(index, 0, job);
}
