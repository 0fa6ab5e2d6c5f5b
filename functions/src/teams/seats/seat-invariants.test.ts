import { isActive } from '@learning/shared/domain/access';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, expect, it } from 'vitest';
import { Failure } from '#failure.ts';
import type { EntitlementRecord, MembershipRecord } from '#learning/learner-records.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  openTeamHarness,
  PERIOD_END,
  tokenIn,
  type TeamHarness,
} from '#testing/api/team-harness.ts';
import { learnerKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { acceptInvitation } from '../invitations/accept-invitation.ts';
import { membershipsOf } from '../memberships.ts';
import { teamWritesForSubscription } from '../team-writes-for-subscription.ts';
import { inviteMember } from '../invitations/invite-member.ts';
import { leaveTeam } from './leave-team.ts';
import { reassignSeat } from './reassign-seat.ts';
import { removeMember } from './remove-member.ts';
import { answerHandover, offerHandover } from '../handover/hand-over.ts';
import { cancelInvitation } from '../invitations/cancel-invitation.ts';

const START = new Date('2026-11-18T09:00:00.000Z');
const DAY_MS = 86_400_000;
const COURSES = [1, 14];

const actions = [
  'invite',
  'join',
  'remove',
  'leave',
  'reassign',
  'cancel',
  'handOver',
  'applyPlan',
] as const;
const MORE_OFTEN = ['invite', 'invite', 'join', 'join', 'join', 'leave'] as const;
/** The index picks the member, seat or invitation an action applies to. */
const action = fc.record({
  // Most actions need a member first.
  kind: fc.constantFrom(...actions, ...MORE_OFTEN),
  pick: fc.nat({ max: 2 }),
  person: fc.nat({ max: 5 }),
  maxUsers: fc.integer({ min: 1, max: 5 }),
  isOpen: fc.integer({ min: 0, max: 7 }).map((number) => number > 0),
});
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
/** The actions of one step run concurrently. */
const step = fc.record({
  atOnce: fc.array(action, { minLength: 1, maxLength: 4 }),
  days: fc.constantFrom(0, 0, 0, 0, 1, 8),
});

let api: TeamHarness;
beforeAll(async () => {
  api = openTeamHarness(await createTestTable());
});

it('any concurrent actions keep seats within the plan and access in line with seats (payment case 60)', async () => {
  const outcomeCounts = new Map<string, number>();
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 6, maxLength: 18 }),
    async (steps) => {
      api.now = START;
      api.outbox.length = 0;
      const runner = await createTeamRunner();
      for (const { atOnce, days } of steps) {
        api.now = new Date(api.now.getTime() + days * DAY_MS + 1);
        const outcomes = await Promise.all(
          atOnce.map((concurrent) => runner.runAction(concurrent)),
        );
        for (const outcome of outcomes)
          outcomeCounts.set(outcome, (outcomeCounts.get(outcome) ?? 0) + 1);
        await runner.expectInvariants();
      }
    },
  );
  await fc.assert(property, propertyRuns(22));
  // Every action succeeded at least once, and joining was refused for lack of a seat.
  for (const outcome of [...actions, 'seats_taken']) {
    expect(outcomeCounts.get(outcome) ?? 0, outcome).toBeGreaterThan(0);
  }
});

