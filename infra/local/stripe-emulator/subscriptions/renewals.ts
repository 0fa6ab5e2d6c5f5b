import type { Stripe } from 'stripe';
import { existing, planJob, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { periodEnd } from './billing-period.ts';
import { collectInvoice, issueInvoice, defaultCard } from '#invoices/invoice-collection.ts';
import { itemOf, periodLine } from '#invoices/invoice-lines.ts';
import { sendInvoice, sendLater } from '#invoices/sent-invoices.ts';
import { createInvoice, subscriptionIdOf, voidDraft } from '#invoices/invoices.ts';
import { emit } from '#events/events.ts';
import { addTaxes } from '#tax/invoice-taxes.ts';
import { applyScheduledChange } from './subscription-schedules.ts';
import { endSubscription, update } from './subscription-state.ts';

/** Ends a subscription at its period's end, or starts the next period with a draft invoice. */
export function renew(account: Account, id: string): void {
  const subscription = existing(account, 'subscriptions', id);
  const item = itemOf(subscription);
  if (subscription.ended_at !== null || item.current_period_end !== nowSeconds(account)) return;
  if (subscription.cancel_at !== null && subscription.cancel_at <= nowSeconds(account)) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  applyScheduledChange(account, subscription);
  const { recurring } = item.price;
  if (!recurring) return;
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
  const endedPeriod = { start: item.current_period_start, end: start };
  const clock = idOf(subscription.test_clock);
  planJob(account, { at: end, kind: 'renew', id, clock });
  update(account, subscription, () => {
    item.current_period_start = start;
    item.current_period_end = end;
    const invoice = createInvoice(account, subscription, {
      reason: 'subscription_cycle',
      lines: [periodLine(account, subscription)],
      period: endedPeriod,
    });
    if (subscription.pause_collection !== null) {
      voidDraft(account, invoice);
      return;
    }
    sendLater(account, invoice, clock);
  });
}

/** Finalizes a draft, and charges the default card or sends it. */
export function finalizeRenewal(account: Account, invoiceId: string): void {
  const invoice = existing(account, 'invoices', invoiceId);
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  if (invoice.status !== 'draft' || subscription.ended_at !== null) return;
  if (!hasTaxLocation(account, invoice, subscription)) {
    emit(account, 'invoice.finalization_failed', invoice);
    return;
  }
  issueInvoice(account, invoice);
  if (invoice.status !== 'open') return;
  if (invoice.collection_method === 'send_invoice') {
    sendInvoice(account, invoice);
    return;
  }
  collectInvoice(account, invoice, defaultCard(account, subscription));
}

/** Calculates the tax of a draft again whose customer had no address for it. A draft stays one until there is. */
function hasTaxLocation(
  account: Account,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): boolean {
  const isMissing = () => invoice.automatic_tax.status === 'requires_location_inputs';
  if (isMissing()) addTaxes(account, invoice, subscription);
  return !isMissing();
}

export function retryInvoice(account: Account, invoiceId: string): void {
  const invoice = existing(account, 'invoices', invoiceId);
  if (!isDue(account, invoice)) return;
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  collectInvoice(account, invoice, defaultCard(account, subscription));
}

function isDue(account: Account, invoice: Stripe.Invoice): boolean {
  return invoice.status === 'open' && invoice.next_payment_attempt === nowSeconds(account);
}
