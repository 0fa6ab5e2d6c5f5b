import type { Stripe } from 'stripe';
import { existing, nowSeconds, planJob, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { cancelIntent } from '#payments/payment-intent-machine.ts';
import { update } from '#subscriptions/subscription-state.ts';
import { completePaidInvoice } from './invoice-collection.ts';
import { closeInvoicePayments } from './invoice-payments.ts';
import { intentOfInvoice, subscriptionIdOf } from './invoices.ts';

/** The time between a draft invoice and its charge, or the mail with it. */
const DRAFT_SECONDS = 3600;

/** Plans that a draft of a subscription is finalized in an hour. */
export function sendLater(account: Account, invoice: Stripe.Invoice, clock: string | null): void {
  const at = nowSeconds(account) + DRAFT_SECONDS;
  invoice.automatically_finalizes_at = at;
  planJob(account, { at, kind: 'finalize-invoice', id: invoice.id, clock });
}

/** Mails an open invoice to its customer, who has until its due date. */
export function sendInvoice(account: Account, invoice: Stripe.Invoice): void {
  emit(account, 'invoice.sent', invoice);
  if (invoice.due_date === null) return;
  const clock = idOf(invoice.test_clock);
  planJob(account, { at: invoice.due_date, kind: 'invoice-due', id: invoice.id, clock });
}

/** An invoice that was not paid in time makes its subscription past due; Stripe's default leaves it so until it is paid. */
export function becomeOverdue(account: Account, invoiceId: string): void {
  const invoice = existing(account, 'invoices', invoiceId);
  if (invoice.status !== 'open') return;
  emit(account, 'invoice.overdue', invoice);
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  if (subscription.status !== 'active' || subscription.latest_invoice !== invoice.id) return;
  update(account, subscription, () => {
    subscription.status = 'past_due';
  });
}

/** Marks an invoice as paid by a check or a transfer that Stripe never saw. */
export function payElsewhere(account: Account, invoice: Stripe.Invoice): void {
  const intent = intentOfInvoice(account, invoice);
  if (intent) cancelIntent(account, intent, null);
  closeInvoicePayments(account, invoice, 'canceled');
  completePaidInvoice(account, invoice);
}
