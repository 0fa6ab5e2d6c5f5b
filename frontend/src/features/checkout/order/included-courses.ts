import { bundle } from '@learning/content/tiers';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { Course } from '@learning/shared/contract/catalog';
import type { Purchases } from '@learning/shared/contract/purchases';
import type { CheckoutItem } from '../checkout-search.ts';

type EntitlementKind = AccessSummary['entitlements'][number]['kind'];
/** Monthly access: the learner's own plan, or a seat in another learner's. */
type MonthlySource = 'subscription' | 'seat';

/** Returns the courses that the learner owns. */
export function ownedCourses(access: AccessSummary | undefined): ReadonlySet<number> {
  return coursesWithAccess(access, ['purchase']);
}

/** Returns the courses that a plan or seat includes now. */
export function includedCourses(access: AccessSummary | undefined): ReadonlySet<number> {
  return coursesWithAccess(access, ['subscription', 'seat']);
}

function coursesWithAccess(
  access: AccessSummary | undefined,
  kinds: readonly EntitlementKind[],
): ReadonlySet<number> {
  const active = access?.entitlements.filter(
    (entitlement) => entitlement.isActive && kinds.includes(entitlement.kind),
  );
  return new Set(active?.flatMap(({ courseIds }) => courseIds ?? []));
}

/** Returns the ids of the courses an item contains. */
export function coursesOf(
  item: CheckoutItem,
  tiers: readonly PricingTier[],
  courses: readonly Course[],
): readonly number[] {
  if ('courseId' in item) {
    return item.courseId === bundle.productId ? bundle.courseIds : [item.courseId];
  }
  const tier = tiers.find(({ slug }) => slug === item.pricingTierSlug);
  return courses.filter(({ level }) => tier?.levels.includes(level)).map(({ id }) => id);
}

/** Returns whether the plan, a seat or both include any of the courses now. */
export function sourcesOf(
  access: AccessSummary | undefined,
  courseIds: readonly number[],
): ReadonlySet<MonthlySource> {
  const kinds = ['subscription', 'seat'] as const;
  return new Set(
    kinds.filter((kind) => {
      const included = coursesWithAccess(access, [kind]);
      return courseIds.some((id) => included.has(id));
    }),
  );
}

/**
 * Names the plan and the seats among the sources, with the verb: 'Your Starter plan and
 * your seat in Professional already include'. Returns undefined if there is none.
 */
export function describeSources(
  { subscription, seats }: Pick<Purchases, 'subscription' | 'seats'>,
  sources: ReadonlySet<MonthlySource>,
): string | undefined {
  const plan = sources.has('subscription') && subscription?.isGranting ? subscription : undefined;
  const active = sources.has('seat') ? seats.filter((seat) => seat.isActive) : [];
  const tiers = active.map(({ tierName }) => tierName).join(' and ');
  const names = [
    ...(plan ? [`${plan.tier.name} plan`] : []),
    ...(active.length > 0 ? [`${active.length > 1 ? 'seats' : 'seat'} in ${tiers}`] : []),
  ];
  if (names.length === 0) return undefined;
  const isOne = names.length === 1 && active.length <= 1;
  return `Your ${names.join(' and your ')} ${isOne ? 'already includes' : 'already include'}`;
}
