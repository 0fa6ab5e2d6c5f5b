import { site } from '@learning/content/site';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitRepository } from '#limits/limit-repository.ts';
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
import { maxInvitationsADay, maxOpenInvitations } from '../team-state.ts';

/** Of a plan with fewer seats than that. */
const MAX_OPEN_INVITATIONS = maxOpenInvitations({ maxUsers: 5 });
const MAX_INVITATIONS_A_DAY = maxInvitationsADay({ maxUsers: 5 });

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

  const tokenOf = (link: string | null) => link!.split('/join#')[1]!;
  const stateOf = async (token: string) => {
    const body = { token };
    const response = await api.ok(null, 'getInvitation', { body }).catch(() => null);
    return response?.state ?? (await api.refused(null, 'getInvitation', { body }));
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
        linkToPassOn: null,
      },
    ]);
    const [mail] = api.outbox;
    expect(mail).toMatchObject({
      to: 'ada@example.org',
      subject: `Olga Owner invited you to join a team on ${site.name}`,
    });
    expect(mail!.text).toContain(
      `Olga Owner (${ownerId}@example.org) has invited you to a seat in the Professional`,
    );
    expect(JSON.stringify(team)).not.toContain(tokenIn(mail!));
    expect(await api.ok(ownerId, 'getTeam', owned)).toEqual(team);
  });

  it.each([UNREACHABLE, OUTAGE])(
    'keeps an invitation to %s that could not be mailed, and gives the owner its link once',
    async (email) => {
      const { invitations } = await api.ok(ownerId, 'inviteMember', to(email));
      expect(invitations).toMatchObject([{ email, isSent: false }]);
      expect(await stateOf(tokenOf(invitations[0]!.linkToPassOn))).toBe('open');
      const later = (await api.ok(ownerId, 'getTeam', owned)).invitations;
      expect(later).toEqual([{ ...invitations[0], linkToPassOn: null }]);
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

  it('sends one mail, whose link works, when an address is invited 32 times at once', async () => {
    const email = `${randomUUID()}@example.org`;
    await Promise.all(Array.from({ length: 32 }, () => api.ok(ownerId, 'inviteMember', to(email))));
    expect(api.outbox).toHaveLength(1);
    expect(await stateOf(tokenIn(api.outbox[0]!))).toBe('open');
    const { invitations } = await api.ok(ownerId, 'getTeam', owned);
    expect(invitations).toMatchObject([{ email, isSent: true }]);
  });

  it('is not renewed within ten minutes', async () => {
    const start = api.now;
    const email = `${randomUUID()}@example.org`;
    const token = await api.invite(ownerId, email);
    const team = await api.ok(ownerId, 'getTeam', owned);
    api.now = new Date(start.getTime() + 10 * 60_000 - 1);
    expect(await api.ok(ownerId, 'inviteMember', to(email))).toEqual(team);
    expect(api.outbox).toHaveLength(1);
    expect(await stateOf(token)).toBe('open');
    api.now = new Date(start.getTime() + 10 * 60_000);
    await api.ok(ownerId, 'inviteMember', to(email));
    expect(api.outbox).toHaveLength(2);
  });

  it('can be sent again after a minute when its mail failed', async () => {
    const start = api.now;
    await api.ok(ownerId, 'inviteMember', to(OUTAGE));
    const invitedAt = async () =>
      (await api.ok(ownerId, 'getTeam', owned)).invitations[0]!.invitedAt;
    api.now = new Date(start.getTime() + 60_000);
    await api.ok(ownerId, 'inviteMember', to(OUTAGE));
    expect(await invitedAt()).toBe(api.now.toISOString());
  });

  it('reaches a mailbox three times a day, from all owners together and however it is spelled', async () => {
    const start = api.now;
    const invite = async (email: string) => {
      const plan = await api.plan();
      return api.ok(plan.ownerId, 'inviteMember', to(email));
    };
    for (const email of ['ada@gmail.com', 'a.d.a@gmail.com', 'ada+team@googlemail.com']) {
      await invite(email);
    }
    const held = await invite('Ada@gmail.com');
    expect(api.outbox).toHaveLength(3);
    // The owner passes the link on, so no one can keep a colleague out.
    expect(held.invitations).toMatchObject([{ email: 'ada@gmail.com', isSent: false }]);
    const token = tokenOf(held.invitations[0]!.linkToPassOn);
    const memberId = randomUUID();
    await api.ok(memberId, 'acceptInvitation', { body: { token } });
    api.now = new Date(start.getTime() + 86_400_000);
    await invite('ada@gmail.com');
    expect(api.outbox).toHaveLength(4);
  });

  it('is mailed although others have used up every other kind of mail to the address', async () => {
    const mailbox = 'victim@example.org';
    const limits = limitRepository(api.table);
    for (const name of ['requestMails', 'addressChangeMails', 'codeMails'] as const)
      for (let count = 0; count < 5; count += 1) await limits.take(name, mailbox, api.now);
    const team = await api.ok(ownerId, 'inviteMember', to(mailbox));
    expect(team.invitations).toMatchObject([{ email: mailbox, isSent: true }]);
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
    const email = `${randomUUID()}@example.org`;
    for (let count = 0; count < MAX_INVITATIONS_A_DAY; count += 1) {
      const { invitations } = await api.ok(
        ownerId,
        'inviteMember',
        to(`${count}.${ownerId}@example.org`),
      );
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
