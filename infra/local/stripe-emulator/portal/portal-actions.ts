import type { Stripe } from 'stripe';
import { all, existing, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { confirmOnDevice } from '#payments/device.ts';
import type { PortalActions, PortalResult } from '#emulator-types.ts';
import { collectInvoice, defaultCard } from '#invoices/invoice-collection.ts';
import { itemOf } from '#invoices/invoice-lines.ts';
import { intentOfInvoice, subscriptionIdOf } from '#invoices/invoices.ts';
import { portalSubject, portalView, waitsForPeriodEnd, type PortalSubject } from './portal-view.ts';
import { createSetupIntent } from '#payments/setup-intents.ts';
import { StripeRefusal } from '#api/stripe-refusal.ts';
import { changeItem } from '#subscriptions/subscription-change.ts';
import {
  appendChange,
  releaseSchedule,
  scheduleChange,
} from '#subscriptions/subscription-schedules.ts';
import { setCancelAtPeriodEnd, changeEnd } from '#subscriptions/subscriptions.ts';
import { atCustomersTime } from '#clock/test-clocks.ts';

const DONE: PortalResult = { status: 'done' };
const NOTHING: PortalResult = { status: 'nothing' };

/** Creates the actions of a portal session. @throws Error when the session does not exist */
export function portalActions(account: Account, sessionId: string): PortalActions {
  portalSubject(account, sessionId);
  const withSubscription = (
    run: (subject: PortalSubject, subscription: Stripe.Subscription) => PortalResult,
  ): Promise<PortalResult> => {
    const subject = portalSubject(account, sessionId);
    const { subscription, customer } = subject;
    if (!subscription) return Promise.resolve(NOTHING);
    return Promise.resolve(
      atCustomersTime(account, customer.id, () =>
        refusalAsResult(() => run(subject, subscription)),
      ),
    );
  };
  return {
    view: () => {
      const subject = portalSubject(account, sessionId);
      return atCustomersTime(account, subject.customer.id, () => portalView(account, subject));
    },
    changePrice: (priceId) =>
      withSubscription((subject, subscription) =>
        changePrice(account, subject, subscription, priceId),
      ),
    cancelAtPeriodEnd: () =>
      withSubscription(({ configuration }, subscription) => {
        if (!configuration.features.subscription_cancel.enabled) return NOTHING;
        if (subscription.cancel_at !== null) return NOTHING;
        if (subscription.schedule) releaseSchedule(account, subscription);
        setCancelAtPeriodEnd(account, subscription, true);
        return DONE;
      }),
    resume: () =>
      withSubscription((_subject, subscription) => {
        if (subscription.cancel_at === null) return NOTHING;
        removeEnd(account, subscription);
        return DONE;
      }),
    updateCard: (card) => Promise.resolve(updateCard(account, sessionId, card)),
    payOpenInvoice: () => withSubscription((subject) => payOpenInvoice(account, subject)),
  };
}

function changePrice(
  account: Account,
  { session, configuration }: PortalSubject,
  subscription: Stripe.Subscription,
  priceId: string,
): PortalResult {
  const feature = configuration.features.subscription_update;
  const item = itemOf(subscription);
  const isOffered = feature.products?.some((product) => product.prices.includes(priceId));
  if (priceId === item.price.id && subscription.schedule) {
    releaseSchedule(account, subscription);
    return DONE;
  }
  if (!feature.enabled || !isOffered || priceId === item.price.id) return NOTHING;
  if (subscription.cancel_at !== null) removeEnd(account, subscription);
  const change = { priceId, quantity: item.quantity ?? 1 };
  if (waitsForPeriodEnd(account, configuration, item, priceId)) {
    // Reported, not documented: a direct link adds a second downgrade to the first one, and the overview replaces it.
    if (session.flow && subscription.schedule) appendChange(account, subscription, change);
    else scheduleChange(account, subscription, change);
    return DONE;
  }
  if (subscription.schedule) releaseSchedule(account, subscription);
  changeItem(account, subscription, change, {
    proration: feature.proration_behavior === 'none' ? 'none' : 'always_invoice',
    payment: 'pending_if_incomplete',
  });
  if (!subscription.pending_update) return DONE;
  const invoice = existing(account, 'invoices', idOf(subscription.latest_invoice) ?? '');
  return resultOf(intentOfInvoice(account, invoice));
}

function removeEnd(account: Account, subscription: Stripe.Subscription): void {
  if (subscription.schedule) releaseSchedule(account, subscription);
  if (subscription.cancel_at !== null) changeEnd(account, subscription, false, false);
}

/** Reports the result of a payment. */
function resultOf(intent: Stripe.PaymentIntent | null): PortalResult {
  if (!intent || intent.status === 'succeeded') return DONE;
  if (intent.status === 'requires_action') {
    return { status: 'requires_action', clientSecret: intent.client_secret ?? '' };
  }
  const message = intent.last_payment_error?.message ?? 'Please add a payment method.';
  return { status: 'failed', message };
}

function updateCard(account: Account, sessionId: string, card: string): PortalResult {
  const { customer, configuration } = portalSubject(account, sessionId);
  if (!configuration.features.payment_method_update.enabled) return NOTHING;
  const setup = createSetupIntent(account, customer.id);
  account.rows.portalSetups.set(setup.id, { id: setup.id, customerId: customer.id });
  const secret = setup.client_secret ?? '';
  const { status, error } = confirmOnDevice(account, secret, { number: card });
  if (status === 'succeeded') return DONE;
  if (status === 'requires_action') return { status, clientSecret: secret };
  return { status: 'failed', ...(error && { message: error.message }) };
}

function payOpenInvoice(account: Account, { customer }: PortalSubject): PortalResult {
  const invoice = all(account, 'invoices').findLast(
    (candidate) => candidate.customer === customer.id && candidate.status === 'open',
  );
  if (!invoice) return NOTHING;
  const subscription = existing(account, 'subscriptions', subscriptionIdOf(invoice));
  const card = defaultCard(account, subscription);
  if (card === null) return { status: 'failed', message: 'Please add a payment method.' };
  collectInvoice(account, invoice, card, false);
  return resultOf(intentOfInvoice(account, invoice));
}

function refusalAsResult(run: () => PortalResult): PortalResult {
  try {
    return run();
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: 'failed', message: error.message };
    throw error;
  }
}
