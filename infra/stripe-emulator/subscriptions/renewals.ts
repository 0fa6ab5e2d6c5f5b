import type { Stripe } from 'stripe';
import { idOf, known, plan, seconds, type Account } from '#account/account.ts';
import { periodEnd } from './billing-period.ts';
import { collectInvoice, issueInvoice, storedCard } from '#invoices/invoice-collection.ts';
import { itemOf, periodLine } from '#invoices/invoice-lines.ts';
import { createInvoice, subscriptionIdOf } from '#invoices/invoices.ts';
import { applyScheduledChange } from './subscription-schedules.ts';
import { endSubscription, update } from './subscription-state.ts';

/** A renewal's invoice stays a draft for an hour before it is charged. */
const DRAFT_SECONDS = 3600;

/** What the end of a period brings: the end, or the next period and its draft invoice. */
export function renew(account: Account, id: string): void {
  const subscription = known(account, 'subscriptions', id);
  const item = itemOf(subscription);
  if (subscription.ended_at !== null || item.current_period_end !== seconds(account)) return;
  if (subscription.cancel_at !== null && subscription.cancel_at <= seconds(account)) {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  applyScheduledChange(account, subscription);
  const { recurring } = item.price;
  if (!recurring) return;
  const start = item.current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
  const passed = { start: item.current_period_start, end: start };
  const clock = idOf(subscription.test_clock);
  plan(account, { at: end, kind: 'renew', id, clock });
  update(account, subscription, () => {
    item.current_period_start = start;
    item.current_period_end = end;
    const invoice = createInvoice(account, subscription, {
      reason: 'subscription_cycle',
      lines: [periodLine(account, subscription)],
      period: passed,
    });
    invoice.automatically_finalizes_at = start + DRAFT_SECONDS;
    plan(account, { at: start + DRAFT_SECONDS, kind: 'finalize-invoice', id: invoice.id, clock });
  });
}

/** Issues a renewal's invoice and charges the stored card. */
export function finalizeRenewal(account: Account, invoiceId: string): void {
  const invoice = known(account, 'invoices', invoiceId);
  const subscription = known(account, 'subscriptions', subscriptionIdOf(invoice));
  if (invoice.status !== 'draft' || subscription.ended_at !== null) return;
  issueInvoice(account, invoice);
  if (invoice.status !== 'open') return;
  collectInvoice(account, invoice, storedCard(account, subscription));
}

export function retryInvoice(account: Account, invoiceId: string): void {
  const invoice = known(account, 'invoices', invoiceId);
  if (!isDue(account, invoice)) return;
  const subscription = known(account, 'subscriptions', subscriptionIdOf(invoice));
  collectInvoice(account, invoice, storedCard(account, subscription));
}

function isDue(account: Account, invoice: Stripe.Invoice): boolean {
  return invoice.status === 'open' && invoice.next_payment_attempt === seconds(account);
}
