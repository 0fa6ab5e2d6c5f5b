import { isDeepStrictEqual } from 'node:util';
import { entitlementItem } from '#learning/learner-records.ts';
import { learnerKeys, teamKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { TransactionPart } from '#table/table.ts';
import { activityWrites } from './activity/activity-writes.ts';
import { changedMemberEntitlements } from './member-entitlements.ts';
import { membershipWrites } from './memberships.ts';
import {
  storedAssignment,
  storedGroup,
  storedInvitation,
  storedSeat,
  storedTeam,
  storedToken,
  type AssignmentRecord,
  type GroupRecord,
  type InvitationRecord,
  type SeatRecord,
  type TeamRecord,
} from './team-records.ts';
import { teamEventWrites, type ReturnReason } from './team-events.ts';
import { daysAfter, INVITATION_STORED_DAYS, seatsUsedBy, type TeamState } from './team-state.ts';

/** What the team alone does not say of its change. */
interface WriteContext {
  /** Of a team that goes back to the one who pays for it. */
  returnReason?: ReturnReason;
  /** Who makes the change; absent for the plan itself. */
  actorId?: string;
  /** Leaves out the items of other learners, which are written later. */
  isFor?: (userId: string) => boolean;
}

/**
 * Translates a change of a team into transaction items: its counts, seats, invitations with their tokens, groups,
 * assignments, the record of what was done, and the members' entitlements and memberships. Every change goes through here, so the condition on the team's version guards all of it. Pure.
 *
 * @param before null when there is no team yet
 * @returns an empty list when nothing changes
 */
export function teamWrites(
  before: TeamState | null,
  after: TeamState,
  now: Date,
  { returnReason, actorId, isFor = () => true }: WriteContext = {},
): TransactionPart[] {
  const writes = [
    ...seatWrites(before, after),
    ...invitationWrites(before, after),
    ...groupWrites(before, after),
    ...assignmentWrites(before, after),
    ...activityWrites(before, after, now, actorId),
    ...changedMemberEntitlements(before, after, now)
      .filter(({ memberId }) => isFor(memberId))
      .map(({ memberId, entitlement }) => ({
        put: {
          ...learnerKeys.entitlement(memberId, entitlement.name),
          ...entitlement,
          schemaVersion: entitlementItem.version,
        },
      })),
    ...membershipWrites(before, after, isFor),
    ...teamEventWrites(before, after, now, returnReason, isFor),
  ];
  const team: TeamRecord = {
    ...after.team,
    seatsUsed: seatsUsedBy(after.seats),
    invitationCount: after.invitations.length,
    version: before?.team.version ?? 0,
  };
  if (writes.length === 0 && isDeepStrictEqual(team, before?.team)) return [];
  return [teamWrite({ ...team, version: team.version + 1 }), ...writes];
}

function teamWrite(team: TeamRecord): TransactionPart {
  return {
    put: toStored(storedTeam, teamKeys.team(team.orderId), team),
    condition:
      team.version === 1
        ? { ConditionExpression: 'attribute_not_exists(PK)' }
        : {
            ConditionExpression: '#version = :before',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':before': team.version - 1 },
          },
  };
}

function seatWrites(before: TeamState | null, after: TeamState): TransactionPart[] {
  const previous = new Map(before?.seats.map((seat) => [seat.seatId, seat]));
  const remaining = new Set(after.seats.map((seat) => seat.seatId));
  const keyOf = (seat: SeatRecord) => teamKeys.seat(seat.orderId, seat.seatId);
  return [
    ...after.seats
      .filter((seat) => !isDeepStrictEqual(seat, previous.get(seat.seatId)))
      .map((seat) => ({ put: toStored(storedSeat, keyOf(seat), seat) })),
    ...[...previous.values()]
      .filter((seat) => !remaining.has(seat.seatId))
      .map((seat) => ({ remove: keyOf(seat) })),
  ];
}

/** A renewed invitation keeps its id and gets a new token; the previous token is deleted. */
function invitationWrites(before: TeamState | null, after: TeamState): TransactionPart[] {
  const previous = new Map(
    before?.invitations.map((invitation) => [invitation.tokenHash, invitation]),
  );
  const current = new Map(
    after.invitations.map((invitation) => [invitation.tokenHash, invitation]),
  );
  const remainingIds = new Set(after.invitations.map((invitation) => invitation.invitationId));
  const added = [...current.values()].filter((invitation) => !previous.has(invitation.tokenHash));
  const removed = [...previous.values()].filter((invitation) => !current.has(invitation.tokenHash));
  const keyOf = (invitation: InvitationRecord) =>
    teamKeys.invitation(invitation.orderId, invitation.invitationId);
  return [
    ...added.flatMap((invitation) => {
      const storedUntil = daysAfter(new Date(invitation.invitedAt), INVITATION_STORED_DAYS);
      const expiresAt = Math.ceil(storedUntil.getTime() / 1000);
      const { orderId, invitationId } = invitation;
      const token = { entity: 'invitationToken' as const, orderId, invitationId };
      return [
        { put: { ...toStored(storedInvitation, keyOf(invitation), invitation), expiresAt } },
        {
          put: { ...toStored(storedToken, teamKeys.token(invitation.tokenHash), token), expiresAt },
        },
      ];
    }),
    ...removed.flatMap((invitation) => [
      { remove: teamKeys.token(invitation.tokenHash) },
      ...(remainingIds.has(invitation.invitationId) ? [] : [{ remove: keyOf(invitation) }]),
    ]),
  ];
}

function groupWrites(before: TeamState | null, after: TeamState): TransactionPart[] {
  const previous = new Map(before?.groups.map((group) => [group.groupId, group]));
  const remaining = new Set(after.groups.map(({ groupId }) => groupId));
  const keyOf = (group: GroupRecord) => teamKeys.group(group.orderId, group.groupId);
  return [
    ...after.groups
      .filter((group) => !isDeepStrictEqual(group, previous.get(group.groupId)))
      .map((group) => ({ put: toStored(storedGroup, keyOf(group), group) })),
    ...[...previous.values()]
      .filter(({ groupId }) => !remaining.has(groupId))
      .map((group) => ({ remove: keyOf(group) })),
  ];
}

function assignmentWrites(before: TeamState | null, after: TeamState): TransactionPart[] {
  const keyOf = ({ orderId, courseId, groupId }: AssignmentRecord) =>
    teamKeys.assignment(orderId, courseId, groupId);
  const previous = new Map(
    before?.assignments.map((assignment) => [keyOf(assignment).SK, assignment]),
  );
  const remaining = new Set(after.assignments.map((assignment) => keyOf(assignment).SK));
  return [
    ...after.assignments
      .filter((assignment) => !isDeepStrictEqual(assignment, previous.get(keyOf(assignment).SK)))
      .map((assignment) => ({ put: toStored(storedAssignment, keyOf(assignment), assignment) })),
    ...[...previous.values()]
      .filter((assignment) => !remaining.has(keyOf(assignment).SK))
      .map((assignment) => ({ remove: keyOf(assignment) })),
  ];
}
