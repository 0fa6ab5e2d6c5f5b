import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { existing, planJob, nowSeconds, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { collectInvoice, issueInvoice, defaultCard } from '#invoices/invoice-collection.ts';
import { itemOf, changeLines } from '#invoices/invoice-lines.ts';
import { createInvoice, voidInvoice } from '#invoices/invoices.ts';
import { planOf } from '#catalog/prices.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { applyChange, update } from './subscription-state.ts';
import type { ItemChange } from './subscription-notes.ts';

const PENDING_UPDATE_EXPIRES_AFTER_SECONDS = 23 * 3600;

export interface ChangeTerms {
  proration: 'none' | 'always_invoice';
  payment: 'allow_incomplete' | 'pending_if_incomplete';
}

/** Changes price or quantity within a period. */
export function changeItem(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
  terms: ChangeTerms,
): void {
  const item = itemOf(subscription);
  if (subscription.pending_update) {
    throw refusal.state(
      'There is a pending update on this subscription that has to be paid first.',
    );
  }
  const apply = () => {
    update(account, subscription, () => {
      applyChange(account, subscription, change, nowSeconds(account));
    });
  };
  if (terms.proration === 'none') {
    apply();
    return;
  }
  const now = nowSeconds(account);
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_update',
    lines: changeLines(account, subscription, change, now),
    period: { start: item.current_period_start, end: now },
  });
  const isPending = terms.payment === 'pending_if_incomplete' && invoice.total > 0;
  if (isPending) {
    const notes = existing(account, 'subscriptionNotes', subscription.id);
    notes.pendingUpdate = { invoiceId: invoice.id, change };
    setPendingUpdate(account, subscription, change);
  }
  issueInvoice(account, invoice);
  if (!isPending) apply();
  if (invoice.status !== 'paid') {
    collectInvoice(account, invoice, defaultCard(account, subscription));
  }
}

/** Records a change that takes effect when its invoice is paid. */
function setPendingUpdate(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
): void {
  const item = structuredClone(itemOf(subscription));
  item.price = structuredClone(existing(account, 'prices', change.priceId));
  item.plan = planOf(item.price);
  item.quantity = change.quantity;
  const expiresAt = nowSeconds(account) + PENDING_UPDATE_EXPIRES_AFTER_SECONDS;
  update(account, subscription, () => {
    subscription.pending_update = {
      ...blank('Subscription.PendingUpdate'),
      expires_at: expiresAt,
      subscription_items: [item],
    };
  });
  planJob(account, {
    at: expiresAt,
    kind: 'expire-pending-update',
    id: subscription.id,
    clock: idOf(subscription.test_clock),
  });
}

/** Drops an upgrade that was not paid in time. */
export function expirePendingUpdate(account: Account, subscription: Stripe.Subscription): void {
  const notes = existing(account, 'subscriptionNotes', subscription.id);
  const pending = subscription.pending_update;
  if (!pending || !notes.pendingUpdate || pending.expires_at > nowSeconds(account)) return;
  const invoice = existing(account, 'invoices', notes.pendingUpdate.invoiceId);
  notes.pendingUpdate = null;
  if (invoice.status === 'open') voidInvoice(account, invoice);
  update(account, subscription, () => {
    subscription.pending_update = null;
  });
  emit(account, 'customer.subscription.pending_update_expired', subscription);
}
