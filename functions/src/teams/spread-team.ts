import { isDeepStrictEqual } from 'node:util';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { Table, TransactionPart } from '#table/table.ts';
import { teamRepository } from './team-repository.ts';
import type { TeamRecord } from './team-records.ts';
import type { TeamState } from './team-state.ts';
import { teamWrites } from './team-writes.ts';

/** Above so many seats, changed terms of a team do not fit into one transaction with the plan. */
const MAX_SEATS_AT_ONCE = 20;

/** What a member's own items copy from the team. */
function termsOf({ tierName, courseIds, accessEndsAt, isPaused, endsOn }: TeamRecord) {
  return { tierName, courseIds, accessEndsAt, isPaused, endsOn };
}

/** Returns whether the members of a team get a change of its terms later, some at a time. */
export function isSpread(before: TeamState, after: TeamState): boolean {
  return (
    before.seats.length > MAX_SEATS_AT_ONCE &&
    !isDeepStrictEqual(termsOf(before.team), termsOf(after.team))
  );
}

/**
 * Returns the writes of a large team with new terms, without its members. Those are written by `spreadTeam`, which starts from what is
 * stored here.
 */
export function spreadingWrites(before: TeamState, after: TeamState, now: Date): TransactionPart[] {
  const members = new Set(before.seats.map(({ memberId }) => memberId));
  const spread = { afterSeatId: '', from: termsOf(before.team) };
  const spreading = { ...after, team: { ...after.team, spread } };
  return teamWrites(before, spreading, now, { isFor: (userId) => !members.has(userId) });
}

/**
 * Gives the members of a large team the terms that it has, some in each transaction. The team's version guards each of them, and where it
 * stopped is stored with it, so it is safe to repeat and to interrupt anywhere. Does nothing when everyone has the terms.
 */
export async function spreadTeam(table: Table, orderId: string, now: Date): Promise<void> {
  const teams = teamRepository(table);
  let isDone = false;
  while (!isDone) {
    isDone = await retryOnConflict(async () => {
      const state = await teams.read(orderId);
      const spread = state?.team.spread;
      if (!state || !spread) return true;
      const waiting = state.seats.filter(({ seatId }) => seatId > spread.afterSeatId);
      const next = waiting.slice(0, MAX_SEATS_AT_ONCE);
      const isLast = next.length === waiting.length;
      const members = new Set(next.map(({ memberId }) => memberId));
      const before = { ...state, team: { ...state.team, ...spread.from } };
      const after = {
        ...state,
        team: {
          ...state.team,
          spread: isLast ? null : { ...spread, afterSeatId: next.at(-1)!.seatId },
        },
      };
      const outcome = await teams.spread(before, after, members, now);
      return outcome === 'stored' ? isLast : CONFLICT;
    });
  }
}
