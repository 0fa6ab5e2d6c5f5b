import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, nowSeconds, planJob, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { intentOfInvoice, voidInvoice } from '#invoices/invoices.ts';
import { itemOf } from '#invoices/invoice-lines.ts';
import { periodDiscountCents } from '#catalog/discounts.ts';
import { planOf } from '#catalog/prices.ts';
import { periodEnd } from './billing-period.ts';
import type { ItemChange } from './subscription-notes.ts';

/** Changes a subscription and emits an event with the previous values. */
export function update(
  account: Account,
  subscription: Stripe.Subscription,
  change: (subscription: Stripe.Subscription) => void,
  type = 'customer.subscription.updated',
): void {
  const before = structuredClone(subscription);
  change(subscription);
  emit(account, type, subscription, before);
}

/**
 * Sets the item's price and quantity; the period stays, unless a price of another interval begins within it.
 *
 * @param from when it begins; undefined at a period's end, where the next period follows anyway
 */
export function applyChange(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
  from?: number,
): void {
  const item = itemOf(subscription);
  const { recurring } = existing(account, 'prices', change.priceId);
  if (from !== undefined && recurring && recurring.interval !== item.price.recurring?.interval) {
    subscription.billing_cycle_anchor = from;
    item.current_period_start = from;
    item.current_period_end = periodEnd(from, from, recurring);
    planJob(account, {
      at: item.current_period_end,
      kind: 'renew',
      id: subscription.id,
      clock: idOf(subscription.test_clock),
    });
  }
  item.price = structuredClone(existing(account, 'prices', change.priceId));
  item.plan = planOf(item.price);
  item.quantity = change.quantity;
  existing(account, 'subscriptionNotes', subscription.id).periodDiscountCents = periodDiscountCents(
    account,
    subscription,
    change,
  );
}

/** Sets or removes the cancellation at the period's end. @param isFlagged whether `cancel_at_period_end` shows it */
export function setEndFields(
  account: Account,
  subscription: Stripe.Subscription,
  isSet: boolean,
  isFlagged: boolean,
): void {
  subscription.cancel_at_period_end = isFlagged;
  subscription.cancel_at = isSet ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isSet ? nowSeconds(account) : null;
  if (subscription.cancellation_details) {
    subscription.cancellation_details.reason = isSet ? 'cancellation_requested' : null;
  }
}

/** Activates the subscription of a paid invoice, saves its card and applies a pending upgrade. */
export function applyPaidInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  const method = idOf(intentOfInvoice(account, invoice)?.payment_method);
  const saves = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const pending = notes.pendingUpdate?.invoiceId === invoice.id ? notes.pendingUpdate : null;
  const isLate = ['incomplete', 'past_due', 'unpaid'].includes(subscription.status);
  const activates = isLate && subscription.latest_invoice === invoice.id;
  const savesCard = saves && method !== null && method !== subscription.default_payment_method;
  if (!pending && !activates && !savesCard) return;
  update(account, subscription, () => {
    if (activates) subscription.status = 'active';
    if (savesCard) subscription.default_payment_method = method;
    if (pending) {
      applyChange(account, subscription, pending.change, invoice.created);
      subscription.pending_update = null;
      notes.pendingUpdate = null;
    }
  });
  if (pending) emit(account, 'customer.subscription.pending_update_applied', subscription);
}

/** Ends a subscription now. One that was never paid expires; any other is canceled. */
export function endSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const wasIncomplete = subscription.status === 'incomplete';
  const invoiceId = idOf(subscription.latest_invoice);
  const invoice = invoiceId === null ? null : existing(account, 'invoices', invoiceId);
  if (wasIncomplete && invoice?.status === 'open') voidInvoice(account, invoice);
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  if (notes.pendingUpdate) {
    const pendingInvoice = existing(account, 'invoices', notes.pendingUpdate.invoiceId);
    if (pendingInvoice.status === 'open') voidInvoice(account, pendingInvoice);
    notes.pendingUpdate = null;
  }
  for (const open of account.rows.invoices.values()) {
    // Stays payable by hand, but is not retried.
    if (open.status === 'open' && belongsTo(open, subscription)) {
      open.auto_advance = false;
      open.next_payment_attempt = null;
    }
  }
  const schedule = account.rows.subscriptionSchedules.get(idOf(subscription.schedule) ?? '');
  if (schedule) {
    schedule.status = 'canceled';
    schedule.canceled_at = nowSeconds(account);
    schedule.current_phase = null;
  }
  const isEnd = !wasIncomplete || reason !== 'payment_failed';
  update(
    account,
    subscription,
    () => {
      subscription.status = wasIncomplete ? 'incomplete_expired' : 'canceled';
      subscription.ended_at = nowSeconds(account);
      subscription.canceled_at ??= nowSeconds(account);
      subscription.pending_update = null;
      subscription.pending_setup_intent = null;
      subscription.schedule = null;
      subscription.cancellation_details = {
        ...blank('Subscription.CancellationDetails'),
        ...subscription.cancellation_details,
        reason,
      };
    },
    isEnd ? 'customer.subscription.deleted' : 'customer.subscription.updated',
  );
}

function belongsTo(invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  return idOf(invoice.parent?.subscription_details?.subscription) === subscription.id;
}
