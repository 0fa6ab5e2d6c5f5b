import { isDeepStrictEqual } from 'node:util';
import { membershipItem, type MembershipRecord } from '#learning/learner-records.ts';
import { learnerKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { TransactionPart } from '#table/table.ts';
import { payerOf } from './handover/ownership.ts';
import { seatsUsedBy, type TeamState } from './team-state.ts';

/**
 * Returns what each person of a team reads of it beside their own data: members their seat, the one who pays how many seats are
 * taken. So the list of purchases reads no team. Pure.
 */
export function membershipsOf({ team, seats }: TeamState): Map<string, MembershipRecord> {
  const { orderId, tierName, accessEndsAt, takenOver } = team;
  const payerId = payerOf(team);
  const base = { entity: 'teamMembership' as const, orderId, tierName, accessEndsAt };
  const counts = {
    seatsUsed: seatsUsedBy(seats),
    pausedMembers: seats.filter((seat) => seat.isSuspended).length,
  };
  const held = [...seats, ...(takenOver ? [takenOver.seat] : [])];
  return new Map([
    ...held.map(({ memberId, seatId, joinedAt, isSuspended }): [string, MembershipRecord] => {
      const isOwner = memberId === team.ownerId;
      return [
        memberId,
        { ...base, seat: { seatId, joinedAt, isSuspended, isOwner }, counts: null },
      ];
    }),
    // After the seats, because the one who pays may have one.
    [payerId, { ...base, seat: null, counts }],
  ]);
}

/**
 * Returns the writes of the memberships that change with a team. A member who leaves keeps one without a seat. That of the one who
 * pays stays as it is once the plan has ended: their account may be deleted.
 */
export function membershipWrites(
  before: TeamState | null,
  after: TeamState,
  isFor: (userId: string) => boolean = () => true,
): TransactionPart[] {
  const previous = before ? membershipsOf(before) : new Map<string, MembershipRecord>();
  const current = membershipsOf(after);
  const left = [...previous.keys()]
    .filter((userId) => !current.has(userId))
    .map((userId): [string, MembershipRecord] => [
      userId,
      { ...previous.get(userId)!, seat: null, counts: null },
    ]);
  const hasEnded = before?.team.accessEndsAt === null && after.team.accessEndsAt === null;
  return [...current, ...left]
    .filter(([userId]) => isFor(userId))
    .filter(([userId, membership]) => !isDeepStrictEqual(membership, previous.get(userId)))
    .filter(([, { counts }]) => counts === null || !hasEnded)
    .map(([userId, membership]) => ({
      put: toStored(membershipItem, learnerKeys.membership(userId, after.team.orderId), membership),
    }));
}
