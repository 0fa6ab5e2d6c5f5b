import type { Stripe } from 'stripe';
import { idOf, known, plan, seconds, type Account } from '#account/account.ts';
import { emit } from '#events/events.ts';
import {
  finalizeInvoice,
  intentOfInvoice,
  invoiceOfIntent,
  settleInvoice,
  subscriptionIdOf,
} from './invoices.ts';
import { attemptPayment, type Attempt } from '#payments/payment-intent-machine.ts';
import { endSubscription, followPaidInvoice, update } from '#subscriptions/subscription-state.ts';

const DAY = 86_400;
/** Days from one failed attempt to the next; after the last the subscription ends. */
export const RETRY_GAPS_DAYS = [3, 5, 7] as const;

/** What follows for an invoice from what happened to its PaymentIntent. */
export function followPayment(
  account: Account,
  intent: Stripe.PaymentIntent,
  attempt: Attempt,
): void {
  const invoice = invoiceOfIntent(account, intent.id);
  if (!invoice) return;
  if (attempt === 'succeeded') finishInvoice(account, invoice);
  else if (attempt === 'failed') noteFailure(account, invoice);
  else emit(account, 'invoice.payment_action_required', invoice);
}

export function finishInvoice(account: Account, invoice: Stripe.Invoice): void {
  settleInvoice(account, invoice);
  const subscription = known(account, 'subscriptions', subscriptionIdOf(invoice));
  followPaidInvoice(account, subscription, invoice);
}

/** Finalizes; what is free or covered by credit is paid at once. */
export function issueInvoice(account: Account, invoice: Stripe.Invoice): void {
  finalizeInvoice(account, invoice);
  if (invoice.amount_due === 0) finishInvoice(account, invoice);
}

/** The card an invoice is tried with when nobody is there. */
export function storedCard(account: Account, subscription: Stripe.Subscription): string | null {
  const customer = known(account, 'customers', idOf(subscription.customer));
  return (
    idOf(subscription.default_payment_method) ??
    idOf(customer.invoice_settings.default_payment_method)
  );
}

/** Tries to collect with `paymentMethodId`, or what is stored. */
export function collectInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  paymentMethodId: string | null,
  isOffSession = true,
): Attempt {
  const intent = intentOfInvoice(account, invoice);
  if (!intent) throw new Error(`Invoice ${invoice.id} asks for no payment`);
  if (paymentMethodId === null) {
    noteFailure(account, invoice);
    return 'failed';
  }
  const attempt = attemptPayment(account, intent, paymentMethodId, isOffSession);
  if (attempt === 'succeeded') finishInvoice(account, invoice);
  else {
    if (attempt === 'requires_action') emit(account, 'invoice.payment_action_required', invoice);
    if (attempt === 'failed' || isOffSession) noteFailure(account, invoice);
  }
  return attempt;
}

/** Counts a failed attempt; a renewal that fails makes the subscription past due. */
function noteFailure(account: Account, invoice: Stripe.Invoice): void {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const subscription = known(account, 'subscriptions', subscriptionIdOf(invoice));
  const isDue = isDunned(account, subscription, invoice);
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

/** First payments and pending upgrades just expire, and a try by hand leaves the schedule alone. */
function isDunned(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): boolean {
  const { pendingUpdate } = known(account, 'subscriptionNotes', subscription.id);
  const next = invoice.next_payment_attempt;
  return (
    pendingUpdate?.invoiceId !== invoice.id &&
    invoice.billing_reason !== 'subscription_create' &&
    subscription.latest_invoice === invoice.id &&
    (subscription.status === 'active' || subscription.status === 'past_due') &&
    (next === null || next <= seconds(account))
  );
}

function planRetry(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const notes = known(account, 'subscriptionNotes', subscription.id);
  const failures = notes.dunning?.invoiceId === invoice.id ? notes.dunning.failures : 0;
  notes.dunning = { invoiceId: invoice.id, failures: failures + 1 };
  const gap = RETRY_GAPS_DAYS[failures];
  invoice.next_payment_attempt = gap === undefined ? null : seconds(account) + gap * DAY;
  if (invoice.next_payment_attempt === null) return;
  const clock = idOf(subscription.test_clock);
  plan(account, { at: invoice.next_payment_attempt, kind: 'retry-invoice', id: invoice.id, clock });
}
