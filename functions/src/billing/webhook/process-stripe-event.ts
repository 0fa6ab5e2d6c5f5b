import { STRIPE_EVENT_TYPES, type StripeEventType } from '@learning/shared/contract/webhooks';
import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { issueDocumentsIfPossible } from '../invoices/issue-documents.ts';
import { MissingAtStripe, type ThinEvent } from '../payment-provider.ts';
import { reconcileTarget, type ReconcileTarget } from '../reconcile-target.ts';
import { actOnFraudWarning } from './fraud-warning.ts';
import { targetOfPayment, targetOfSubscription } from './find-target.ts';
import { isOfOtherEnvironment } from './other-environment.ts';

/** Names the object that changed. Its current state is read from Stripe. */
export type StripeNotification = Pick<ThinEvent, 'eventId' | 'type' | 'objectId'>;

type FindTarget = (
  objectId: string,
  deps: ReconcileDependencies,
) => Promise<ReconcileTarget | undefined>;

const targetOfRefund: FindTarget = async (objectId, deps) => {
  const paymentIntentId = await deps.provider.paymentOfRefund(objectId);
  return paymentIntentId === null ? undefined : targetOfPayment(paymentIntentId, deps);
};
const targetOfDispute: FindTarget = async (objectId, deps) => {
  const paymentIntentId = await deps.provider.paymentOfDispute(objectId);
  return paymentIntentId === null ? undefined : targetOfPayment(paymentIntentId, deps);
};
const targetOfInvoice: FindTarget = async (objectId, deps) => {
  const subscriptionId = await deps.provider.subscriptionOfInvoice(objectId);
  return subscriptionId === null ? undefined : targetOfSubscription(subscriptionId, deps);
};
/** The learner's running plan, which is charged to the customer's card. */
const targetOfCustomer: FindTarget = async (objectId, { customers, subscriptions }) => {
  const userId = await customers.findLearner(objectId);
  const plan = userId === undefined ? undefined : await subscriptions.findOpen(userId);
  return plan && { kind: 'subscription', userId: plan.userId, orderId: plan.orderId };
};

/** How an event's object leads to the order or plan it changes; null: nothing follows, but an operator should know. */
const targetFinders: Record<StripeEventType, FindTarget | null> = {
  'v1.payment_intent.processing': targetOfPayment,
  'v1.payment_intent.succeeded': targetOfPayment,
  'v1.payment_intent.payment_failed': targetOfPayment,
  'v1.payment_intent.canceled': targetOfPayment,
  'v1.refund.created': targetOfRefund,
  'v1.refund.updated': targetOfRefund,
  'v1.refund.failed': targetOfRefund,
  'v1.charge.dispute.created': targetOfDispute,
  'v1.charge.dispute.updated': targetOfDispute,
  'v1.charge.dispute.closed': targetOfDispute,
  // Acts on the payment, which has not changed.
  'v1.radar.early_fraud_warning.created': null,
  'v1.customer.subscription.created': targetOfSubscription,
  'v1.customer.subscription.updated': targetOfSubscription,
  'v1.customer.subscription.deleted': targetOfSubscription,
  'v1.customer.subscription.paused': targetOfSubscription,
  'v1.customer.subscription.resumed': targetOfSubscription,
  'v1.invoice.paid': targetOfInvoice,
  'v1.invoice.payment_failed': targetOfInvoice,
  'v1.invoice.payment_action_required': targetOfInvoice,
  'v1.invoice.finalization_failed': targetOfInvoice,
  'v1.customer.updated': targetOfCustomer,
  'v1.customer.deleted': null,
};

/**
 * What often has no order: a customer without a plan; the invoice of a course, which follows its payment, and the payment that Stripe
 * prepared for it and cancels. Money without an order is reported by the event of its payment.
 */
const WITHOUT_ORDER: ReadonlySet<StripeEventType> = new Set([
  'v1.customer.updated',
  'v1.invoice.paid',
  'v1.payment_intent.canceled',
]);

