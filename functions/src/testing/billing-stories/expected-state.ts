import type { Catalog } from '#catalog/catalog.ts';
import type { Member, StoryLog } from './story-log.ts';
import type { OrderView, PlanView, StripeView } from './stripe-view.ts';

const TRIAL_SECONDS = 72 * 3600;
const GRACE_SECONDS = 14 * 86_400;

/** The parts of the catalog that say what a purchase opens. */
export type StoryCatalog = Pick<Catalog, 'courses' | 'tiers' | 'bundles'>;

/** Returns the state that a purchase has to show. */
export function expectedOrderState(order: OrderView): string {
  const { amountCents, arrivedCents, pendingCents, failedCents, isLost, isDisputed } = order;
  if (arrivedCents >= amountCents) return 'refunded';
  if (arrivedCents + pendingCents >= amountCents) return 'refund_requested';
  if (isLost) return 'dispute_lost';
  if (order.preventedCents > 0 && returnedCents(order) >= amountCents) return 'dispute_lost';
  if (isDisputed) return 'disputed';
  return arrivedCents + pendingCents + failedCents >= amountCents ? 'refund_failed' : 'paid';
}

/** Returns what went back to the buyer, at most what was paid. */
export function returnedCents({ arrivedCents, preventedCents, amountCents }: OrderView): number {
  return Math.min(arrivedCents + preventedCents, amountCents);
}

/** Whether the money of a purchase is with us and no bank holds it. */
function opensCourses(order: OrderView): boolean {
  return ['paid', 'refund_failed'].includes(expectedOrderState(order));
}

/** Returns the courses that a purchase paid for, after its exchanges. */
export function coursesOfOrder(
  { sku, orderId }: OrderView,
  { exchanges }: StoryLog,
  { bundles }: StoryCatalog,
): number[] {
  const id = Number(sku.split('#')[1]);
  const bought = sku.startsWith('bundle')
    ? bundles.find((bundle) => bundle.id === id)!.courseIds
    : [id];
  return bought.map((courseId) => {
    const exchange = exchanges.find(
      (candidate) => candidate.orderId === orderId && candidate.courseId === courseId,
    );
    return exchange?.newCourseId ?? courseId;
  });
}

/** Whether a plan is over, or going to end because its money went back. */
export function isEnding(
  { isOver, isLost, orderId, at }: PlanView,
  { canceled }: StoryLog,
): boolean {
  return isOver || isLost || at >= (canceled.get(orderId) ?? Infinity);
}

/** Whether a plan opens its courses. */
export function isPlanOpen(plan: PlanView, log: StoryLog): boolean {
  const { isStarted, isDisputed, isReturned, status } = plan;
  if (!isStarted || isDisputed || isReturned || isEnding(plan, log)) return false;
  if (!['active', 'past_due'].includes(status)) return false;
  const until =
    status === 'past_due' ? (plan.paidUntil ?? plan.periodStart) + GRACE_SECONDS : Infinity;
  return plan.at < Math.min(until, plan.cancelAt ?? Infinity);
}

export function coursesOfTier(slug: string, { tiers, courses }: StoryCatalog): number[] {
  const levels = tiers.find((tier) => tier.slug === slug)?.levels ?? [];
  return courses.filter(({ level }) => levels.includes(level)).map(({ id }) => id);
}

/** Returns the members of a plan who have a place in it: the oldest ones, beside the owner. */
export function seatedMembers(
  plan: PlanView,
  { members }: StoryLog,
  { tiers }: StoryCatalog,
): Member[] {
  const seats = tiers.find((tier) => tier.slug === plan.tierSlug)?.maxUsers ?? 1;
  return members
    .filter(({ orderId, leftAt }) => orderId === plan.orderId && leftAt === null)
    .toSorted((a, b) => a.joinedAt - b.joinedAt)
    .slice(0, seats - 1);
}

/** Returns the courses that are open to a person, by what Stripe says and the people of the story did; null for all of them. */
export function expectedCourses(
  userId: string,
  view: StripeView,
  log: StoryLog,
  catalog: StoryCatalog,
): number[] | null {
  const { trialAt, ownerId } = log;
  if (userId === ownerId && trialAt !== null && view.at < trialAt + TRIAL_SECONDS) return null;
  const bought = view.orders
    .filter((order) => order.userId === userId && opensCourses(order))
    .flatMap((order) => coursesOfOrder(order, log, catalog));
  const plans = view.plans
    .filter((plan) => isPlanOpen(plan, log))
    .filter(
      (plan) =>
        plan.userId === userId ||
        seatedMembers(plan, log, catalog).some(({ memberId }) => memberId === userId),
    )
    .flatMap((plan) => coursesOfTier(plan.tierSlug, catalog));
  return [...new Set([...bought, ...plans])].toSorted((a, b) => a - b);
}
