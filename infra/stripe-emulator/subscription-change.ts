import type { Stripe } from 'stripe';
import { idOf, known, plan, seconds, type Account } from './account.ts';
import { emit } from './events.ts';
import { collectInvoice, issueInvoice, storedCard } from './invoice-collection.ts';
import { itemOf, prorationLines } from './invoice-lines.ts';
import { createInvoice, intentOfInvoice, voidInvoice } from './invoices.ts';
import { planOf } from './prices.ts';
import { declineOf } from './payment-intent-machine.ts';
import { refusal } from './stripe-error.ts';
import { applyChange, update } from './subscription-state.ts';
import type { ItemChange } from './subscription-notes.ts';

const PENDING_UPDATE_EXPIRES_AFTER_SECONDS = 23 * 3600;

export interface ChangeTerms {
  proration: Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate.ProrationBehavior;
  payment: 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
  /** Seconds; absent: now. */
  at?: number;
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
  const at = terms.at ?? seconds(account);
  const lines = prorationLines(account, subscription, change, at);
  const apply = () => {
    update(account, subscription, () => {
      applyChange(account, subscription, change);
    });
  };
  if (terms.proration === 'none') {
    apply();
    return;
  }
  if (terms.proration === 'create_prorations') {
    known(account, 'subscriptionNotes', subscription.id).pendingLines.push(...lines);
    apply();
    return;
  }
  const latest = subscription.latest_invoice;
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_update',
    lines,
    period: { start: item.current_period_start, end: at },
  });
  const waits = terms.payment !== 'allow_incomplete' && invoice.total > 0;
  if (waits) {
    const notes = known(account, 'subscriptionNotes', subscription.id);
    notes.pendingUpdate = { invoiceId: invoice.id, change };
    if (terms.payment === 'pending_if_incomplete') holdBack(account, subscription, change);
  }
  issueInvoice(account, invoice);
  if (!waits) apply();
  if (invoice.status === 'paid') return;
  const attempt = collectInvoice(account, invoice, storedCard(account, subscription));
  if (terms.payment !== 'error_if_incomplete' || attempt === 'succeeded') return;
  takeBack(account, subscription, invoice);
  subscription.latest_invoice = latest;
  const intent = intentOfInvoice(account, invoice);
  if (intent) throw declineOf(intent);
}

/** Nothing of a change that had to be paid at once shall have happened. */
function takeBack(
  account: Account,
  subscription: Stripe.Subscription,
  invoice: Stripe.Invoice,
): void {
  known(account, 'subscriptionNotes', subscription.id).pendingUpdate = null;
  voidInvoice(account, invoice);
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
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: expiresAt,
      metadata: null,
      subscription_items: [item],
      trial_end: null,
      trial_from_plan: null,
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
