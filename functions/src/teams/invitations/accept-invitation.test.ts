import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryPartition } from '#table/table.ts';
import { learnerPartition, teamKeys, teamPartition } from '#table/keys.ts';
import { openTeamHarness, PERIOD_END, type TeamHarness } from '#testing/api/team-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { tokenHashOf } from './invitation-token.ts';

const owned = { params: { userId: 'me' } };
const join = (token: string) => ({ body: { token } });

describe.each(engineNames)('joining a team on %s', (engine) => {
  let api: TeamHarness;
  beforeAll(async () => {
    api = openTeamHarness(await createTestTable(engine));
  });

  const seatsOf = (orderId: string) =>
    queryPartition(api.table, teamPartition(orderId), teamKeys.seat(orderId, '').SK);

  it("grants the plan's courses to the new member and uses up the invitation", async () => {
    const { orderId, ownerId } = await api.plan();
    const token = await api.invite(ownerId, 'ada@example.org');
    const memberId = randomUUID();
    expect(await api.ok(null, 'getInvitation', join(token))).toEqual({
      tierName: 'Professional',
      invitedBy: `${ownerId}@example.org`,
      email: 'ada@example.org',
      expiresAt: '2026-11-25T09:00:00.000Z',
      state: 'open',
    });
    expect(await api.ok(memberId, 'acceptInvitation', join(token))).toEqual({
      tierName: 'Professional',
    });
    expect(await api.seatAccess(memberId, orderId)).toMatchObject({
      entity: 'entitlement',
      name: `seat#${orderId}`,
      kind: 'seat',
      courseIds: [1, 14, 15],
      startedAt: api.now.toISOString(),
      endsAt: PERIOD_END,
      orderId,
    });
    const team = await api.ok(ownerId, 'getTeam', owned);
    expect(team).toMatchObject({ seatsUsed: 2, maxUsers: 5, isActive: true, invitations: [] });
    expect(team.members).toMatchObject([
      {
        email: `${memberId}@example.org`,
        invitedEmail: 'ada@example.org',
        isSuspended: false,
      },
    ]);
    expect(await api.refused(null, 'getInvitation', join(token))).toBe('invitation_not_found');
  });

  it('is idempotent for the same learner and refused to another', async () => {
    const { ownerId } = await api.plan();
    const { memberId, token } = await api.member(ownerId);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect(await api.ok(memberId, 'acceptInvitation', join(token))).toEqual({
        tierName: 'Professional',
      });
    }
    expect(await attempt(api, randomUUID(), token)).toBe('invitation_not_found');
    expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({ seatsUsed: 2 });
  });

  it('shows the owner the account that joined, and the invited address only if it differs', async () => {
    const { ownerId } = await api.plan();
    const { email } = await api.member(ownerId);
    const other = randomUUID();
    const token = await api.invite(ownerId, 'ada@example.org');
    await api.ok(other, 'acceptInvitation', join(token));
    const { members } = await api.ok(ownerId, 'getTeam', owned);
    expect(new Map(members.map((member) => [member.email, member.invitedEmail]))).toEqual(
      new Map([
        [email, null],
        [`${other}@example.org`, 'ada@example.org'],
      ]),
    );
    for (const taken of ['ada@example.org', `${other}@example.org`]) {
      const call = { ...owned, body: { email: taken } };
      expect(await api.refused(ownerId, 'inviteMember', call)).toBe('address_has_seat');
    }
  });

  it('shows only the owner and the member how they relate to the link', async () => {
    const plan = await api.plan();
    const { memberId, token } = await api.member(plan.ownerId);
    const open = await api.invite(plan.ownerId);
    const holder = (userId: string, link: string) =>
      api.ok(userId, 'getInvitationHolder', join(link));
    const unrelated = { isOwner: false, seat: null };
    const seat = { tierName: 'Professional', isActive: true };
    // The used link, and another link of the same team.
    expect(await holder(memberId, token)).toEqual({ isOwner: false, seat });
    expect(await holder(memberId, open)).toEqual({ isOwner: false, seat });
    expect(await holder(plan.ownerId, open)).toEqual({ isOwner: true, seat: null });
    expect(await holder(randomUUID(), open)).toEqual(unrelated);
    expect(await holder(randomUUID(), token)).toEqual(unrelated);
    await api.applyPlan({ ...plan, maxUsers: 1 });
    expect((await holder(memberId, token)).seat).toEqual({ ...seat, isActive: false });
  });

  it('creates one seat when the same learner joins sixteen times at once', async () => {
    const { orderId, ownerId } = await api.plan();
    const token = await api.invite(ownerId);
    const memberId = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () => attempt(api, memberId, token)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['joined']));
    expect(await seatsOf(orderId)).toHaveLength(1);
  });

  it('creates one seat when sixteen learners use the same link', async () => {
    const { orderId, ownerId } = await api.plan();
    const token = await api.invite(ownerId);
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, () => attempt(api, randomUUID(), token)),
    );
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['joined', 'invitation_not_found']));
    expect(await seatsOf(orderId)).toHaveLength(1);
  });

  it('gives the last seat to only one of two simultaneous invitees (payment case 60)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { orderId, ownerId } = await api.plan({ maxUsers: 2 });
      const tokens = [await api.invite(ownerId), await api.invite(ownerId)];
      const people = tokens.map((token) => ({ token, userId: randomUUID() }));
      const outcomes = await Promise.all(
        people.map(({ token, userId }) => attempt(api, userId, token)),
      );
      expect(outcomes.toSorted()).toEqual(['joined', 'seats_taken']);
      expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({ seatsUsed: 2, maxUsers: 2 });
      const access = await Promise.all(people.map(({ userId }) => api.seatAccess(userId, orderId)));
      expect(access.filter(Boolean)).toHaveLength(1);
      const refused = people[outcomes.indexOf('seats_taken')]!;
      expect(await api.ok(null, 'getInvitation', join(refused.token))).toMatchObject({
        state: 'full',
      });
    }
  });

  it('fills exactly the free seats with simultaneous invitees, and gives each member access (payment case 60)', async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (maxUsers, invitees) => {
        const { orderId, ownerId } = await api.plan({ maxUsers });
        const people = [];
        for (let index = 0; index < invitees; index += 1) {
          people.push({ token: await api.invite(ownerId), userId: randomUUID() });
        }
        const outcomes = await Promise.all(
          people.map(({ token, userId }) => attempt(api, userId, token)),
        );
        const joined = people.filter((_, index) => outcomes[index] === 'joined');
        const team = await api.ok(ownerId, 'getTeam', owned);
        const access = await Promise.all(
          people.map(({ userId }) => api.seatAccess(userId, orderId)),
        );
        expect(joined).toHaveLength(Math.min(invitees, maxUsers - 1));
        expect(outcomes.filter((outcome) => outcome === 'seats_taken')).toHaveLength(
          invitees - joined.length,
        );
        expect(team.seatsUsed).toBe(1 + joined.length);
        expect(team.members).toHaveLength(joined.length);
        expect(access.filter(Boolean)).toHaveLength(joined.length);
      },
    );
    await fc.assert(property, propertyRuns(engine === engineNames[0] ? 12 : 4));
  });

  it('is refused to the owner and to a member', async () => {
    const { ownerId } = await api.plan();
    const { memberId } = await api.member(ownerId);
    const token = await api.invite(ownerId);
    expect(await attempt(api, ownerId, token)).toBe('already_member');
    expect(await attempt(api, memberId, token)).toBe('already_member');
    expect(await api.ok(null, 'getInvitation', join(token))).toMatchObject({ state: 'open' });
  });

  it('works for seven days; the link says it has expired until it is deleted', async () => {
    const { ownerId } = await api.plan();
    const [token, second] = [await api.invite(ownerId), await api.invite(ownerId)];
    const start = api.now;
    const after = (days: number, milliseconds: number) =>
      (api.now = new Date(start.getTime() + days * 86_400_000 + milliseconds));
    after(7, 0);
    expect(await attempt(api, randomUUID(), token)).toBe('invitation_expired');
    expect(await api.ok(null, 'getInvitation', join(token))).toMatchObject({ state: 'expired' });
    after(14, 0);
    expect(await api.refused(null, 'getInvitation', join(token))).toBe('invitation_not_found');
    expect(await attempt(api, randomUUID(), token)).toBe('invitation_not_found');
    after(7, -1);
    expect(await attempt(api, randomUUID(), second)).toBe('joined');
    api.now = start;
  });

  it('is impossible once the plan has ended', async () => {
    const plan = await api.plan();
    const token = await api.invite(plan.ownerId);
    await api.applyPlan({ ...plan, accessEndsAt: null });
    const userId = randomUUID();
    expect(await attempt(api, userId, token)).toBe('invitation_expired');
    expect(await api.ok(null, 'getInvitation', join(token))).toMatchObject({ state: 'expired' });
    expect(await queryPartition(api.table, learnerPartition(userId))).toEqual([]);
  });

  it('stores no token in the table, and sets a TTL of 14 days', async () => {
    const { orderId, ownerId } = await api.plan();
    const token = await api.invite(ownerId);
    const stored = [
      ...(await queryPartition(api.table, teamPartition(orderId))),
      ...(await queryPartition(api.table, teamKeys.token(tokenHashOf(token)).PK)),
    ];
    expect(stored).toHaveLength(3);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
    const inTwoWeeks = Date.parse('2026-12-02T09:00:00.000Z') / 1000;
    expect(stored.map((item) => item['expiresAt'])).toEqual([inTwoWeeks, undefined, inTwoWeeks]);
    await attempt(api, randomUUID(), token);
    expect(await queryPartition(api.table, teamKeys.token(tokenHashOf(token)).PK)).toEqual([]);
  });
});

/** Joins; returns 'joined' or the failure's code. */
async function attempt(api: TeamHarness, userId: string, token: string): Promise<string> {
  try {
    await api.ok(userId, 'acceptInvitation', join(token));
    return 'joined';
  } catch (error) {
    return /"code":"(\w+)"/.exec((error as Error).message)?.[1] ?? String(error);
  }
}
