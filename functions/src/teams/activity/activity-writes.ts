import { isDeepStrictEqual } from 'node:util';
import { teamActivityKey } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { TransactionPart } from '#table/table.ts';
import type { AssignmentRecord, SeatRecord } from '../team-records.ts';
import { isInvitationStored, type TeamState } from '../team-state.ts';
import { storedActivity, type ActivityRecord } from './activity-records.ts';

type Activity = Pick<ActivityRecord, 'action'> &
  Partial<
    Pick<ActivityRecord, 'memberId' | 'invitationId' | 'groupId' | 'courseId' | 'before' | 'after'>
  >;

/**
 * Returns the records of what a change did to the people, roles, groups, assignments, invitations and seats of a team. They follow from
 * the change itself, so that no call can leave one out. Pure. Source: rules/access.md A50
 *
 * @param actorId absent for the plan itself
 */
export function activityWrites(
  before: TeamState | null,
  after: TeamState,
  now: Date,
  actorId: string | undefined,
): TransactionPart[] {
  if (before === null) return [];
  const { orderId } = after.team;
  const at = now.toISOString();
  const activities = [
    ...ownerActivities(before, after),
    ...memberActivities(before, after, actorId),
    ...roleActivities(before, after),
    ...groupActivities(before, after),
    ...groupMemberActivities(before, after),
    ...assignmentActivities(before, after),
    ...invitationActivities(before, after, now),
    ...seatActivities(before, after),
  ];
  return activities.map((activity, index) => {
    const id = `${String(before.team.version).padStart(6, '0')}-${String(index).padStart(3, '0')}`;
    const record: ActivityRecord = {
      entity: 'teamActivity',
      orderId,
      id,
      at,
      actorId: actorId ?? null,
      memberId: null,
      invitationId: null,
      groupId: null,
      courseId: null,
      before: null,
      after: null,
      ...activity,
    };
    return {
      put: toStored(storedActivity, teamActivityKey(orderId, at, id), record),
    };
  });
}

const bySeatId = (seats: readonly SeatRecord[]) =>
  new Map(seats.map((seat) => [seat.seatId, seat]));

function ownerActivities(before: TeamState, after: TeamState): Activity[] {
  const { ownerId } = after.team;
  return ownerId === before.team.ownerId ? [] : [{ action: 'ownerChanged', memberId: ownerId }];
}

/** The seats that two owners exchange are no news of their own. */
function memberActivities(
  before: TeamState,
  after: TeamState,
  actorId: string | undefined,
): Activity[] {
  const isHandedOver = before.team.ownerId !== after.team.ownerId;
  const owners = isHandedOver ? [before.team.ownerId, after.team.ownerId] : [];
  const [earlier, later] = [bySeatId(before.seats), bySeatId(after.seats)];
  const joined = after.seats.filter(
    ({ seatId, memberId }) => !earlier.has(seatId) && !owners.includes(memberId),
  );
  const gone = before.seats.filter(
    ({ seatId, memberId }) =>
      !later.has(seatId) && (!owners.includes(memberId) || memberId === actorId),
  );
  return [
    ...joined.map(({ memberId, invitationId }) => ({
      action: 'memberJoined' as const,
      memberId,
      invitationId,
    })),
    // A learner who takes a team over has no seat in it anymore, but has not left.
    ...gone
      .filter(({ memberId }) => memberId !== after.team.ownerId)
      .map(({ memberId }) => ({
        action: memberId === actorId ? ('memberLeft' as const) : ('memberRemoved' as const),
        memberId,
      })),
  ];
}

/** The role of a member who is gone ended with the seat, which is recorded. */
function roleActivities(before: TeamState, after: TeamState): Activity[] {
  const earlier = bySeatId(before.seats);
  const roleOf = ({ role, managedGroupIds }: SeatRecord) => ({
    role,
    groups: managedGroupIds.flatMap(
      (groupId) =>
        [...after.groups, ...before.groups].find((group) => group.groupId === groupId)?.name ?? [],
    ),
  });
  return after.seats.flatMap((seat) => {
    const previous = earlier.get(seat.seatId);
    if (!previous) return [];
    const [from, to] = [roleOf(previous), roleOf(seat)];
    if (isDeepStrictEqual(from, to)) return [];
    return { action: 'roleChanged' as const, memberId: seat.memberId, before: from, after: to };
  });
}

function groupActivities(before: TeamState, after: TeamState): Activity[] {
  const earlier = new Map(before.groups.map((group) => [group.groupId, group]));
  const later = new Set(after.groups.map(({ groupId }) => groupId));
  return [
    ...after.groups.flatMap(({ groupId, name }): Activity[] => {
      const previous = earlier.get(groupId);
      if (!previous) return [{ action: 'groupCreated', groupId, after: { name } }];
      if (previous.name === name) return [];
      return [
        { action: 'groupRenamed', groupId, before: { name: previous.name }, after: { name } },
      ];
    }),
    ...before.groups
      .filter(({ groupId }) => !later.has(groupId))
      .map(({ groupId, name }): Activity => ({
        action: 'groupDeleted',
        groupId,
        before: { name },
      })),
  ];
}

