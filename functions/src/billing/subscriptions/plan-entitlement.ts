import type { EntitlementRecord } from '#learning/learner-records.ts';
import { subscriptionName } from '#table/keys.ts';
import { isContractEndSet } from '../contracts/contract-requests.ts';
import type { SubscriptionRecord } from '../billing-records.ts';

/**
 * Returns the entitlement a plan grants its owner; undefined before the plan was first paid. It stays after the plan has ended,
 * so that screens can say what ended.
 */
export function planEntitlement(plan: SubscriptionRecord): EntitlementRecord | undefined {
  const { orderId, startedAt, courseIds, accessEndsAt, endedAt } = plan;
  if (startedAt === null) return undefined;
  return {
    entity: 'entitlement',
    name: subscriptionName(orderId),
    kind: 'subscription',
    courseIds,
    startedAt,
    endsAt: accessEndsAt ?? endedAt ?? startedAt,
    orderId,
    ...(isContractEndSet(plan) ? { isEndSet: true } : {}),
  };
}

/** Returns the entitlement to store with a changed plan; undefined when it is the same as before, and without an account. */
export function changedEntitlement(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): EntitlementRecord | undefined {
  if (after.isOfDeletedAccount) return undefined;
  const entitlement = planEntitlement(after);
  return JSON.stringify(entitlement) === JSON.stringify(planEntitlement(before))
    ? undefined
    : entitlement;
}
