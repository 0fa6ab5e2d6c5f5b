import { handoverRoutes } from '@learning/shared/contract/handovers';
import type { ApiErrorCode } from '@learning/shared/contract/errors';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { createHandler } from '#http/create-handler.ts';
import { LIMITS } from '#limits/limits.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { accessClaims, callRoute, type Call } from '#testing/api/call-route.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { teamRepository } from '../team-repository.ts';
import { leaveAllTeams } from './leave-all-teams.ts';
import { handoverImplementations } from './routes.ts';

type Routes = typeof handoverRoutes;
const owned = { params: { userId: 'me' } };

let table: Table;
let api: TeamHarness;
let ownerId: string;
let orderId: string;
let member: { memberId: string; email: string };
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(async () => {
  api = openTeamHarness(table);
  ({ ownerId, orderId } = await api.plan());
  member = await api.member(ownerId);
});

async function call<Name extends keyof Routes>(
  userId: string,
  name: Name,
  input: CallOf<Routes[Name]>,
): Promise<{ status: number; body: unknown }> {
  const restricted = restrictTable(table, 'handovers');
  const deps = {
    ...api.deps,
    teams: teamRepository(restricted),
    limits: limitRepository(restricted),
  };
  const handler = createHandler(handoverRoutes, handoverImplementations(deps), () => api.now);
  return callRoute(handler, handoverRoutes[name], {
    ...(input as Call),
    claims: accessClaims(userId),
  });
}
const ok = async <Name extends keyof Routes>(
  userId: string,
  name: Name,
  input: CallOf<Routes[Name]>,
) => {
  const { status, body } = await call(userId, name, input);
  if (status >= 400) throw new Error(JSON.stringify(body));
  return body as ResponseOf<Routes[Name]>;
};
const refused = async <Name extends keyof Routes>(
  userId: string,
  name: Name,
  input: CallOf<Routes[Name]>,
) => ((await call(userId, name, input)).body as { code?: ApiErrorCode }).code;

const teamOf = (userId: string) => api.ok(userId, 'getTeam', owned);
const seatIdOf = async (userId: string, email: string) =>
  (await teamOf(userId)).members.find((candidate) => candidate.email === email)!.seatId;
const offer = async (from = ownerId, to = member) =>
  ok(from, 'offerHandover', { ...owned, body: { seatId: await seatIdOf(from, to.email) } });
const answer = (isAccepted: boolean, userId = member.memberId) => ({
  userId,
  input: { params: { userId: 'me', orderId }, body: { isAccepted } },
});
const accept = (userId = member.memberId) =>
  ok(userId, 'answerHandover', answer(true, userId).input);
const eventsOf = async (userId: string, type: string) =>
  (await eventRepository(table).list(userId)).filter((event) => event.type === type);

