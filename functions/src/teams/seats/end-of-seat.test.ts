import { site } from '@learning/content/site';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { openTeamHarness, ORIGIN, tokenIn, type TeamHarness } from '#testing/api/team-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';

const owned = { params: { userId: 'me' } };

describe.each(engineNames)('ending a seat on %s', (engine) => {
  let api: TeamHarness;
  beforeAll(async () => {
    api = openTeamHarness(await createTestTable(engine));
  });

  const withMember = async () => {
    api.now = new Date('2026-11-18T09:00:00.000Z');
    const plan = await api.plan();
    const member = await api.member(plan.ownerId);
    const [seat] = (await api.ok(plan.ownerId, 'getTeam', owned)).members;
    api.now = new Date('2026-11-19T10:00:00.000Z');
    return { ...plan, ...member, params: { userId: 'me', seatId: seat!.seatId } };
  };
  const ended = { kind: 'seat', endsAt: '2026-11-19T10:00:00.000Z', courseIds: [1, 14, 15] };

  it("ends a removed member's access at once and keeps the ended entitlement", async () => {
    const { ownerId, memberId, orderId, params } = await withMember();
    const team = await api.ok(ownerId, 'removeMember', { params });
    expect(team).toMatchObject({ seatsUsed: 1, members: [] });
    expect(await api.seatAccess(memberId, orderId)).toMatchObject(ended);
    expect(await api.refused(ownerId, 'removeMember', { params })).toBe('member_not_found');
  });

  // Source: rules/notifications.md N20
  it('follows one event that told the member what the seat opens', async () => {
    const { ownerId, orderId, memberId } = await withMember();
    const events = await eventRepository(api.table).list(memberId);
    expect(events.filter(({ type }) => type === 'seatTaken').map(({ data }) => data)).toEqual([
      { orderId, tierName: 'Professional', ownerId },
    ]);
  });

  // Source: rules/notifications.md N19
  it('of every member with the plan tells each of them once, but not the one who pays', async () => {
    const { ownerId, orderId, memberId } = await withMember();
    const other = await api.member(ownerId);
    const told = async (userId: string) =>
      (await eventRepository(api.table).list(userId))
        .filter(({ type }) => type === 'seatEnded')
        .map(({ data }) => data);
    const end = { orderId, ownerId, accessEndsAt: null };
    // The second seat is paused before the plan ends.
    await api.applyPlan({ orderId, ownerId, maxUsers: 2 });
    expect(await told(memberId)).toEqual([]);
    for (let count = 0; count < 2; count += 1) await api.applyPlan({ ...end, maxUsers: 2 });
    for (const userId of [memberId, other.memberId]) {
      expect(await told(userId)).toEqual([{ orderId, tierName: 'Professional' }]);
    }
    expect(await told(ownerId)).toEqual([]);
    const params = { userId: 'me' };
    const seatId = (await api.deps.teams.read(orderId))!.seats[0]!.seatId;
    await api.ok(memberId, 'leaveTeam', { params: { ...params, seatId } });
    expect(await told(memberId)).toHaveLength(1);
  });

  it('mails a removed member exactly once', async () => {
    const { ownerId, memberId, params } = await withMember();
    api.outbox.length = 0;
    await Promise.allSettled([
      api.ok(ownerId, 'removeMember', { params }),
      api.ok(ownerId, 'removeMember', { params }),
    ]);
    expect(api.outbox).toHaveLength(1);
    const [mail] = api.outbox;
    expect(mail).toMatchObject({
      to: `${memberId}@example.org`,
      subject: `Your team seat on ${site.name} has ended`,
    });
    expect(mail!.text).toContain('Hi Olga,\n\nOlga Owner removed you from the Professional');
    expect(mail!.text).toContain(`${ORIGIN}/account/purchases`);
    // The member may still have access through a purchase, a plan of their own or another seat.
    expect(mail!.text).toContain('You no longer have access to its courses through this seat.');
  });

  it("sends no mail when the removed member's account is deleted", async () => {
    const { ownerId, memberId, params } = await withMember();
    api.outbox.length = 0;
    const { contactOf } = api.deps;
    api.deps.contactOf = (userId) =>
      userId === memberId ? Promise.resolve(null) : contactOf(userId);
    await api.ok(ownerId, 'removeMember', { params });
    api.deps.contactOf = contactOf;
    expect(api.outbox).toEqual([]);
  });

  it('removes the member even when the mail fails', async () => {
    const { ownerId, params } = await withMember();
    const { sendMail } = api.deps;
    api.deps.sendMail = () => Promise.reject(new Error('SES does not respond.'));
    expect(await api.ok(ownerId, 'removeMember', { params })).toMatchObject({ seatsUsed: 1 });
    api.deps.sendMail = sendMail;
  });

  it('lets only the member leave, once', async () => {
    const { ownerId, memberId, orderId, params } = await withMember();
    expect(await api.refused(randomUUID(), 'leaveTeam', { params })).toBe('member_not_found');
    expect(await api.refused(ownerId, 'leaveTeam', { params })).toBe('member_not_found');
    expect(await api.ok(memberId, 'leaveTeam', { params })).toEqual({ seatId: params.seatId });
    expect(await api.seatAccess(memberId, orderId)).toMatchObject(ended);
    expect(await api.refused(memberId, 'leaveTeam', { params })).toBe('member_not_found');
    expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({ seatsUsed: 1, members: [] });
  });

  it('frees the seat once when owner and member end it at the same time', async () => {
    const { ownerId, memberId, params } = await withMember();
    const outcomes = await Promise.allSettled([
      api.ok(ownerId, 'removeMember', { params }),
      api.ok(memberId, 'leaveTeam', { params }),
    ]);
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({ seatsUsed: 1 });
  });

  it('reassigns a seat: removes the member and invites the next person in one write', async () => {
    const { ownerId, memberId, orderId, params } = await withMember();
    const body = { email: 'next@example.org' };
    const team = await api.ok(ownerId, 'reassignSeat', { params, body });
    expect(team).toMatchObject({
      seatsUsed: 1,
      members: [],
      invitations: [{ ...body, isSent: true }],
    });
    expect(await api.seatAccess(memberId, orderId)).toMatchObject(ended);
    const [removalMail, invitation] = api.outbox.slice(-2);
    expect(removalMail).toMatchObject({ to: `${memberId}@example.org` });
    const link = { token: tokenIn(invitation!) };
    await api.ok(randomUUID(), 'acceptInvitation', { body: link });
    expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({
      seatsUsed: 2,
      members: [{ invitedEmail: 'next@example.org' }],
    });
  });

  it('leaves the seat unchanged when the invited person already has one', async () => {
    const { ownerId, memberId, orderId, params } = await withMember();
    const { email } = await api.member(ownerId);
    const refused = await api.refused(ownerId, 'reassignSeat', { params, body: { email } });
    expect(refused).toBe('address_has_seat');
    expect(await api.seatAccess(memberId, orderId)).not.toMatchObject(ended);
    expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({ seatsUsed: 3 });
  });

  it('refuses to reassign a suspended seat', async () => {
    const { ownerId, orderId, params } = await withMember();
    await api.member(ownerId);
    const newest = (await api.ok(ownerId, 'getTeam', owned)).members[1]!;
    await api.applyPlan({ ownerId, orderId, maxUsers: 2 });
    const suspended = { params: { ...params, seatId: newest.seatId } };
    const reassignment = { ...suspended, body: { email: 'next@example.org' } };
    expect(await api.refused(ownerId, 'reassignSeat', reassignment)).toBe('seats_taken');
    expect(await api.ok(ownerId, 'removeMember', suspended)).toMatchObject({ seatsUsed: 2 });
  });

  it('lets a member who left join again', async () => {
    const { ownerId, memberId, orderId, params } = await withMember();
    await api.ok(memberId, 'leaveTeam', { params });
    const token = await api.invite(ownerId);
    await api.ok(memberId, 'acceptInvitation', { body: { token } });
    expect(await api.seatAccess(memberId, orderId)).not.toMatchObject(ended);
  });
});
