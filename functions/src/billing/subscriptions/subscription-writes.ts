/** Translates a changed subscription, and what follows from it, into items of one transaction. Decides nothing. */
import { planWithdrawalWrites } from '#certificates/withdrawal-writes.ts';
import { entitlementItem } from '#learning/learner-records.ts';
import {
  certificateKey,
  learnerKeys,
  orderKeys,
  ordersOfMonth,
  subscriptionSku,
  unreconciledKeys,
} from '#table/keys.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import {
  BILLING_SCHEMA_VERSION,
  storedSubscription,
  type SubscriptionRecord,
} from '../billing-records.ts';
import { attentionForPlan } from '../reconciler-attention.ts';
import { linkWrite } from '../stripe-links.ts';
import { changedEntitlement } from './plan-entitlement.ts';
import { isOver } from './reconciliation/project-subscription.ts';

const schemaVersion = BILLING_SCHEMA_VERSION;
const isAbsent: Condition = { ConditionExpression: 'attribute_not_exists(PK)' };

/** The subscription as an item; the index lists the orders of a month. */
function subscriptionItem(subscription: SubscriptionRecord) {
  const { userId, orderId, createdAt } = subscription;
  return {
    ...orderKeys.subscription(userId, orderId),
    GSI1PK: ordersOfMonth(createdAt.slice(0, 7)),
    GSI1SK: orderId,
    ...subscription,
    schemaVersion: storedSubscription.version,
  };
}

/** Writes a new subscription and reserves the learner's one plan. */
export function creationWrites(subscription: SubscriptionRecord): TransactionPart[] {
  const { userId, orderId } = subscription;
  const lock = { entity: 'openCheckout', sku: subscriptionSku, orderId, schemaVersion };
  const key = orderKeys.openCheckout(userId, subscriptionSku);
  return [
    { put: { ...key, ...lock }, condition: isAbsent },
    { put: subscriptionItem(subscription), condition: isAbsent },
    attentionWrite(subscription, true),
  ];
}

/** Replaces a subscription unless it was changed since it was read, with all that follows from it for its owner. */
export function changeWrites(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  isUnreconciled: boolean,
  newPaymentIds: readonly string[],
): TransactionPart[] {
  return [
    {
      put: subscriptionItem({ ...after, version: before.version + 1 }),
      condition: {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': before.version },
      },
    },
    attentionWrite(after, isUnreconciled),
    ...planLockWrites(before, after),
    ...entitlementWrites(before, after),
    ...linkWrites(before, after, newPaymentIds),
    ...planWithdrawalWrites(before, after),
  ];
}

/** Refuses the transaction when one of these certificates was claimed since the plan began. */
export function certificateChecks(
  { userId, startedAt }: SubscriptionRecord,
  courseIds: readonly number[],
): TransactionPart[] {
  return courseIds.map((courseId) => ({
    check: certificateKey(userId, courseId),
    condition: {
      ConditionExpression:
        'attribute_not_exists(PK) OR claimedAt < :startedAt OR #state = :revoked',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':startedAt': startedAt, ':revoked': 'revoked' },
    },
  }));
}

function attentionWrite(plan: SubscriptionRecord, isUnreconciled: boolean): TransactionPart {
  const { userId, orderId, createdAt } = plan;
  const key = unreconciledKeys.subscription(orderId);
  if (!isUnreconciled) return { remove: key };
  const isUrgent = attentionForPlan(plan) === 'urgent';
  const item = { ...key, entity: 'unreconciled', kind: 'subscription', userId, orderId, isUrgent };
  return { put: { ...item, since: createdAt, schemaVersion } };
}

/** Releases the learner's one plan when it is over, so that they can start another one. */
function planLockWrites(before: SubscriptionRecord, after: SubscriptionRecord): TransactionPart[] {
  if (isOver(before) || !isOver(after)) return [];
  const { userId, orderId } = after;
  const condition = {
    ConditionExpression: 'attribute_not_exists(PK) OR orderId = :orderId',
    ExpressionAttributeValues: { ':orderId': orderId },
  };
  return [{ remove: orderKeys.openCheckout(userId, subscriptionSku), condition }];
}

function entitlementWrites(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): TransactionPart[] {
  const entitlement = changedEntitlement(before, after);
  if (!entitlement) return [];
  const key = learnerKeys.entitlement(after.userId, entitlement.name);
  return [{ put: { ...key, ...entitlement, schemaVersion: entitlementItem.version } }];
}

/** More than can appear between two reconciliations; leaves space in the transaction for a team. */
const MAX_LINKS = 40;

/** Links the subscription from its Stripe objects: the subscription, what the browser confirms, and its payments. */
function linkWrites(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  newPaymentIds: readonly string[],
): TransactionPart[] {
  const idsOf = (subscription: SubscriptionRecord) => [
    subscription.subscriptionId,
    subscription.confirmationId,
    subscription.firstPaymentIntentId,
  ];
  const known = idsOf(before);
  const added = idsOf(after).filter((id) => id !== null && !known.includes(id));
  const { userId, orderId } = after;
  const ids = new Set([...added, ...newPaymentIds].slice(0, MAX_LINKS));
  return [...ids].map((stripeId) =>
    linkWrite({ stripeId: stripeId!, userId, orderId, kind: 'subscription' }),
  );
}