// Source: rules/access.md A30
describe('handing a team over', () => {
  it('changes nothing until the member accepts; then the former owner is a member who pays', async () => {
    const { expiresAt } = await offer();
    expect(expiresAt).toBe('2026-12-02T09:00:00.000Z');
    expect(await eventsOf(member.memberId, 'handoverOffered')).toMatchObject([
      { data: { ownerId, tierName: 'Professional' } },
    ]);
    expect(await teamOf(ownerId)).toMatchObject({ handover: { isDeclined: false }, seatsUsed: 2 });
    expect(await ok(member.memberId, 'listHandovers', owned)).toEqual({
      offers: [
        {
          orderId,
          tierName: 'Professional',
          offeredBy: `Olga Owner (${ownerId}@example.org)`,
          expiresAt,
        },
      ],
      paidTeams: [],
      seats: [
        {
          seatId: await seatIdOf(ownerId, member.email),
          tierName: 'Professional',
          ownedBy: `Olga Owner (${ownerId}@example.org)`,
          role: 'member',
          joinedAt: '2026-11-18T09:00:00.000Z',
          isActive: true,
        },
      ],
    });

    expect(await accept()).toEqual({ isOwner: true });
    expect(await accept()).toEqual({ isOwner: true });
    expect(await api.refused(ownerId, 'getTeam', owned)).toBe('team_not_found');
    expect(await teamOf(member.memberId)).toMatchObject({
      seatsUsed: 2,
      isPaidByOwner: false,
      handover: null,
      members: [{ email: `${ownerId}@example.org`, isPayer: true, invitedEmail: null }],
    });
    expect(await ok(ownerId, 'listHandovers', owned)).toEqual({
      offers: [],
      paidTeams: [{ tierName: 'Professional', ownedBy: `Olga Owner (${member.email})` }],
      seats: [],
    });
    expect(await eventsOf(ownerId, 'handoverAnswered')).toMatchObject([
      { data: { isAccepted: true } },
    ]);
    // No one has joined.
    expect(await eventsOf(member.memberId, 'invitationAccepted')).toEqual([]);
  });

  it('leaves everyone their access, and the plan its payer when Stripe reports a change', async () => {
    await offer();
    await accept();
    await api.applyPlan({ orderId, ownerId, maxUsers: 5 });
    expect((await teamOf(member.memberId)).members).toHaveLength(1);
    for (const userId of [ownerId, member.memberId]) {
      expect(await api.seatAccess(userId, orderId)).toMatchObject({
        endsAt: '2026-12-18T09:00:00.000Z',
      });
    }
    await api.invite(member.memberId);
    await api.ok(member.memberId, 'assignCourse', {
      params: { userId: 'me', courseId: '14' },
      body: { dueOn: null, note: '', seatIds: null },
    });
    expect(await api.ok(ownerId, 'listAssignments', owned)).toMatchObject([
      { courseId: 14, assignedBy: `Member ${member.memberId.slice(0, 4)}` },
    ]);
  });

  it('is refused for the seat of the payer: it is neither removed, left nor given away', async () => {
    await offer();
    await accept();
    const seatId = await seatIdOf(member.memberId, `${ownerId}@example.org`);
    const params = { userId: 'me', seatId };
    expect(await api.refused(member.memberId, 'removeMember', { params })).toBe('payer_has_seat');
    expect(await api.refused(ownerId, 'leaveTeam', { params })).toBe('payer_has_seat');
    expect(
      await api.refused(member.memberId, 'reassignSeat', {
        params,
        body: { email: 'x@example.org' },
      }),
    ).toBe('payer_has_seat');
  });

  it('can go on to another member, who leaves the seats as they were, and back', async () => {
    const third = await api.member(ownerId);
    const before = await seatIdOf(ownerId, member.email);
    await offer();
    await accept();
    await offer(member.memberId, third);
    await ok(third.memberId, 'answerHandover', answer(true).input);
    expect(await seatIdOf(third.memberId, member.email)).toBe(before);
    await offer(third.memberId, { memberId: ownerId, email: `${ownerId}@example.org` });
    await accept(ownerId);
    const team = await teamOf(ownerId);
    expect(team).toMatchObject({ isPaidByOwner: true, seatsUsed: 3 });
    expect(team.members.map(({ email }) => email).toSorted()).toEqual(
      [member.email, third.email].toSorted(),
    );
    // Accepting it is the payer's own doing.
    expect(await eventsOf(ownerId, 'teamReturned')).toEqual([]);
    expect(await eventsOf(third.memberId, 'handoverAnswered')).toHaveLength(1);
  });

  it('can be declined or withdrawn, also twice, and expires after 14 days', async () => {
    await offer();
    expect(await ok(member.memberId, 'answerHandover', answer(false).input)).toEqual({
      isOwner: false,
    });
    expect(await teamOf(ownerId)).toMatchObject({ handover: { isDeclined: true } });
    expect(await ok(member.memberId, 'listHandovers', owned)).toMatchObject({
      offers: [],
      seats: [{ ownedBy: `Olga Owner (${ownerId}@example.org)`, isActive: true }],
    });
    expect(await eventsOf(ownerId, 'handoverAnswered')).toMatchObject([
      { data: { isAccepted: false } },
    ]);
    expect(await refused(member.memberId, 'answerHandover', answer(true).input)).toBe(
      'handover_not_found',
    );
    api.now = new Date('2026-11-18T10:00:00.000Z');
    await offer();
    for (let count = 0; count < 2; count += 1) await ok(ownerId, 'withdrawHandover', owned);
    expect(await refused(member.memberId, 'answerHandover', answer(true).input)).toBe(
      'handover_not_found',
    );
    await offer();
    api.now = new Date('2026-12-02T10:00:00.000Z');
    expect(await refused(member.memberId, 'answerHandover', answer(true).input)).toBe(
      'handover_not_found',
    );
    expect((await teamOf(ownerId)).handover).toBeNull();
  });

  it('is open to the member it was offered to, who has no team of their own', async () => {
    const other = await api.member(ownerId);
    await offer();
    expect(await refused(other.memberId, 'answerHandover', answer(true).input)).toBe(
      'handover_not_found',
    );
    expect(await refused(randomUUID(), 'answerHandover', answer(true).input)).toBe(
      'handover_not_found',
    );
    await api.plan({ ownerId: member.memberId });
    expect(await refused(member.memberId, 'answerHandover', answer(true).input)).toBe(
      'already_owns_team',
    );
  });

  it('is refused to someone whose own team another member runs, because it can come back to them', async () => {
    await offer();
    await accept();
    const elsewhere = await api.plan();
    const token = await api.invite(elsewhere.ownerId);
    await api.ok(ownerId, 'acceptInvitation', { body: { token } });
    const seatId = (await teamOf(elsewhere.ownerId)).members[0]!.seatId;
    await ok(elsewhere.ownerId, 'offerHandover', { ...owned, body: { seatId } });
    const params = { userId: 'me', orderId: elsewhere.orderId };
    const input = { params, body: { isAccepted: true } };
    expect(await refused(ownerId, 'answerHandover', input)).toBe('already_owns_team');
    // Their own one they may take back.
    await offer(member.memberId, { memberId: ownerId, email: `${ownerId}@example.org` });
    expect(await accept(ownerId)).toEqual({ isOwner: true });
  });

  it('ends with one owner when the offer is accepted and withdrawn at the same time', async () => {
    await offer();
    const [answered] = await Promise.all([
      call(member.memberId, 'answerHandover', answer(true).input),
      call(ownerId, 'withdrawHandover', owned),
    ]);
    const { team, seats } = (await api.deps.teams.read(orderId))!;
    expect(team.ownerId).toBe(answered.status === 200 ? member.memberId : ownerId);
    expect(seats).toHaveLength(1);
  });

  // Source: rules/access.md A20
  it('cannot be offered again and again, because each offer is mailed', async () => {
    const { max } = LIMITS.handoverOffersPerOwner;
    for (let sent = 0; sent < max; sent += 1) {
      await offer();
      await ok(ownerId, 'withdrawHandover', owned);
      api.now = new Date(api.now.getTime() + 1_000);
    }
    const input = { ...owned, body: { seatId: await seatIdOf(ownerId, member.email) } };
    expect(await refused(ownerId, 'offerHandover', input)).toBe('too_many_requests');
    expect(await eventsOf(member.memberId, 'handoverOffered')).toHaveLength(max);
  });

  it('is undone by a plan with one seat, and when the new owner’s account is deleted', async () => {
    await offer();
    await accept();
    await api.applyPlan({ orderId, ownerId, maxUsers: 1 });
    expect(await teamOf(ownerId)).toMatchObject({
      isPaidByOwner: true,
      members: [{ email: member.email, isSuspended: true }],
    });
    await api.applyPlan({ orderId, ownerId, maxUsers: 5 });
    await offer();
    await accept();
    await leaveAllTeams({ userId: member.memberId, now: api.now }, { teams: api.deps.teams });
    expect(await teamOf(ownerId)).toMatchObject({ isPaidByOwner: true, members: [] });
  });
});

