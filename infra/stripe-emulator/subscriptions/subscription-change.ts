import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { idOf, known, plan, seconds, type Account } from '#account/account.ts';
import { emit } from '#events/events.ts';
import { collectInvoice, issueInvoice, storedCard } from '#invoices/invoice-collection.ts';
import { itemOf, prorationLines } from '#invoices/invoice-lines.ts';
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

/** Another price or quantity, in the middle of a period. */
export function changeItem(
  account: Account,
  subscription: Stripe.Subscription,
  change: ItemChange,
  terms: ChangeTerms,
): void {
  const item = itemOf(subscription);
  const price = known(account, 'prices', change.priceId);
  if (price.recurring?.interval !== item.price.recurring?.interval) {
    throw refusal.invalidParameter(
      'The emulator does not change the billing interval of a subscription.',
      'items[0][price]',
    );
  }
  if (subscription.pending_update) {
    throw refusal.state(
      'There is a pending update on this subscription that has to be paid first.',
    );
  }
  const apply = () => {
    update(account, subscription, () => {
      applyChange(account, subscription, change);
    });
  };
  if (terms.proration === 'none') {
    apply();
    return;
  }
  const now = seconds(account);
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_update',
    lines: prorationLines(account, subscription, change, now),
    period: { start: item.current_period_start, end: now },
  });
  const waits = terms.payment === 'pending_if_incomplete' && invoice.total > 0;
  if (waits) {
    const notes = known(account, 'subscriptionNotes', subscription.id);
    notes.pendingUpdate = { invoiceId: invoice.id, change };
    holdBack(account, subscription, change);
  }
  issueInvoice(account, invoice);
  if (!waits) apply();
  if (invoice.status !== 'paid') {
    collectInvoice(account, invoice, storedCard(account, subscription));
  }
}

/** Keeps the old price until the invoice is paid. */
function holdBack(account: Account, subscription: Stripe.Subscription, change: ItemChange): void {
  const item = structuredClone(itemOf(subscription));
  item.price = structuredClone(known(account, 'prices', change.priceId));
  item.plan = planOf(item.price);
  item.quantity = change.quantity;
  const expiresAt = seconds(account) + PENDING_UPDATE_EXPIRES_AFTER_SECONDS;
  update(account, subscription, () => {
    subscription.pending_update = {
      ...blank('Subscription.PendingUpdate'),
      expires_at: expiresAt,
      subscription_items: [item],
    };
  });
  plan(account, {
    at: expiresAt,
    kind: 'expire-pending-update',
    id: subscription.id,
    clock: idOf(subscription.test_clock),
  });
}

/** An upgrade that nobody paid is dropped. */
export function expirePendingUpdate(account: Account, subscription: Stripe.Subscription): void {
  const notes = known(account, 'subscriptionNotes', subscription.id);
  const pending = subscription.pending_update;
  if (!pending || !notes.pendingUpdate || pending.expires_at > seconds(account)) return;
  const invoice = known(account, 'invoices', notes.pendingUpdate.invoiceId);
  notes.pendingUpdate = null;
  if (invoice.status === 'open') voidInvoice(account, invoice);
  update(account, subscription, () => {
    subscription.pending_update = null;
  });
  emit(account, 'customer.subscription.pending_update_expired', subscription);
}