export type EventOutcome =
  | 'reconciled'
  | 'noted'
  | 'seen'
  | 'not_ours'
  | 'unknown_object'
  | 'not_subscribed';

/**
 * Finds the order or subscription an event refers to and reconciles it with Stripe's current state. Events may arrive late,
 * repeatedly and in any order.
 *
 * Source: rules/money.md M23
 *
 * @throws PaymentProviderFailure, Failure `write_conflict` or the table's errors: the event does not count as processed then, and
 * Stripe should retry it.
 */
export async function processStripeEvent(
  { eventId, type, objectId }: StripeNotification,
  now: Date,
  deps: ReconcileDependencies,
): Promise<EventOutcome> {
  const known = STRIPE_EVENT_TYPES.find((stripeEventType) => stripeEventType === type);
  if (known === undefined) return 'not_subscribed';
  if (await deps.events.isProcessed(eventId)) return 'seen';
  const findTarget = targetFinders[known];
  let target: ReconcileTarget | undefined;
  try {
    if (!findTarget) return await noteEvent({ eventId, type, objectId }, now, deps);
    target = objectId === null ? undefined : await findTarget(objectId, deps);
  } catch (error) {
    if (!(error instanceof MissingAtStripe)) throw error;
    return noteUnknownObject({ eventId, type, objectId }, now, deps);
  }
  if (!target) {
    if (known === 'v1.payment_intent.succeeded') await reportMoneyWithoutOrder(objectId, deps);
    if (!WITHOUT_ORDER.has(known)) log.warn('event without an order', { type, eventId, objectId });
    return 'not_ours';
  }
  const paidInvoiceId = known === 'v1.invoice.paid' ? (objectId ?? undefined) : undefined;
  await reconcileTarget({ target, eventId, paidInvoiceId, now }, deps);
  await issueDocumentsIfPossible(target, now, deps);
  return 'reconciled';
}

/** Acknowledges an event whose object Stripe does not have: a retry would find no more. Counted once per event. */
async function noteUnknownObject(
  { eventId, type, objectId }: StripeNotification,
  now: Date,
  { events, count }: ReconcileDependencies,
): Promise<EventOutcome> {
  if (!(await events.save(eventId, now))) return 'seen';
  count('EventsOfUnknownObjects');
  log.warn('event about an unknown object', { type, eventId, objectId });
  return 'unknown_object';
}

/** Reports a payment made by hand in the dashboard or by another product, but not one of another environment. */
async function reportMoneyWithoutOrder(
  paymentIntentId: string | null,
  { provider, count }: ReconcileDependencies,
): Promise<void> {
  const isOfOther =
    paymentIntentId !== null &&
    (await isOfOtherEnvironment(await provider.readPayment(paymentIntentId), provider));
  if (isOfOther) return;
  count('MoneyWithoutOrder');
  log.error('money without an order', { paymentIntentId });
}

/** Logs an event for the operator, after acting on a fraud warning and forgetting a customer that was deleted at Stripe. */
async function noteEvent(
  { eventId, type, objectId }: StripeNotification,
  now: Date,
  deps: ReconcileDependencies,
): Promise<EventOutcome> {
  const { events, count, customers } = deps;
  const isWarning = type === 'v1.radar.early_fraud_warning.created' && objectId !== null;
  const reported = isWarning ? await deps.provider.paymentOfFraudWarning(objectId) : null;
  if (reported !== null) await actOnFraudWarning(reported, now, deps);
  const isCustomer = type === 'v1.customer.deleted' && objectId !== null;
  const userId = isCustomer ? await customers.findLearner(objectId) : undefined;
  // The learner's next checkout creates another customer.
  if (isCustomer && userId !== undefined) await customers.forget(userId, objectId);
  if (!(await events.save(eventId, now))) return 'seen';
  if (isWarning) count('FraudWarnings');
  log.warn('event for the operator', { type, eventId, objectId, userId });
  return 'noted';
}
