import type { OwnSeat } from '@learning/shared/contract/purchases';
import { isActive } from '@learning/shared/domain/access';
import type { MembershipRecord } from '#learning/learner-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { membershipsOf } from '#teams/memberships.ts';
import type { SubscriptionRecord } from '../billing-records.ts';
import type { BillingRepositories } from '../dependencies.ts';

type Teams = Pick<BillingRepositories, 'teams'>;
type Learner = Pick<LearnerState, 'entitlements' | 'memberships'>;

/** Returns the seats the learner holds in plans that others pay for, newest plan first; removed seats are not included. */
export function presentOwnSeats(memberships: readonly MembershipRecord[], now: Date): OwnSeat[] {
  return memberships
    .toSorted((a, b) => b.orderId.localeCompare(a.orderId))
    .flatMap(({ seat, tierName, accessEndsAt }) => {
      if (!seat) return [];
      const isOpen = accessEndsAt !== null && isActive({ endsAt: accessEndsAt }, now);
      const { seatId, joinedAt, isSuspended, isOwner } = seat;
      return {
        seatId,
        tierName,
        joinedAt,
        isActive: isOpen && !isSuspended,
        isPaused: isOpen && isSuspended,
        isOwner,
      };
    });
}

export type SeatCounts = NonNullable<MembershipRecord['counts']>;

/** The counts of a plan that no one was invited to. */
const ONLY_OWNER: SeatCounts = { seatsUsed: 1, pausedMembers: 0 };

export function countSeats(
  plan: SubscriptionRecord,
  memberships: readonly MembershipRecord[],
): SeatCounts {
  return memberships.find(({ orderId }) => orderId === plan.orderId)?.counts ?? ONLY_OWNER;
}

/**
 * Returns the learner's memberships. Those of teams that have not changed since an older release, which wrote none, are read from the
 * teams.
 */
export async function membershipsOfLearner(
  userId: string,
  { entitlements, memberships }: Learner,
  plan: SubscriptionRecord | undefined,
  { teams }: Teams,
): Promise<MembershipRecord[]> {
  const seats = entitlements.filter(({ kind }) => kind === 'seat');
  const needed = new Set(seats.flatMap(({ orderId }) => orderId ?? []));
  if (plan && plan.maxUsers > 1) needed.add(plan.orderId);
  const known = new Set(memberships.map(({ orderId }) => orderId));
  const missing = [...needed].filter((orderId) => !known.has(orderId));
  const states = await Promise.all(missing.map((orderId) => teams.read(orderId)));
  const read = states.flatMap((state) => (state && membershipsOf(state).get(userId)) ?? []);
  return [...memberships, ...read];
}
