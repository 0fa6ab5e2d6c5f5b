import { isDeepStrictEqual } from 'node:util';
import { LEARNER_SCHEMA_VERSION, type EntitlementRecord } from '#learning/learner-records.ts';
import { learnerKeys, seatName, teamKeys, type Key } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';
import {
  TEAM_SCHEMA_VERSION,
  type InvitationRecord,
  type SeatRecord,
  type TeamRecord,
} from './team-records.ts';
import { daysAfter, INVITATION_KEPT_DAYS, seatsUsedBy, type TeamState } from './team-state.ts';

/**
 * All that has to be written to make one state of a team into another: its counts, seats, invitations with their tokens, and
 * the entitlements of the members. Pure. Refused as a whole when the team has changed since `before` was read; every change of
 * a team goes this way, so the team's version guards all of it.
 *
 * @param before null when there is no team yet
 * @returns nothing when both are the same
 */
export function teamParts(
  before: TeamState | null,
  after: TeamState,
  now: Date,
): TransactionPart[] {
  const parts = [
    ...seatParts(before, after),
    ...invitationParts(before, after),
    ...entitlementParts(before, after, now),
  ];
  const team: TeamRecord = {
    ...after.team,
    seatsUsed: seatsUsedBy(after.seats),
    invitationCount: after.invitations.length,
    version: before?.team.version ?? 0,
  };
  if (parts.length === 0 && isDeepStrictEqual(team, before?.team)) return [];
  return [teamPart({ ...team, version: team.version + 1 }), ...parts];
}

function teamPart(team: TeamRecord): TransactionPart {
  return {
    put: item(teamKeys.team(team.orderId), team),
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

function seatParts(before: TeamState | null, after: TeamState): TransactionPart[] {
  const old = new Map(before?.seats.map((seat) => [seat.seatId, seat]));
  const staying = new Set(after.seats.map((seat) => seat.seatId));
  const keyOf = (seat: SeatRecord) => teamKeys.seat(seat.orderId, seat.seatId);
  return [
    ...after.seats
      .filter((seat) => !isDeepStrictEqual(seat, old.get(seat.seatId)))
      .map((seat) => ({ put: item(keyOf(seat), seat) })),
    ...[...old.values()]
      .filter((seat) => !staying.has(seat.seatId))
      .map((seat) => ({ remove: keyOf(seat) })),
  ];
}

/** An invitation that is renewed keeps its id and gets another token; the old token dies. */
function invitationParts(before: TeamState | null, after: TeamState): TransactionPart[] {
  const old = new Map(before?.invitations.map((one) => [one.tokenHash, one]));
  const current = new Map(after.invitations.map((one) => [one.tokenHash, one]));
  const stayingIds = new Set(after.invitations.map((one) => one.invitationId));
  const fresh = [...current.values()].filter((one) => !old.has(one.tokenHash));
  const dead = [...old.values()].filter((one) => !current.has(one.tokenHash));
  const keyOf = (one: InvitationRecord) => teamKeys.invitation(one.orderId, one.invitationId);
  return [
    ...fresh.flatMap((one) => {
      const kept = daysAfter(new Date(one.invitedAt), INVITATION_KEPT_DAYS);
      const expiresAt = Math.ceil(kept.getTime() / 1000);
      const { orderId, invitationId } = one;
      const token = { entity: 'invitationToken', orderId, invitationId };
      return [
        { put: { ...item(keyOf(one), one), expiresAt } },
        { put: { ...item(teamKeys.token(one.tokenHash), token), expiresAt } },
      ];
    }),
    ...dead.flatMap((one) => [
      { remove: teamKeys.token(one.tokenHash) },
      ...(stayingIds.has(one.invitationId) ? [] : [{ remove: keyOf(one) }]),
    ]),
  ];
}

/** A member's entitlement: what the plan opens while the seat is theirs and not suspended; else it is over and stays. */
function entitlementParts(
  before: TeamState | null,
  after: TeamState,
  now: Date,
): TransactionPart[] {
  const opened = entitlementsOf(after);
  const closed = [...entitlementsOf(before)].filter(([memberId]) => !opened.has(memberId));
  const known = entitlementsOf(before);
  return [
    ...[...opened].filter(([memberId, one]) => !isDeepStrictEqual(one, known.get(memberId))),
    ...closed.map(([memberId, one]) => [memberId, endedBy(one, now)] as const),
  ].map(([memberId, one]) => ({
    put: {
      ...learnerKeys.entitlement(memberId, one.name),
      ...one,
      schemaVersion: LEARNER_SCHEMA_VERSION,
    },
  }));
}

function entitlementsOf(state: TeamState | null): Map<string, EntitlementRecord> {
  const { orderId, courseIds, accessEndsAt } = state?.team ?? { accessEndsAt: null };
  if (!state || orderId === undefined || accessEndsAt === null) return new Map();
  return new Map(
    state.seats
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
        },
      ]),
  );
}

/** What was over already keeps the instant at which it ended. */
function endedBy(one: EntitlementRecord, now: Date): EntitlementRecord {
  const ended = now.toISOString();
  return { ...one, endsAt: one.endsAt !== null && one.endsAt < ended ? one.endsAt : ended };
}

const item = (key: Key, record: object) => ({
  ...key,
  ...record,
  schemaVersion: TEAM_SCHEMA_VERSION,
});
