import type { Table, TransactionPart } from '#table/table.ts';
import { teamWrites } from './team-writes.ts';
import { teamRepository } from './team-repository.ts';
import { returnedToPayer } from './handover/ownership.ts';
import { fitSeats } from './team-state.ts';

/** The terms a subscription grants its team. */
export interface TeamTerms {
  orderId: string;
  ownerId: string;
  tierName: string;
  maxUsers: number;
  courseIds: readonly number[];
  /** When access ends unless the subscription renews; null when it grants nothing. */
  accessEndsAt: string | null;
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
  version: 0,
} as const;

/**
 * Creates the team with the first plan that has seats; a plan for one person gets none. Needs at most two writes per seat and
 * one for the team, far below DynamoDB's limit of 100 per transaction.
 */
export const teamWritesForSubscription: TeamWritesForSubscription = async (table, terms, now) => {
  const before = await teamRepository(table).read(terms.orderId);
  if (!before && terms.maxUsers <= 1) return [];
  const { seats = [], invitations = [], assignments = [] } = before ?? {};
  const { orderId, ownerId, tierName, maxUsers, accessEndsAt } = terms;
  const courseIds = [...terms.courseIds].toSorted((a, b) => a - b);
  const team = {
    ...(before?.team ?? NEW_TEAM),
    orderId,
    ownerId: before?.team.ownerId ?? ownerId,
    tierName,
    maxUsers,
    courseIds,
    accessEndsAt,
  };
  const changed = { team, seats, invitations, assignments };
  // A plan with one seat belongs to the person who pays for it.
  const after = maxUsers <= 1 ? returnedToPayer(changed) : changed;
  return teamWrites(before, { ...after, seats: fitSeats(after, now) }, now);
};
