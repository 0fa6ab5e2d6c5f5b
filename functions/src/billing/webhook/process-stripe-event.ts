import { STRIPE_EVENT_TYPES, type StripeEventType } from '@learning/shared/contract/webhooks';
import { log } from '#observability/log.ts';
import { isConditionFailure } from '#table/condition-errors.ts';
import { putItem } from '#table/table.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { targetOfPayment, targetOfSubscription } from './find-target.ts';
import { isOfOtherEnvironment } from './other-environment.ts';
import { eventPart, isProcessed } from './processed-events.ts';
import { reconcileTarget, type ReconcileTarget } from '../reconcile-target.ts';

/** What a thin event says: that something happened to an object. What it is now is read from Stripe. */
export interface StripeNotification {
  eventId: string;
  /** With the version, e.g. `v1.payment_intent.succeeded`. */
  type: string;
  objectId: string | null;
}

type Resolve = (
  objectId: string,
  deps: ReconcileDependencies,
) => Promise<ReconcileTarget | undefined>;

const ofRefund: Resolve = async (objectId, deps) => {
  const paymentIntentId = await deps.provider.paymentOfRefund(objectId);
  return paymentIntentId === null ? undefined : targetOfPayment(paymentIntentId, deps);
};
const ofDispute: Resolve = async (objectId, deps) => {
  const paymentIntentId = await deps.provider.paymentOfDispute(objectId);
  return paymentIntentId === null ? undefined : targetOfPayment(paymentIntentId, deps);
};
const ofInvoice: Resolve = async (objectId, deps) => {
  const subscriptionId = await deps.provider.subscriptionOfInvoice(objectId);
  return subscriptionId === null ? undefined : targetOfSubscription(subscriptionId, deps);
};

/** How an event's object leads to what of ours it changes; null: nothing follows, a person looks at it. */
const resolvers: Record<StripeEventType, Resolve | null> = {
  'v1.payment_intent.succeeded': targetOfPayment,
  'v1.payment_intent.payment_failed': targetOfPayment,
  'v1.payment_intent.canceled': targetOfPayment,
  'v1.refund.created': ofRefund,
  'v1.refund.updated': ofRefund,
  'v1.refund.failed': ofRefund,
  'v1.charge.dispute.created': ofDispute,
  'v1.charge.dispute.updated': ofDispute,
  'v1.charge.dispute.closed': ofDispute,
  'v1.radar.early_fraud_warning.created': null,
  'v1.customer.subscription.created': targetOfSubscription,
  'v1.customer.subscription.updated': targetOfSubscription,
  'v1.customer.subscription.deleted': targetOfSubscription,
  'v1.customer.subscription.paused': targetOfSubscription,
  'v1.customer.subscription.resumed': targetOfSubscription,
  'v1.invoice.paid': ofInvoice,
  'v1.invoice.payment_failed': ofInvoice,
  'v1.invoice.payment_action_required': ofInvoice,
  'v1.customer.deleted': null,
};

export type EventOutcome = 'reconciled' | 'noted' | 'seen' | 'not_ours' | 'not_subscribed';

/**
 * Works one event in: finds what of ours it is about and reconciles that by Stripe's current state. The order in which events
 * arrive, their repeats and their gaps do not matter.
 *
 * @throws PaymentProviderFailure, Failure `write_conflict` or the table's errors: the event is not remembered then, and
 * Stripe is to send it again.
 */
export async function processStripeEvent(
  { eventId, type, objectId }: StripeNotification,
  now: Date,
  deps: ReconcileDependencies,
): Promise<EventOutcome> {
  const known = STRIPE_EVENT_TYPES.find((one) => one === type);
  if (known === undefined) return 'not_subscribed';
  if (await isProcessed(deps.table, eventId)) return 'seen';
  const resolve = resolvers[known];
  if (!resolve) return noteEvent({ eventId, type, objectId }, now, deps);
  const target = objectId === null ? undefined : await resolve(objectId, deps);
  if (!target) {
    if (known === 'v1.payment_intent.succeeded') await reportMoney(objectId, deps);
    log.warn('an event of nothing of ours', { type, eventId, objectId });
    return 'not_ours';
  }
  await reconcileTarget({ target, eventId, now }, deps);
  return 'reconciled';
}

/** Of a payment by hand in the dashboard or by another product. What another environment on the account made is its own affair. */
async function reportMoney(
  paymentIntentId: string | null,
  { provider, count }: ReconcileDependencies,
): Promise<void> {
  const isOthers =
    paymentIntentId !== null &&
    (await isOfOtherEnvironment(await provider.readPayment(paymentIntentId), provider));
  if (isOthers) return;
  count('MoneyWithoutOrder');
  log.error('money without an order', { paymentIntentId });
}

async function noteEvent(
  { eventId, type, objectId }: StripeNotification,
  now: Date,
  { table, count, customers }: ReconcileDependencies,
): Promise<EventOutcome> {
  const isCustomer = type === 'v1.customer.deleted' && objectId !== null;
  const userId = isCustomer ? await customers.learnerOf(objectId) : undefined;
  // Their next checkout makes another one.
  if (isCustomer && userId !== undefined) await customers.forget(userId, objectId);
  try {
    await putItem(table, eventPart(eventId, now).put, {
      ConditionExpression: 'attribute_not_exists(PK)',
    });
  } catch (error) {
    if (isConditionFailure(error)) return 'seen';
    throw error;
  }
  if (type === 'v1.radar.early_fraud_warning.created') count('FraudWarnings');
  log.warn('an event to look at', { type, eventId, objectId, userId });
  return 'noted';
}
