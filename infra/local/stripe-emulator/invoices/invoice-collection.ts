import type { Stripe } from 'stripe';
import { existing, planJob, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import {
  finalizeInvoice,
  intentOfInvoice,
  invoiceOfIntent,
  markInvoicePaid,
  subscriptionIdOf,
} from './invoices.ts';
import { attemptPayment, type Attempt } from '#payments/payment-intent-machine.ts';
import { endSubscription, applyPaidInvoice, update } from '#subscriptions/subscription-state.ts';

const DAY = 86_400;
/** Days between failed attempts, a setting of a Stripe account; after the last attempt the subscription ends. */
export const RETRY_GAPS_DAYS = [3, 5, 5] as const;

/** Applies an attempt on a PaymentIntent to the invoice it pays, if any. */
export function applyPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  attempt: Attempt,
): void {
  const invoice = invoiceOfIntent(account, intent.id);
  if (!invoice) return;
  if (attempt === 'succeeded') completePaidInvoice(account, invoice);
  else if (attempt === 'failed') recordFailure(account, invoice);
  else if (attempt === 'requires_action') emit(account, 'invoice.payment_action_required', invoice);
}

export function completePaidInvoice(account: Account, invoice: Stripe.Invoice): void {
  markInvoicePaid(account, invoice);
  if (subscriptionIdOf(invoice) === '') return;
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  applyPaidInvoice(account, subscription, invoice);
}

/** Finalizes an invoice; one that is free or covered by credit is paid at once. */
export function issueInvoice(account: Account, invoice: Stripe.Invoice): void {
  finalizeInvoice(account, invoice);
  if (invoice.amount_due === 0) completePaidInvoice(account, invoice);
}

/** Returns the card that off-session payments use. */
export function defaultCard(account: Account, subscription: Stripe.Subscription): string | null {
  const customer = existing(account, 'customers', idOf(subscription.customer));
  return (
    idOf(subscription.default_payment_method) ??
    idOf(customer.invoice_settings.default_payment_method)
  );
}

/** Attempts to collect an invoice. Without a payment method it fails. */
export function collectInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  paymentMethodId: string | null,
  isOffSession = true,
): Attempt {
  const intent = intentOfInvoice(account, invoice);
  if (!intent) throw new Error(`Invoice ${invoice.id} needs no payment.`);
  if (paymentMethodId === null) {
    recordFailure(account, invoice);
    return 'failed';
  }
  const attempt = attemptPayment(account, intent, paymentMethodId, isOffSession);
  if (attempt === 'succeeded') completePaidInvoice(account, invoice);
  else {
    if (attempt === 'requires_action') emit(account, 'invoice.payment_action_required', invoice);
    if (attempt === 'failed' || isOffSession) recordFailure(account, invoice);
  }
  return attempt;
}

/** Counts a failed attempt. A failed renewal makes the subscription past due. */
function recordFailure(account: Account, invoice: Stripe.Invoice): void {
  if (subscriptionIdOf(invoice) === '') {
    invoice.attempted = true;
    emit(account, 'invoice.payment_failed', invoice);
    return;
  }
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  const isDue = isRetried(account, subscription, invoice);
  // After the first attempt only automatic retries count.
  if (!invoice.attempted || isDue) invoice.attempt_count += 1;
  invoice.attempted = true;
  if (isDue) planRetry(account, subscription, invoice);
  emit(account, 'invoice.payment_failed', invoice);
  if (!isDue) return;
  if (invoice.next_payment_attempt === null) {
    endSubscription(account, subscription, 'payment_failed');
  } else if (subscription.status === 'active') {
    update(account, subscription, () => {
      subscription.status = 'past_due';
    });
  }
}

/** First payments and pending upgrades expire instead, and a manual attempt does not change the schedule. */
function isRetried(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): boolean {
  const { pendingUpdate } = existing(account, 'subscriptionNotes', subscription.id);
  const next = invoice.next_payment_attempt;
  return (
    pendingUpdate?.invoiceId !== invoice.id &&
    invoice.billing_reason !== 'subscription_create' &&
    invoice.collection_method === 'charge_automatically' &&
    subscription.latest_invoice === invoice.id &&
    (subscription.status === 'active' || subscription.status === 'past_due') &&
    (next === null || next <= nowSeconds(account))
  );
}

function planRetry(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  const failures = notes.dunning?.invoiceId === invoice.id ? notes.dunning.failures : 0;
  notes.dunning = { invoiceId: invoice.id, failures: failures + 1 };
  const gap = RETRY_GAPS_DAYS[failures];
  invoice.next_payment_attempt = gap === undefined ? null : nowSeconds(account) + gap * DAY;
  if (invoice.next_payment_attempt === null) return;
  const clock = idOf(subscription.test_clock);
  planJob(account, {
    at: invoice.next_payment_attempt,
    kind: 'retry-invoice',
    id: invoice.id,
    clock,
  });
}
