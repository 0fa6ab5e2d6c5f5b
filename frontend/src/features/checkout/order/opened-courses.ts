import { bundle } from '@learning/content/tiers';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { Course } from '@learning/shared/contract/catalog';
import type { Purchases } from '@learning/shared/contract/purchases';
import type { CheckoutItem } from '../checkout-search.ts';

type Kind = AccessSummary['entitlements'][number]['kind'];
/** Monthly access: the learner's own plan, or a seat in another learner's. */
type Opener = 'subscription' | 'seat';

/** Courses that the learner owns. */
export function boughtCourses(access: AccessSummary | undefined): ReadonlySet<number> {
  return opened(access, ['purchase']);
}

/** Returns the courses that a plan or seat includes now. */
export function coursesOfPlans(access: AccessSummary | undefined): ReadonlySet<number> {
  return opened(access, ['subscription', 'seat']);
}

function opened(access: AccessSummary | undefined, kinds: readonly Kind[]): ReadonlySet<number> {
  const active = access?.entitlements.filter((one) => one.isActive && kinds.includes(one.kind));
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

/** Returns which of plan and seat include any of the courses now. */
export function openersOf(
  access: AccessSummary | undefined,
  courseIds: readonly number[],
): ReadonlySet<Opener> {
  const kinds = ['subscription', 'seat'] as const;
  return new Set(
    kinds.filter((kind) => {
      const open = opened(access, [kind]);
      return courseIds.some((id) => open.has(id));
    }),
  );
}

/**
 * Names the plan and the seats among the openers, with the verb: 'Your Starter plan and
 * your seat in Professional already include'. Returns undefined if there is none.
 */
export function whatOpens(
  { subscription, seats }: Pick<Purchases, 'subscription' | 'seats'>,
  openers: ReadonlySet<Opener>,
): string | undefined {
  const plan = openers.has('subscription') && subscription?.isGranting ? subscription : undefined;
  const active = openers.has('seat') ? seats.filter((seat) => seat.isActive) : [];
  const tiers = active.map(({ tierName }) => tierName).join(' and ');
  const names = [
    ...(plan ? [`${plan.tier.name} plan`] : []),
    ...(active.length > 0 ? [`${active.length > 1 ? 'seats' : 'seat'} in ${tiers}`] : []),
  ];
  if (names.length === 0) return undefined;
  const isOne = names.length === 1 && active.length <= 1;
  return `Your ${names.join(' and your ')} ${isOne ? 'already includes' : 'already include'}`;
}