/** Who belonged to a group that is deleted is not listed one by one. */
function groupMemberActivities(before: TeamState, after: TeamState): Activity[] {
  const earlier = bySeatId(before.seats);
  const names = new Map(after.groups.map(({ groupId, name }) => [groupId, name]));
  return after.seats.flatMap(({ seatId, memberId, groupIds }) => {
    const previous = earlier.get(seatId)?.groupIds ?? groupIds;
    const change = (ids: readonly string[], action: 'groupJoined' | 'groupLeft') =>
      ids
        .filter((groupId) => names.has(groupId))
        .map((groupId): Activity => ({
          action,
          memberId,
          groupId,
          after: { name: names.get(groupId)! },
        }));
    return [
      ...change(
        groupIds.filter((groupId) => !previous.includes(groupId)),
        'groupJoined',
      ),
      ...change(
        previous.filter((groupId) => !groupIds.includes(groupId)),
        'groupLeft',
      ),
    ];
  });
}

function assignmentActivities(before: TeamState, after: TeamState): Activity[] {
  const keyOf = ({ courseId, groupId }: AssignmentRecord) => `${courseId}#${groupId ?? ''}`;
  const earlier = new Map(before.assignments.map((assignment) => [keyOf(assignment), assignment]));
  const later = new Set(after.assignments.map(keyOf));
  const groupNames = new Map(
    [...before.groups, ...after.groups].map(({ groupId, name }) => [groupId, name]),
  );
  // Without the note: its author may take it back.
  const fieldsOf = ({ dueOn, seatIds, groupId }: AssignmentRecord) => ({
    dueOn,
    ...(groupId === null
      ? { members: seatIds === null ? 'everyone' : seatIds.length }
      : { group: groupNames.get(groupId) ?? null }),
  });
  const base = ({ courseId, groupId }: AssignmentRecord) => ({ courseId, groupId });
  return [
    ...after.assignments.flatMap((assignment): Activity[] => {
      const previous = earlier.get(keyOf(assignment));
      const to = fieldsOf(assignment);
      if (!previous) return [{ action: 'courseAssigned', ...base(assignment), after: to }];
      const isSame =
        previous.dueOn === assignment.dueOn &&
        isDeepStrictEqual(previous.seatIds, assignment.seatIds);
      if (isSame) return [];
      const from = fieldsOf(previous);
      return [{ action: 'assignmentChanged', ...base(assignment), before: from, after: to }];
    }),
    ...before.assignments
      .filter((assignment) => !later.has(keyOf(assignment)))
      .map((assignment): Activity => ({
        action: 'assignmentRemoved',
        ...base(assignment),
        before: fieldsOf(assignment),
      })),
  ];
}

/** An invitation that was accepted is the member's joining; one that has expired is cleared away without news. */
function invitationActivities(before: TeamState, after: TeamState, now: Date): Activity[] {
  const earlier = new Map(
    before.invitations.map((invitation) => [invitation.invitationId, invitation]),
  );
  const later = new Set(after.invitations.map(({ invitationId }) => invitationId));
  const accepted = new Set(after.seats.map(({ invitationId }) => invitationId));
  return [
    ...after.invitations.flatMap(({ invitationId, tokenHash }): Activity[] => {
      const previous = earlier.get(invitationId);
      if (!previous) return [{ action: 'invitationSent', invitationId }];
      return previous.tokenHash === tokenHash
        ? []
        : [{ action: 'invitationRenewed', invitationId }];
    }),
    ...before.invitations
      .filter(({ invitationId }) => !later.has(invitationId) && !accepted.has(invitationId))
      .filter((invitation) => isInvitationStored(invitation, now))
      .map(({ invitationId }): Activity => ({ action: 'invitationCanceled', invitationId })),
  ];
}

/** Counts alone: a smaller plan can pause hundreds of seats in one transaction. */
function seatActivities(before: TeamState, after: TeamState): Activity[] {
  const paused = ({ seats }: TeamState) => seats.filter(({ isSuspended }) => isSuspended).length;
  const counts = (state: TeamState) => ({
    seats: state.team.maxUsers,
    pausedMembers: paused(state),
  });
  const [from, to] = [counts(before), counts(after)];
  const earlier = bySeatId(before.seats);
  // A paused member who leaves is recorded as that.
  const isSame =
    from.seats === to.seats &&
    after.seats.every(
      ({ seatId, isSuspended }) =>
        (earlier.get(seatId)?.isSuspended ?? isSuspended) === isSuspended,
    );
  return isSame ? [] : [{ action: 'seatsChanged', before: from, after: to }];
}
