import type { Table, TransactionPart } from '#table/table.ts';
import { teamWrites } from './team-writes.ts';
import { teamRepository, type TeamRepository } from './team-repository.ts';
import { returnedToPayer } from './handover/ownership.ts';
import { isSpread, spreadingWrites } from './spread-team.ts';
import { ownershipWrite } from './handover/ownership-guard.ts';
import { fitSeats, hasSeatsForOthers, isTeamActive, type TeamState } from './team-state.ts';

/** The terms a subscription grants its team. */
export interface TeamTerms {
  orderId: string;
  ownerId: string;
  tierName: string;
  maxUsers: number;
  courseIds: readonly number[];
  /** When access ends unless the subscription renews; null when it grants nothing. */
  accessEndsAt: string | null;
  /** Whether it grants nothing until a dispute of its payment is decided. */
  isPaused: boolean;
  /** Whether it follows a contract. */
  isContract?: boolean;
  /** When it ends for certain; null while it renews. */
  endsOn?: string | null;
}

/**
 * Returns the writes a changed subscription needs for its team: size, suspended or restored seats, and the members'
 * entitlements. They are guarded by the team's version, so a conflict fails the caller's whole transaction, which then retries.
 */
export type TeamWritesForSubscription = (
  table: Table,
  terms: TeamTerms,
  now: Date,
) => Promise<TransactionPart[]>;

const NEW_TEAM = {
  entity: 'team',
  seatsUsed: 1,
  invitationCount: 0,
  invitedOn: null,
  takenOver: null,
  handover: null,
  spread: null,
  version: 0,
} as const;

/**
 * Creates the team with the first plan that has seats; a plan for one person gets none. Needs at most four writes per seat and
 * three more; what the members of a large team get is left to `spreadTeam`, because a transaction has at most 100 writes. As an account owns one team at a time, a team that the owner took
 * over goes back to its payer when their own one starts. Source: rules/access.md A30
 */
export const teamWritesForSubscription: TeamWritesForSubscription = async (table, terms, now) => {
  const teams = teamRepository(table);
  const before = await teams.read(terms.orderId);
  if (!before && terms.maxUsers <= 1) return [];
  const { seats = [], invitations = [], groups = [], assignments = [] } = before ?? {};
  const { orderId, ownerId, tierName, maxUsers, accessEndsAt, isPaused } = terms;
  const { isContract = false, endsOn = null } = terms;
  const courseIds = [...terms.courseIds].toSorted((a, b) => a - b);
  const team = {
    ...(before?.team ?? NEW_TEAM),
    orderId,
    ownerId: before?.team.ownerId ?? ownerId,
    tierName,
    maxUsers,
    courseIds,
    accessEndsAt,
    isPaused,
    isContract,
    endsOn,
  };
  const changed = { team, seats, invitations, groups, assignments };
  // A plan with one seat belongs to the person who pays for it.
  const after = maxUsers <= 1 ? returnedToPayer(changed) : changed;
  const fitted = { ...after, seats: fitSeats(after, now) };
  const writes =
    before && isSpread(before, fitted)
      ? spreadingWrites(before, fitted, now)
      : teamWrites(before, fitted, now);
  const isStarting = isRunning(after, now) && !(before && isRunning(before, now));
  if (!isStarting || after.team.ownerId !== ownerId) return writes;
  // Before the teams: one that the owner accepts after this read makes the transaction fail.
  const guard = await teams.ownershipGuard(ownerId);
  return [...writes, ...(await returnedTeams({ ownerId, now }, teams)), ownershipWrite(guard)];
};

const isRunning = (state: Pick<TeamState, 'team'>, now: Date) =>
  hasSeatsForOthers(state) && isTeamActive(state.team, now);

/** Returns the writes with which the teams that a learner took over go back to those who pay for them; the learner keeps the seat. */
async function returnedTeams(
  { ownerId, now }: { ownerId: string; now: Date },
  teams: TeamRepository,
): Promise<TransactionPart[]> {
  const seats = await teams.entitlements(ownerId, 'seat');
  const states = await Promise.all(seats.map(({ orderId }) => teams.read(orderId ?? '')));
  return states.flatMap((state) => {
    if (!state?.team.takenOver || state.team.ownerId !== ownerId) return [];
    const returned = returnedToPayer(state);
    const fitted = { ...returned, seats: fitSeats(returned, now) };
    return teamWrites(state, fitted, now, { returnReason: 'own_plan_started' });
  });
}
