import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerRepository } from '#billing/customers/customer-repository.ts';
import { entitlementRepository } from '#learning/access/entitlement-repository.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { LIMITS } from '#limits/limits.ts';
import { accountKeys, accountPartition } from '#table/keys.ts';
import { getItem, queryPartition, type Table } from '#table/table.ts';
import { openAccountHarness, type AccountHarness } from '#testing/account/account-harness.ts';
import { samplePhoto } from '#testing/account/sample-photo.ts';
import { openTeamHarness } from '#testing/api/team-harness.ts';
import { answerHandover, offerHandover } from '#teams/handover/hand-over.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';

const MINUTE_MS = 60_000;

describe.each(engineNames)('an account on %s', (engine) => {
  let table: Table;
  let api: AccountHarness;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });
  beforeEach(() => {
    api = openAccountHarness(table);
  });

  const newAddress = () => `${randomUUID()}@example.net`;
  const request = (userId: string, newEmail: string) =>
    api.ok(userId, 'requestEmailChange', { body: { newEmail } });
  const codeTo = (email: string) => {
    const { text } = api.outbox.findLast((mail) => mail.to === email)!;
    return /\b\d{6}\b/.exec(text)![0];
  };
  const grant = (
    userId: string,
    terms: { name: string; kind: 'trial' | 'purchase'; orderId?: string },
  ) =>
    entitlementRepository(table).grantOnce(userId, {
      entity: 'entitlement',
      courseIds: null,
      startedAt: api.now.toISOString(),
      endsAt: null,
      ...terms,
    });
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  describe('changes its address', () => {
    it('with the code that the new one got, and tells the old one', async () => {
      const { userId, email } = api.learner();
      const newEmail = newAddress();
      expect(await request(userId, newEmail.toUpperCase())).toEqual({
        endsAt: '2026-11-23T09:00:00.000Z',
      });
      expect(api.pool.get(userId)).toBe(email);
      const code = codeTo(newEmail);
      const stored = await getItem(table, accountKeys.emailChange(userId));
      expect(JSON.stringify(stored)).not.toContain(`"${code}"`);

      const confirm = { body: { code } };
      expect(await api.ok(userId, 'confirmEmailChange', confirm)).toEqual({ email: newEmail });
      expect(api.pool.get(userId)).toBe(newEmail);
      const told = api.outbox.find((mail) => mail.to === email)!;
      expect(told.subject).toMatch(/has changed$/);
      expect(told.text).not.toContain(newEmail);
      expect(await getItem(table, accountKeys.emailChange(userId))).toBeUndefined();
      // Finds what was written with it when the account is deleted (rules/privacy.md P14).
      const account = await queryPartition(table, accountPartition(userId));
      expect(account).toMatchObject([
        { entity: 'formerEmail', email, changedAt: api.now.toISOString() },
      ]);
      expect(await api.refused(userId, 'confirmEmailChange', confirm)).toBe('email_change_expired');
    });

    it('in the seats of its plans and at Stripe, also when Stripe responds only the second time', async () => {
      const teams = openTeamHarness(table);
      const { ownerId } = await teams.plan();
      const { memberId } = await teams.member(ownerId);
      const email = `${memberId}@example.org`;
      api.pool.set(memberId, email);
      await customerRepository(table).save(memberId, 'cus_1', api.now);
      const newEmail = newAddress();
      await request(memberId, newEmail);
      const confirm = { body: { code: codeTo(newEmail) } };
      api.failing = 'Stripe';
      const refused = await api.refused(memberId, 'confirmEmailChange', confirm);
      expect(refused).toBe('email_change_unfinished');
      expect(api.pool.get(memberId)).toBe(newEmail);
      api.failing = 'nothing';
      const changedAt = api.now.toISOString();
      api.now = new Date(api.now.getTime() + MINUTE_MS);
      expect(await api.ok(memberId, 'confirmEmailChange', confirm)).toEqual({ email: newEmail });
      const account = await queryPartition(table, accountPartition(memberId));
      expect(account).toMatchObject([{ entity: 'formerEmail', email, changedAt }]);

      expect(api.stripeUpdates).toEqual([{ customerId: 'cus_1', email: newEmail }]);
      expect(api.outbox.filter((mail) => mail.to === email)).toHaveLength(1);
      const team = await teams.ok(ownerId, 'getTeam', { params: { userId: 'me' } });
      expect(team.members).toMatchObject([{ email: newEmail, invitedEmail: email }]);
    });

    it('in the seat that the owner of a team gets back when it returns to its payer', async () => {
      const teams = openTeamHarness(table);
      const { ownerId, orderId } = await teams.plan();
      const { memberId, email } = await teams.member(ownerId);
      const state = (await teams.deps.teams.read(orderId))!;
      const deps = { ...teams.deps, limits: limitRepository(table) };
      const { seatId } = state.seats[0]!;
      await offerHandover({ ownerId, seatId, now: teams.now }, deps);
      const answer = { userId: memberId, orderId, isAccepted: true, now: teams.now };
      await answerHandover(answer, deps);
      api.pool.set(memberId, email);
      const newEmail = newAddress();
      await request(memberId, newEmail);
      await api.ok(memberId, 'confirmEmailChange', { body: { code: codeTo(newEmail) } });

      await teams.applyPlan({ orderId, ownerId, maxUsers: 1 });
      const team = await teams.ok(ownerId, 'getTeam', { params: { userId: 'me' } });
      expect(team.members).toMatchObject([{ email: newEmail }]);
    });

    it('never to one that has an account, and responds as if it had none', async () => {
      const { userId, email } = api.learner();
      const other = api.learner();
      const known = await request(userId, other.email);
      const unknown = await request(userId, newAddress());
      expect(known).toEqual(unknown);

      await request(userId, other.email);
      const mail = api.outbox.findLast(({ to }) => to === other.email)!;
      expect(mail.subject).toMatch(/^This address already has an account/);
      expect(mail.text).not.toMatch(/\b\d{6}\b/);
      expect(await api.refused(userId, 'confirmEmailChange', { body: { code: '123456' } })).toBe(
        'wrong_code',
      );
      expect([api.pool.get(userId), api.pool.get(other.userId)]).toEqual([email, other.email]);
    });

    it('not when someone else took the new one meanwhile', async () => {
      const { userId, email } = api.learner();
      const newEmail = newAddress();
      await request(userId, newEmail);
      api.pool.set(randomUUID(), newEmail);
      const confirm = { body: { code: codeTo(newEmail) } };
      expect(await api.refused(userId, 'confirmEmailChange', confirm)).toBe('email_taken');
      expect(api.pool.get(userId)).toBe(email);
    });

    it('only with five tries of a code, within a day, and with the latest code', async () => {
      const { userId } = api.learner();
      const newEmail = newAddress();
      await request(userId, newEmail);
      const first = codeTo(newEmail);
      for (let tried = 0; tried < 5; tried += 1) {
        const body = { code: wrong(first) };
        expect(await api.refused(userId, 'confirmEmailChange', { body })).toBe('wrong_code');
      }
      const confirm = (code: string) =>
        api.refused(userId, 'confirmEmailChange', { body: { code } });
      expect(await confirm(first)).toBe('email_change_expired');

      await request(userId, newEmail);
      const second = codeTo(newEmail);
      const former = first === second ? wrong(first) : first;
      expect(await confirm(former)).toBe('wrong_code');
      api.now = new Date(api.now.getTime() + 24 * 60 * MINUTE_MS);
      expect(await confirm(second)).toBe('email_change_expired');
    });

    // Source: rules/access.md A35
    it('only within 15 minutes of a sign-in', async () => {
      const { userId } = api.learner();
      const body = { newEmail: newAddress() };
      for (const signedInAt of [undefined, new Date(api.now.getTime() - 15 * MINUTE_MS - 1_000)]) {
        api.signedInAt = signedInAt;
        expect(await api.refused(userId, 'requestEmailChange', { body })).toBe(
          'recent_sign_in_required',
        );
      }
      expect(api.outbox).toEqual([]);
      api.signedInAt = new Date(api.now.getTime() - 15 * MINUTE_MS);
      await request(userId, body.newEmail);
    });

    it('not to itself, nor where no mail arrives', async () => {
      const { userId, email } = api.learner();
      const refused = (newEmail: string) =>
        api.refused(userId, 'requestEmailChange', { body: { newEmail } });
      expect(await refused(email.toUpperCase())).toBe('email_unchanged');
      api.failing = 'mail';
      expect(await refused(newAddress())).toBe('mail_not_sent');
    });

    it('without flooding a mailbox or trying out addresses', async () => {
      const { userId } = api.learner();
      const mailbox = newAddress();
      for (let sent = 0; sent < LIMITS.addressChangeMails.max; sent += 1)
        await request(userId, mailbox);
      const refused = (newEmail: string) =>
        api.refused(userId, 'requestEmailChange', { body: { newEmail } });
      expect(await refused(mailbox)).toBe('mailbox_limit_reached');
      const left = LIMITS.emailChangesPerLearner.max - LIMITS.addressChangeMails.max - 1;
      for (let sent = 0; sent < left; sent += 1) await request(userId, newAddress());
      expect(await refused(newAddress())).toBe('too_many_requests');
    });

    // Source: rules/access.md A39
    it('although accounts that cost nothing have used up the places of its mailbox', async () => {
      const mailbox = newAddress();
      for (let count = 0; count < LIMITS.addressChangeMails.max; count += 1)
        await request(api.learner().userId, mailbox);
      const refused = (userId: string) =>
        api.refused(userId, 'requestEmailChange', { body: { newEmail: mailbox } });
      const [onTrial, payer] = [api.learner(), api.learner()];
      await grant(onTrial.userId, { name: 'trial', kind: 'trial' });
      await grant(payer.userId, { name: 'purchase#o1', kind: 'purchase', orderId: 'o1' });
      expect(await refused(onTrial.userId)).toBe('mailbox_limit_reached');
      await request(payer.userId, mailbox);
      const confirm = { body: { code: codeTo(mailbox) } };
      expect(await api.ok(payer.userId, 'confirmEmailChange', confirm)).toEqual({ email: mailbox });
      // One who pays floods it no more than others do.
      const flooder = api.learner();
      await grant(flooder.userId, { name: 'purchase#o2', kind: 'purchase', orderId: 'o2' });
      for (let count = 0; count < LIMITS.addressChangeMailsOfPayer.max; count += 1)
        await request(flooder.userId, mailbox);
      expect(await refused(flooder.userId)).toBe('mailbox_limit_reached');
    });
  });

  // Source: rules/access.md A46; rules/privacy.md P23
  describe('shows its sign-ins', () => {
    const browser = {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'x-viewer-address': '203.0.113.7',
    };

    it('each once, with its device in words, without a network address, for 180 days', async () => {
      const { userId } = api.learner();
      const report = (method: 'password' | 'passkey') =>
        api.ok(userId, 'recordSignIn', { body: { method }, headers: browser });
      await report('passkey');
      await report('password');
      const at = '2026-11-22T08:50:00.000Z';
      const signIns = [{ at, method: 'passkey', device: 'Chrome on Windows' }];
      expect(await api.ok(userId, 'listSignIns')).toEqual({ signIns });
      const stored = await queryPartition(table, accountPartition(userId));
      expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|142/);
      expect(stored).toMatchObject([{ expiresAt: Date.parse(at) / 1000 + 180 * 86_400 }]);
      api.now = new Date(Date.parse(at) + 180 * 86_400_000);
      expect(await api.ok(userId, 'listSignIns')).toEqual({ signIns: [] });
    });

    it('the last 20 of them, and none that a refreshed token reports', async () => {
      const { userId } = api.learner();
      for (let minute = 0; minute < 22; minute += 1) {
        api.now = new Date(Date.UTC(2026, 10, 22, 9, minute));
        api.signedInAt = api.now;
        await api.ok(userId, 'recordSignIn', { body: { method: 'code' } });
      }
      const { signIns } = await api.ok(userId, 'listSignIns');
      expect(signIns).toHaveLength(20);
      expect(signIns[0]).toMatchObject({ at: '2026-11-22T09:21:00.000Z' });
      api.now = new Date(api.now.getTime() + 16 * MINUTE_MS);
      expect(await api.refused(userId, 'recordSignIn', { body: { method: 'code' } })).toBe(
        'recent_sign_in_required',
      );
    });
  });

  describe('has a photo', () => {
    const dataOf = (file: Buffer) => `data:image/jpeg;base64,${file.toString('base64')}`;
    const photo = dataOf(samplePhoto());

    it('that is stored, replaced and removed', async () => {
      const { userId } = api.learner();
      expect(await api.ok(userId, 'getPhoto')).toEqual({ photo: null });
      expect(await api.ok(userId, 'savePhoto', { body: { photo } })).toEqual({ photo });
      const other = dataOf(samplePhoto({ data: Buffer.from([9]) }));
      await api.ok(userId, 'savePhoto', { body: { photo: other } });
      expect(await api.ok(userId, 'getPhoto')).toEqual({ photo: other });
      expect(await api.ok(api.learner().userId, 'getPhoto')).toEqual({ photo: null });
      expect(await api.ok(userId, 'deletePhoto')).toEqual({ photo: null });
      expect(await api.ok(userId, 'getPhoto')).toEqual({ photo: null });
    });

    it('only if it is one', async () => {
      const { userId } = api.learner();
      const body = { photo: dataOf(samplePhoto({ width: 4_000 })) };
      expect(await api.refused(userId, 'savePhoto', { body })).toBe('photo_invalid');
    });

    it('that is not replaced without end', async () => {
      const { userId } = api.learner();
      for (let saved = 0; saved < LIMITS.photosPerLearner.max; saved += 1) {
        await api.ok(userId, 'savePhoto', { body: { photo } });
      }
      expect(await api.refused(userId, 'savePhoto', { body: { photo } })).toBe('too_many_requests');
    });
  });
});
