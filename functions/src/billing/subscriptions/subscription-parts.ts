import { LEARNER_SCHEMA_VERSION, type EntitlementRecord } from '#learning/learner-records.ts';
import {
  certificateKey,
  learnerKeys,
  orderKeys,
  ordersOfMonth,
  subscriptionName,
  subscriptionSku,
  unreconciledKeys,
} from '#table/keys.ts';
import type { Condition, TransactionPart } from '#table/table.ts';
import { BILLING_SCHEMA_VERSION, type SubscriptionRecord } from '../billing-records.ts';
import { isOver } from './reconciliation/project-subscription.ts';
import { linkPart } from '../stripe-links.ts';

const schemaVersion = BILLING_SCHEMA_VERSION;
const isAbsent: Condition = { ConditionExpression: 'attribute_not_exists(PK)' };

/** The subscription as an item; the index lists what was ordered in a month. */
function subscriptionItem(subscription: SubscriptionRecord) {
  const { userId, orderId, createdAt } = subscription;
  return {
    ...orderKeys.subscription(userId, orderId),
    GSI1PK: ordersOfMonth(createdAt.slice(0, 7)),
    GSI1SK: orderId,
    ...subscription,
    schemaVersion,
  };
}

/** A new one, the one checkout of a plan that a learner can have, and its place on the reconciler's list. */
export function creationParts(subscription: SubscriptionRecord): TransactionPart[] {
  const { userId, orderId } = subscription;
  const lock = { entity: 'openCheckout', sku: subscriptionSku, orderId, schemaVersion };
  const key = orderKeys.openCheckout(userId, subscriptionSku);
  return [
    { put: { ...key, ...lock }, condition: isAbsent },
    { put: subscriptionItem(subscription), condition: isAbsent },
    unreconciledPart(subscription, true),
  ];
}

/** Writes a subscription over the one that was read, and all that follows from it for its owner. */
export function changeParts(
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
    unreconciledPart(after, isUnreconciled),
    ...lockParts(before, after),
    ...grantParts(before, after),
    ...linkParts(before, after, newPaymentIds),
  ];
}

/** Refuses the write when one of these certificates was claimed since the plan began. */
export function certificateChecks(
  { userId, startedAt }: SubscriptionRecord,
  courseIds: readonly number[],
): TransactionPart[] {
  return courseIds.map((courseId) => ({
    check: certificateKey(userId, courseId),
    condition: {
      ConditionExpression: 'attribute_not_exists(PK) OR claimedAt < :startedAt',
      ExpressionAttributeValues: { ':startedAt': startedAt },
    },
  }));
}

function unreconciledPart(plan: SubscriptionRecord, isUnreconciled: boolean): TransactionPart {
  const { userId, orderId, createdAt, refundRequest, returnedUntil, isDisputed } = plan;
  const key = unreconciledKeys.subscription(orderId);
  if (!isUnreconciled) return { remove: key };
  const isToEnd = refundRequest !== null || returnedUntil !== null;
  // Over and still on the list: money is to go back.
  const isUrgent = isToEnd || isDisputed || isOver(plan);
  const unreconciled = { entity: 'unreconciled', kind: 'subscription', userId, orderId, isUrgent };
  return { put: { ...key, ...unreconciled, since: createdAt, schemaVersion } };
}

/** A plan that is over makes room for the next one. */
function lockParts(before: SubscriptionRecord, after: SubscriptionRecord): TransactionPart[] {
  if (isOver(before) || !isOver(after)) return [];
  const { userId, orderId } = after;
  const condition = {
    ConditionExpression: 'attribute_not_exists(PK) OR orderId = :orderId',
    ExpressionAttributeValues: { ':orderId': orderId },
  };
  return [{ remove: orderKeys.openCheckout(userId, subscriptionSku), condition }];
}

/** What the plan gives its owner. When it is over it stays, so that screens can say what ended. */
export function entitlementOf(subscription: SubscriptionRecord): EntitlementRecord | undefined {
  const { orderId, startedAt, courseIds, accessEndsAt, endedAt } = subscription;
  if (startedAt === null) return undefined;
  const endsAt = accessEndsAt ?? endedAt ?? startedAt;
  return {
    entity: 'entitlement',
    name: subscriptionName(orderId),
    kind: 'subscription',
    courseIds,
    startedAt,
    endsAt,
    orderId,
  };
}

function grantParts(before: SubscriptionRecord, after: SubscriptionRecord): TransactionPart[] {
  const grant = entitlementOf(after);
  if (!grant || JSON.stringify(grant) === JSON.stringify(entitlementOf(before))) return [];
  const key = learnerKeys.entitlement(after.userId, grant.name);
  return [{ put: { ...key, ...grant, schemaVersion: LEARNER_SCHEMA_VERSION } }];
}

/** More than come between two looks; the transaction has room for a team, too. */
const MOST_LINKS = 40;

/** By which of Stripe's objects it is found: its own, those the browser confirms, and its payments. */
function linkParts(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  newPaymentIds: readonly string[],
): TransactionPart[] {
  const idsOf = (one: SubscriptionRecord) => [
    one.subscriptionId,
    one.confirmationId,
    one.firstPaymentIntentId,
  ];
  const known = idsOf(before);
  const found = idsOf(after).filter((id) => id !== null && !known.includes(id));
  const { userId, orderId } = after;
  const ids = new Set([...found, ...newPaymentIds].slice(0, MOST_LINKS));
  return [...ids].map((stripeId) =>
    linkPart({ stripeId: stripeId!, userId, orderId, kind: 'subscription' }),
  );
}
