import { site } from '@learning/content/site';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamPartition } from '#table/keys.ts';
import { queryPartition } from '#table/table.ts';
import {
  openTeamHarness,
  OUTAGE,
  tokenIn,
  UNREACHABLE,
  type TeamHarness,
} from '#testing/api/team-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { MAX_INVITATIONS_A_DAY, MAX_OPEN_INVITATIONS } from '../team-state.ts';

const owned = { params: { userId: 'me' } };
const to = (email: string) => ({ ...owned, body: { email } });

describe.each(engineNames)('inviting to a team on %s', (engine) => {
  let api: TeamHarness;
  let ownerId: string;
  let orderId: string;
  beforeAll(async () => {
    api = openTeamHarness(await createTestTable(engine));
  });
  beforeEach(async () => {
    api.now = new Date('2026-11-18T09:00:00.000Z');
    api.outbox.length = 0;
    ({ ownerId, orderId } = await api.plan());
  });

  const stateOf = async (token: string) => {
    const body = { token };
    const answer = await api.ok(null, 'getInvitation', { body }).catch(() => null);
    return answer?.state ?? (await api.refused(null, 'getInvitation', { body }));
  };

  it('mails a link that appears nowhere else, and lists the invitation', async () => {
    const team = await api.ok(ownerId, 'inviteMember', to('Ada@Example.org'));
    expect(team.invitations).toEqual([
      {
        invitationId: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
        email: 'ada@example.org',
        invitedAt: '2026-11-18T09:00:00.000Z',
        expiresAt: '2026-11-25T09:00:00.000Z',
        isSent: true,
      },
    ]);
    const [mail] = api.outbox;
    expect(mail).toMatchObject({
      to: 'ada@example.org',
      subject: `You are invited to join a team on ${site.name}`,
    });
    expect(mail!.text).toContain(
      `${ownerId}@example.org has invited you to a seat in the Professional`,
    );
    expect(JSON.stringify(team)).not.toContain(tokenIn(mail!));
    expect(await api.ok(ownerId, 'getTeam', owned)).toEqual(team);
  });

  it.each([UNREACHABLE, OUTAGE])(
    'keeps an invitation to %s that could not be mailed, and says so',
    async (email) => {
      const team = await api.ok(ownerId, 'inviteMember', to(email));
      expect(team.invitations).toMatchObject([{ email, isSent: false }]);
      expect(await api.ok(ownerId, 'getTeam', owned)).toEqual(team);
    },
  );

  it('renews the invitation of the same address and disables the old link', async () => {
    const old = await api.invite(ownerId, 'ada@example.org');
    const [before] = (await api.ok(ownerId, 'getTeam', owned)).invitations;
    api.now = new Date('2026-11-27T09:00:00.000Z');
    expect(await stateOf(old)).toBe('expired');
    await api.ok(ownerId, 'inviteMember', to('ADA@example.org'));
    const renewed = tokenIn(api.outbox.at(-1)!);
    expect((await api.ok(ownerId, 'getTeam', owned)).invitations).toEqual([
      { ...before, invitedAt: api.now.toISOString(), expiresAt: '2026-12-04T09:00:00.000Z' },
    ]);
    expect(await stateOf(renewed)).toBe('open');
    expect(await stateOf(old)).toBe('invitation_not_found');
  });

  it('leaves one valid link when an address is invited eight times at once', async () => {
    await Promise.all(
      Array.from({ length: 8 }, () => api.ok(ownerId, 'inviteMember', to('ada@example.org'))),
    );
    const states = await Promise.all(api.outbox.map((mail) => stateOf(tokenIn(mail))));
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
    const { invitations } = await api.ok(ownerId, 'getTeam', owned);
    expect(invitations).toMatchObject([{ email: 'ada@example.org', isSent: true }]);
  });

  it('is refused for the owner, for a member, and when all seats are taken', async () => {
    const { email } = await api.member(ownerId);
    const invite = (address: string) => api.refused(ownerId, 'inviteMember', to(address));
    expect(await invite(email)).toBe('address_has_seat');
    expect(await invite(`${ownerId}@EXAMPLE.org`)).toBe('address_has_seat');
    await api.applyPlan({ orderId, ownerId, maxUsers: 2 });
    expect(await invite('late@example.org')).toBe('seats_taken');
    expect(await api.refused(randomUUID(), 'inviteMember', to('x@example.org'))).toBe(
      'team_not_found',
    );
    expect(api.outbox).toHaveLength(1);
  });

  it(`is refused while ${MAX_OPEN_INVITATIONS} invitations are open, not counting expired ones`, async () => {
    for (let count = 0; count < MAX_OPEN_INVITATIONS; count += 1) await api.invite(ownerId);
    const email = 'one-more@example.org';
    expect(await api.refused(ownerId, 'inviteMember', to(email))).toBe('too_many_invitations');
    const { invitations } = await api.ok(ownerId, 'getTeam', owned);
    await api.ok(ownerId, 'inviteMember', to(invitations[0]!.email));
    api.now = new Date('2026-11-25T09:00:00.000Z');
    expect((await api.ok(ownerId, 'inviteMember', to(email))).invitations).toHaveLength(
      MAX_OPEN_INVITATIONS + 1,
    );
  });

  it(`mails at most ${MAX_INVITATIONS_A_DAY} invitations a day, counting renewed and canceled ones`, async () => {
    const email = 'ada@example.org';
    for (let count = 0; count < MAX_INVITATIONS_A_DAY; count += 1) {
      const { invitations } = await api.ok(ownerId, 'inviteMember', to(email));
      if (count % 2 === 1) continue;
      const { invitationId } = invitations[0]!;
      await api.ok(ownerId, 'cancelInvitation', { params: { userId: 'me', invitationId } });
    }
    expect(await api.refused(ownerId, 'inviteMember', to(email))).toBe('invitations_used_up');
    expect(api.outbox).toHaveLength(MAX_INVITATIONS_A_DAY);
    api.now = new Date('2026-11-19T00:00:00.000Z');
    await api.ok(ownerId, 'inviteMember', to(email));
    expect(api.outbox).toHaveLength(MAX_INVITATIONS_A_DAY + 1);
  });

  it('still works when many expired invitations wait for the TTL', async () => {
    ({ ownerId, orderId } = await api.plan({ accessEndsAt: '2027-12-18T09:00:00.000Z' }));
    for (let count = 0; count < MAX_OPEN_INVITATIONS; count += 1) await api.invite(ownerId);
    api.now = new Date('2026-12-02T09:00:00.000Z');
    const inTable = async () =>
      (await api.deps.teams.read(orderId))!.invitations.map(({ email }) => email);
    const [, second] = await inTable();
    const left = [];
    // Also the address of an expired invitation.
    for (const email of ['1@example.org', second!, '3@example.org', '4@example.org']) {
      await api.invite(ownerId, email);
      left.push((await inTable()).length);
    }
    expect(left).toEqual([31, 12, 3, 4]);
    expect((await api.ok(ownerId, 'getTeam', owned)).invitations).toHaveLength(4);
  });

  it('cancels an invitation and its link at once, idempotently', async () => {
    const token = await api.invite(ownerId);
    const [invitation] = (await api.ok(ownerId, 'getTeam', owned)).invitations;
    const params = { userId: 'me', invitationId: invitation!.invitationId };
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const team = await api.ok(ownerId, 'cancelInvitation', { params });
      expect(team.invitations).toEqual([]);
    }
    expect(await stateOf(token)).toBe('invitation_not_found');
    expect(await queryPartition(api.table, teamPartition(orderId))).toHaveLength(1);
  });

  it("leaves other owners' invitations and seats alone", async () => {
    const token = await api.invite(ownerId);
    await api.member(ownerId);
    const { invitations, members } = await api.ok(ownerId, 'getTeam', owned);
    const other = (await api.plan()).ownerId;
    const { invitationId } = invitations[0]!;
    const { seatId } = members[0]!;
    await api.ok(other, 'cancelInvitation', { params: { userId: 'me', invitationId } });
    const seat = { params: { userId: 'me', seatId } };
    expect(await api.refused(other, 'removeMember', seat)).toBe('member_not_found');
    expect(await api.refused(other, 'leaveTeam', seat)).toBe('member_not_found');
    const reassignment = { ...seat, body: { email: 'mine@example.org' } };
    expect(await api.refused(other, 'reassignSeat', reassignment)).toBe('member_not_found');
    expect(await stateOf(token)).toBe('open');
    expect(await api.ok(ownerId, 'getTeam', owned)).toMatchObject({ seatsUsed: 2 });
  });
});
