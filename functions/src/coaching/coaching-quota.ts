import type { CoachingQuota } from '@learning/shared/contract/coaching';
import { monthIn } from '@learning/shared/domain/coaching';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { isGranting } from '#billing/subscriptions/present-subscription.ts';
import type { Catalog } from '#catalog/catalog.ts';
import type { SessionRecord } from './coaching-records.ts';

/** Sessions a month of a plan that gives access now. Source: rules/learning.md L22 */
export function sessionsPerMonth(
  plan: SubscriptionRecord | undefined,
  { tiers }: Catalog,
  now: Date,
): number | 'unlimited' {
  if (!plan || !isGranting(plan, now)) return 0;
  return tiers.find(({ slug }) => slug === plan.tierSlug)?.coachingSessionsPerMonth ?? 0;
}

interface QuotaFacts {
  plan: SubscriptionRecord | undefined;
  perMonth: number | 'unlimited';
  sessions: readonly SessionRecord[];
  timeZone: string;
}

/** Returns how many sessions the learner has this month, and how many of them count. */
export function quotaOf(
  { plan, perMonth, sessions, timeZone }: QuotaFacts,
  now: Date,
): CoachingQuota {
  const month = monthIn(timeZone, now);
  const ofPlan = sessions.filter(({ orderId }) => orderId === plan?.orderId);
  const counted = ofPlan.filter((session) => session.isCounted && session.month === month);
  const credited = ofPlan.filter(({ creditedMonth }) => creditedMonth === month);
  return {
    perMonth: perMonth === 'unlimited' ? null : perMonth,
    usedThisMonth: Math.max(0, counted.length - credited.length),
    month,
  };
}
