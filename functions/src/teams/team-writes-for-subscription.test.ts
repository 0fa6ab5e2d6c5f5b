import { isActive } from '@learning/shared/domain/access';
import { beforeAll, describe, expect, it } from 'vitest';
import { failedConditions } from '#table/condition-errors.ts';
import { writeTransaction } from '#table/table.ts';
import { openTeamHarness, PERIOD_END, type TeamHarness } from '#testing/api/team-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { teamWritesForSubscription } from './team-writes-for-subscription.ts';

const owned = { params: { userId: 'me' } };
const terms = {
  tierName: 'Professional',
  maxUsers: 5,
  courseIds: [1, 14, 15],
  accessEndsAt: PERIOD_END,
  isPaused: false,
};

describe.each(engineNames)('a team on %s', (engine) => {
  let api: TeamHarness;
  beforeAll(async () => {
    api = openTeamHarness(await createTestTable(engine));
  });

  /** Creates a plan and its members, in the order in which they joined. */
  const planWith = async (memberCount: number, maxUsers = 5) => {
    api.now = new Date('2026-11-18T09:00:00.000Z');
    const plan = await api.plan({ maxUsers });
    const members = [];
    for (let index = 0; index < memberCount; index += 1) {
      api.now = new Date(api.now.getTime() + 1000);
      members.push((await api.member(plan.ownerId)).memberId);
    }
    api.now = new Date('2026-11-19T09:00:00.000Z');
    return { ...plan, members };
  };
  type Plan = Awaited<ReturnType<typeof planWith>>;
  const openOf = async ({ members, orderId }: Plan) => {
    const access = await Promise.all(members.map((member) => api.seatAccess(member, orderId)));
    return access.map((item) => isActive(item as { endsAt: string }, api.now));
  };
  const suspendedOf = async ({ ownerId }: Plan) =>
    (await api.ok(ownerId, 'getTeam', owned)).members.map((member) => member.isSuspended);
  const partsFor = (plan: Plan, change: Partial<typeof terms> = {}) =>
    teamWritesForSubscription(api.table, { ...plan, ...terms, ...change }, api.now);

  it('is created with the first plan that has seats', async () => {
    const plan = await api.plan({ maxUsers: 1 });
    expect(await api.refused(plan.ownerId, 'getTeam', owned)).toBe('team_not_found');
    await api.applyPlan({ ...plan, maxUsers: 5 });
    expect(await api.ok(plan.ownerId, 'getTeam', owned)).toEqual({
      teamId: plan.orderId,
      role: 'owner',
      memberCount: 0,
      nextCursor: null,
      groups: [],
      tierName: 'Professional',
      seatsUsed: 1,
      maxUsers: 5,
      isActive: true,
      endedAt: null,
      isPaidByOwner: true,
      hasConnections: true,
      handover: null,
      members: [],
      invitations: [],
      courses: [],
      assignments: [],
      skills: [],
    });
  });

  it('needs no writes when nothing changed', async () => {
    const plan = await planWith(2);
    expect(await partsFor(plan)).toEqual([]);
    expect(await partsFor(plan, { courseIds: [15, 1, 14] })).toEqual([]);
    // The team, and what each of its three people reads of it.
    expect(await partsFor(plan, { tierName: 'Executive' })).toHaveLength(4);
    expect(await partsFor(plan, { courseIds: [1] })).toHaveLength(3);
  });

  it("grants every member the plan's courses for as long as the plan is active", async () => {
    const plan = await planWith(2);
    const accessEndsAt = '2027-01-18T09:00:00.000Z';
    await api.applyPlan({ ...plan, courseIds: [1, 2], accessEndsAt });
    for (const member of plan.members) {
      expect(await api.seatAccess(member, plan.orderId)).toMatchObject({
        courseIds: [1, 2],
        endsAt: accessEndsAt,
      });
    }
  });

  it('ends access for all members when the plan ends, keeps that time, and restores it later', async () => {
    const plan = await planWith(2);
    await api.applyPlan({ ...plan, accessEndsAt: null });
    const ended = api.now.toISOString();
    api.now = new Date('2026-11-20T09:00:00.000Z');
    await api.applyPlan({ ...plan, accessEndsAt: null });
    for (const member of plan.members) {
      expect(await api.seatAccess(member, plan.orderId)).toMatchObject({ endsAt: ended });
    }
    expect((await api.ok(plan.ownerId, 'getTeam', owned)).isActive).toBe(false);
    await api.applyPlan(plan);
    expect(await openOf(plan)).toEqual([true, true]);
    expect(await suspendedOf(plan)).toEqual([false, false]);
  });

  it('keeps an end that had already passed when the plan ends', async () => {
    const plan = await planWith(1);
    api.now = new Date('2027-01-01T09:00:00.000Z');
    await api.applyPlan({ ...plan, accessEndsAt: null });
    expect(await api.seatAccess(plan.members[0]!, plan.orderId)).toMatchObject({
      endsAt: PERIOD_END,
    });
  });

  it('suspends the newest surplus seats at once for a smaller plan (payment case 56)', async () => {
    const plan = await planWith(4);
    await api.applyPlan({ ...plan, maxUsers: 3 });
    expect(await suspendedOf(plan)).toEqual([false, false, true, true]);
    expect(await openOf(plan)).toEqual([true, true, false, false]);
    expect(await api.ok(plan.ownerId, 'getTeam', owned)).toMatchObject({
      seatsUsed: 3,
      maxUsers: 3,
    });
    await api.applyPlan({ ...plan, maxUsers: 1 });
    expect(await openOf(plan)).toEqual([false, false, false, false]);
  });

  it('restores suspended seats, oldest first, as soon as places are free', async () => {
    const plan = await planWith(4);
    await api.applyPlan({ ...plan, maxUsers: 1 });
    await api.applyPlan({ ...plan, maxUsers: 3 });
    expect(await openOf(plan)).toEqual([true, true, false, false]);
    const { members } = await api.ok(plan.ownerId, 'getTeam', owned);
    const { seatId } = members[0]!;
    await api.ok(plan.ownerId, 'removeMember', { params: { userId: 'me', seatId } });
    expect(await openOf(plan)).toEqual([false, true, true, false]);
    const last = plan.members[1]!;
    await api.ok(last, 'leaveTeam', { params: { userId: 'me', seatId: members[1]!.seatId } });
    expect(await openOf(plan)).toEqual([false, false, true, true]);
    expect(await suspendedOf(plan)).toEqual([false, false]);
  });

  it('reserves the place of a reassigned seat ahead of suspended seats', async () => {
    const plan = await planWith(3);
    await api.applyPlan({ ...plan, maxUsers: 3 });
    const { members } = await api.ok(plan.ownerId, 'getTeam', owned);
    await api.ok(plan.ownerId, 'reassignSeat', {
      params: { userId: 'me', seatId: members[0]!.seatId },
      body: { email: 'new@example.org' },
    });
    expect(await partsFor(plan, { maxUsers: 3 })).toEqual([]);
    expect(await suspendedOf(plan)).toEqual([false, true]);
    api.now = new Date('2026-11-26T09:00:00.000Z');
    await api.applyPlan({ ...plan, maxUsers: 3 });
    expect(await suspendedOf(plan)).toEqual([false, false]);
  });

  it("fails the caller's transaction when a member joined meanwhile, so that it retries", async () => {
    const plan = await planWith(1);
    const stale = await partsFor(plan, { maxUsers: 2 });
    await api.member(plan.ownerId);
    const error = await writeTransaction(api.table, stale).catch((caught: unknown) => caught);
    expect(failedConditions(error)).toEqual([0]);
    await writeTransaction(api.table, await partsFor(plan, { maxUsers: 2 }));
    expect(await suspendedOf(plan)).toEqual([false, true]);
  });

  it('belongs to the latest active plan with seats', async () => {
    const first = await planWith(1);
    const second = { ownerId: first.ownerId, orderId: '7ZZZZZZZZZZZZZZZZZZZZZZZZZ' };
    await api.applyPlan({ ...second, tierName: 'Executive', maxUsers: 10 });
    expect(await api.ok(first.ownerId, 'getTeam', owned)).toMatchObject({ maxUsers: 10 });
    await api.applyPlan({ ...second, maxUsers: 1 });
    expect(await api.ok(first.ownerId, 'getTeam', owned)).toMatchObject({ maxUsers: 5 });
    await api.applyPlan({ ...first, accessEndsAt: null });
    expect(await api.refused(first.ownerId, 'getTeam', owned)).toBe('team_not_found');
  });
});
