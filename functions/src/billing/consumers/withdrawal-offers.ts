import type { PurchaseOffer } from '@learning/shared/domain/money/purchase-windows';
import { withdrawalOffer } from '@learning/shared/domain/money/withdrawal';
import type { LearnerState } from '#learning/learner-state.ts';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import { grantedCourses } from '../orders/entitlements/order-entitlements.ts';
import { moneyState } from '../subscriptions/money-state.ts';

/** Shows which courses a learner has worked in. */
export type LearningTraces = Pick<LearnerState, 'enrollments' | 'progress' | 'activityResults'>;

/** Returns the offer to withdraw from a purchase: opening one of its courses ends it, and what cost nothing has none. Source: rules/money.md M47 */
export function orderWithdrawal(
  order: OrderRecord,
  learning: LearningTraces,
  now: Date,
): PurchaseOffer {
  const { consumer, paidAt, amountCents } = order;
  if (amountCents === 0) return { isOpen: false, until: null, reason: 'not_paid' };
  const isStarted = paidAt !== null && hasOpened(grantedCourses(order), paidAt, learning);
  return withdrawalOffer(order, { isConsumer: consumer !== undefined, isStarted }, now);
}

/** Returns the offer to withdraw from a plan: learning with it and its certificates do not end the right. Source: rules/money.md M47 */
export function planWithdrawal(plan: SubscriptionRecord, now: Date): PurchaseOffer {
  const purchase = { state: moneyState(plan), paidAt: plan.firstPaidAt };
  return withdrawalOffer(
    purchase,
    { isConsumer: plan.consumer !== undefined, isStarted: false },
    now,
  );
}

/** Whether the learner enrolled in one of the courses since an instant, or worked in it. */
function hasOpened(
  courseIds: readonly number[],
  since: string,
  { enrollments, progress, activityResults }: LearningTraces,
): boolean {
  const times = [
    ...enrollments.map(({ courseId, createdAt }) => ({ courseId, at: createdAt })),
    ...progress.flatMap(({ courseId, lastActiveAt, completedAt }) =>
      [lastActiveAt, completedAt].map((at) => ({ courseId, at })),
    ),
    ...activityResults.map(({ courseId, completedAt }) => ({ courseId, at: completedAt })),
  ];
  return times.some(
    ({ courseId, at }) => courseIds.includes(courseId) && at !== null && at > since,
  );
}
