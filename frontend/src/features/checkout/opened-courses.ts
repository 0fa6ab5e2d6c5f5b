import { bundle } from '@learning/shared/content/tiers';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { Course } from '@learning/shared/contract/catalog';
import type { Purchases } from '@learning/shared/contract/purchases';
import type { CheckoutItem } from './checkout-search.ts';

type Kind = AccessSummary['entitlements'][number]['kind'];

/** Courses that the learner owns. */
export function boughtCourses(access: AccessSummary | undefined): ReadonlySet<number> {
  return opened(access, ['purchase']);
}

/** Courses that a plan or a seat opens now. */
export function coursesOfPlans(access: AccessSummary | undefined): ReadonlySet<number> {
  return opened(access, ['subscription', 'seat']);
}

function opened(access: AccessSummary | undefined, kinds: readonly Kind[]): ReadonlySet<number> {
  const active = access?.entitlements.filter((one) => one.isActive && kinds.includes(one.kind));
  return new Set(active?.flatMap(({ courseIds }) => courseIds ?? []));
}

/** Ids of the courses that an item opens. */
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

/** The learner's plan, or the seats in other people's: 'Your seat in Professional'. undefined without any. */
export function planInWords({
  subscription,
  seats,
}: Pick<Purchases, 'subscription' | 'seats'>): string | undefined {
  if (subscription?.isGranting) return `Your plan ${subscription.tier.name}`;
  const active = seats.filter((seat) => seat.isActive);
  return active.length > 0
    ? `Your seat in ${active.map(({ tierName }) => tierName).join(' and ')}`
    : undefined;
}
