import { isDeepStrictEqual } from 'node:util';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import { seatName } from '#table/keys.ts';
import type { TeamState } from './team-state.ts';

/** A member's entitlement as it must be stored after a change of the team. */
export interface MemberEntitlement {
  memberId: string;
  entitlement: EntitlementRecord;
}

/**
 * Decides which members' entitlements change with the team: an active seat grants the plan's courses while the plan does;
 * a removed or suspended seat leaves an entitlement that has ended, so that the screens can say so. Pure.
 */
export function changedMemberEntitlements(
  before: TeamState | null,
  after: TeamState,
  now: Date,
): MemberEntitlement[] {
  const previous = grantedBy(before);
  const current = grantedBy(after);
  const granted = [...current].filter(
    ([memberId, entitlement]) => !isDeepStrictEqual(entitlement, previous.get(memberId)),
  );
  const ended = [...previous]
    .filter(([memberId]) => !current.has(memberId))
    .map(([memberId, entitlement]) => [memberId, endedAt(entitlement, now)] as const);
  return [...granted, ...ended].map(([memberId, entitlement]) => ({ memberId, entitlement }));
}

/** Returns the entitlement of each active seat, by member id; none while the plan grants nothing. */
function grantedBy(state: TeamState | null): Map<string, EntitlementRecord> {
  if (!state || state.team.accessEndsAt === null) return new Map();
  const { orderId, courseIds, accessEndsAt, endsOn, takenOver } = state.team;
  // An owner who does not pay has no subscription of their own, so their access stays that of a seat.
  return new Map(
    [...state.seats, ...(takenOver ? [takenOver.seat] : [])]
      .filter((seat) => !seat.isSuspended)
      .map((seat) => [
        seat.memberId,
        {
          entity: 'entitlement',
          name: seatName(orderId),
          kind: 'seat',
          courseIds,
          startedAt: seat.joinedAt,
          endsAt: accessEndsAt,
          orderId,
          ...(endsOn !== null && endsOn === accessEndsAt ? { isEndSet: true as const } : {}),
        },
      ]),
  );
}

/** Ends an entitlement now; one that had ended keeps its end. */
function endedAt(entitlement: EntitlementRecord, now: Date): EntitlementRecord {
  const end = now.toISOString();
  const hasEnded = entitlement.endsAt !== null && entitlement.endsAt < end;
  return { ...entitlement, endsAt: hasEnded ? entitlement.endsAt : end };
}