// Source: rules/notifications.md N14
describe('an assigned course', () => {
  const assign = (courseId: number, body: object = {}) =>
    api.ok(ownerId, 'assignCourse', {
      params: { userId: 'me', courseId: String(courseId) },
      body: { dueOn: '2026-12-18', note: 'Before the audit', seatIds: null, ...body },
    } as never);

  it('is told to its members once for each due date, and never for a changed note', async () => {
    await assign(14);
    await assign(14);
    await assign(14, { note: 'Another note' });
    await assign(14, { dueOn: '2026-12-20' });
    await api.ok(ownerId, 'removeAssignment', { params: { userId: 'me', courseId: '14' } });
    await assign(14);
    const told = await eventsOf(member.memberId, 'coursesAssigned');
    expect(
      told
        .map(({ data }) => (data as { courses: { dueOn: string }[] }).courses[0]!.dueOn)
        .toSorted(),
    ).toEqual(['2026-12-18', '2026-12-20']);
    expect(await eventsOf(ownerId, 'coursesAssigned')).toEqual([]);
  });

  // Source: rules/access.md A20
  it('cannot be changed again and again, because each new due date is mailed', async () => {
    const { max } = LIMITS.assignmentsPerOwner;
    const dayAfter = (days: number) =>
      new Date(Date.UTC(2026, 11, 18 + days)).toISOString().slice(0, 10);
    for (let sent = 0; sent < max; sent += 1) await assign(14, { dueOn: dayAfter(sent) });
    const refusal = await api.refused(ownerId, 'assignCourse', {
      params: { userId: 'me', courseId: '14' },
      body: { dueOn: dayAfter(max), note: '', seatIds: null },
    } as never);
    expect(refusal).toBe('too_many_requests');
    expect(await eventsOf(member.memberId, 'coursesAssigned')).toHaveLength(max);
  });

  it('is told to a member who joins later with the others in one event, and to no one else', async () => {
    const seatId = await seatIdOf(ownerId, member.email);
    await assign(14);
    await assign(15);
    await assign(1, { seatIds: [seatId] });
    const late = await api.member(ownerId);
    const [told, ...others] = await eventsOf(late.memberId, 'coursesAssigned');
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      data: { ownerId, courses: [{ courseId: 14 }, { courseId: 15 }] },
    });
  });
});
