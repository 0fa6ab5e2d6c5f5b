import type { Table, TransactionPart } from '#table/table.ts';
import { teamParts } from './team-writes.ts';
import { teamRepository } from './team-repository.ts';
import { fitSeats } from './team-state.ts';

/** What a subscription gives to the seats in it. */
export interface TeamTerms {
  orderId: string;
  ownerId: string;
  tierName: string;
  maxUsers: number;
  courseIds: readonly number[];
  /** Until when the courses are open, were nothing more to be heard; null: nothing is open. */
  accessEndsAt: string | null;
}

/**
 * What else has to be written when a subscription changes: its team, the seats that the new plan has room for or not, and the
 * entitlements of all members. The parts are conditioned on what was read; a lost race fails the caller's transaction, which
 * reads again and repeats. Nothing to write gives an empty list.
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
  version: 0,
} as const;

/**
 * Makes the team with the first plan that has seats to give; a plan for one person gets none. The newest surplus seats are
 * suspended, and come back oldest first when there is room. At most two parts for each seat, and one for the team: far below
 * the 100 that a transaction takes.
 */
export const teamWritesForSubscription: TeamWritesForSubscription = async (table, terms, now) => {
  const before = await teamRepository(table).read(terms.orderId);
  if (!before && terms.maxUsers <= 1) return [];
  const { seats = [], invitations = [] } = before ?? {};
  const { orderId, ownerId, tierName, maxUsers, accessEndsAt } = terms;
  const courseIds = [...terms.courseIds].toSorted((a, b) => a - b);
  const team = {
    ...(before?.team ?? NEW_TEAM),
    orderId,
    ownerId,
    tierName,
    maxUsers,
    courseIds,
    accessEndsAt,
  };
  const after = { team, seats, invitations };
  return teamParts(before, { ...after, seats: fitSeats(after, now) }, now);
};