async function createTeamRunner() {
  const plan = await api.plan({ maxUsers: 3, courseIds: COURSES });
  const people = Array.from({ length: 6 }, () => randomUUID());
  const { deps } = api;
  const { orderId } = plan;
  const everyone = [plan.ownerId, ...people];
  const read = async () => (await deps.teams.read(orderId))!;

  const run = async ({ kind, pick, person, maxUsers, isOpen }: Action) => {
    const { team, seats, invitations } = await read();
    const { now } = api;
    const { ownerId } = team;
    const actor = { userId: ownerId, now };
    const seat = seats[pick % Math.max(1, seats.length)];
    const seatId = seat?.seatId ?? 'none';
    const email = `${pick}@${orderId}.example.org`;
    if (kind === 'invite') return inviteMember({ actor, email }, deps);
    if (kind === 'remove') return removeMember({ actor, seatId }, deps);
    if (kind === 'leave') return leaveTeam({ userId: seat?.memberId ?? 'none', seatId, now }, deps);
    if (kind === 'reassign') return reassignSeat({ actor, seatId, email }, deps);
    if (kind === 'cancel') {
      const { invitationId = 'none' } = invitations[pick] ?? {};
      return cancelInvitation({ actor, invitationId }, deps);
    }
    if (kind === 'handOver') {
      const limits = limitRepository(api.table);
      await offerHandover({ ownerId, seatId, now }, { ...deps, limits });
      const userId = seat?.memberId ?? 'none';
      return answerHandover({ userId, orderId, isAccepted: isOpen, now }, deps);
    }
    if (kind === 'applyPlan') return applyPlan(maxUsers, isOpen ? PERIOD_END : null);
    const mail = api.outbox.filter(({ text }) => text.includes('/join#')).at(-1 - pick);
    const token = mail ? tokenIn(mail) : 'unknown';
    return acceptInvitation({ token, userId: people[person]!, now }, deps);
  };

  /** Retries after a conflict, as reconciling a subscription does. */
  const applyPlan = async (maxUsers: number, accessEndsAt: string | null) => {
    for (;;) {
      try {
        return await api.applyPlan({ ...plan, maxUsers, accessEndsAt, courseIds: COURSES });
      } catch (error) {
        if (!failedConditions(error) && !isTransactionConflict(error)) throw error;
      }
    }
  };

  return {
    /** Returns the action, or the code of its failure. */
    async runAction(concurrent: Action): Promise<string> {
      try {
        await run(concurrent);
        return concurrent.kind;
      } catch (error) {
        if (error instanceof Failure) return error.code;
        throw error;
      }
    },

    async expectInvariants() {
      const state = await read();
      const { team, seats } = state;
      const memberships = membershipsOf(state);
      const active = seats.filter((seat) => !seat.isSuspended);
      expect(team.seatsUsed).toBe(1 + active.length);
      expect(active.length).toBeLessThanOrEqual(team.maxUsers - 1);
      expect(new Set(seats.map((seat) => seat.memberId)).size).toBe(seats.length);
      const isTeamActive = isActive({ endsAt: team.accessEndsAt ?? START.toISOString() }, api.now);
      // The payer owns the team or has a seat in it.
      expect([team.ownerId, ...seats.map((seat) => seat.memberId)]).toContain(plan.ownerId);
      expect(team.takenOver?.payerId ?? team.ownerId).toBe(plan.ownerId);
      for (const person of everyone) {
        const access = (await api.seatAccess(person, orderId)) as EntitlementRecord | undefined;
        const hasSeat =
          active.some((seat) => seat.memberId === person) ||
          team.takenOver?.seat.memberId === person;
        const hasAccess = access !== undefined && isActive(access, api.now);
        expect(hasAccess).toBe(hasSeat && isTeamActive);
        if (hasAccess) expect(access).toMatchObject({ courseIds: COURSES, endsAt: PERIOD_END });

        const key = learnerKeys.membership(person, orderId);
        const copy = (await getItem(api.table, key)) as MembershipRecord | undefined;
        const membership = memberships.get(person);
        expect(copy?.seat ?? null).toEqual(membership?.seat ?? null);
        if (membership?.seat) expect(copy).toMatchObject(membership);
        // Stays as it was when the plan ended.
        if (membership?.counts && team.accessEndsAt !== null)
          expect(copy).toMatchObject(membership);
      }
      const { tierName, maxUsers, accessEndsAt, isPaused } = team;
      const terms = { ...plan, tierName, maxUsers, accessEndsAt, isPaused };
      const again = await teamWritesForSubscription(
        api.table,
        { ...terms, courseIds: COURSES },
        api.now,
      );
      if (!seats.some((seat) => seat.isSuspended)) expect(again).toEqual([]);
    },
  };
}
