import { contract, type RouteName } from '@learning/shared/contract/contract';
import { companyRoutes } from '@learning/shared/contract/companies';
import type { RouteDefinition } from '@learning/shared/contract/route';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';
import { openCompanyHarness, type CompanyHarness } from '#testing/companies/company-harness.ts';
import { hashOfToken } from './report-token.ts';

const own = { params: { userId: 'me' } };
const HOUR_MS = 3_600_000;
/** The calls of programs, from the contract: a new one is tested without a line here. */
const tokenCalls = (Object.keys(contract) as RouteName[]).filter(
  (name) => (contract[name] as RouteDefinition).access === 'token',
) as (keyof typeof companyRoutes)[];

let table: Table;
let api: CompanyHarness;
let ownerId: string;
let companyId: string;
beforeAll(async () => {
  table = await sharedPublishedTable();
});
beforeEach(async () => {
  api = openCompanyHarness(table);
  ({ ownerId, orderId: companyId } = await api.teams.plan({
    accessEndsAt: '2028-12-18T09:00:00.000Z',
  }));
});

const read = (token: string | undefined, name = tokenCalls[0]!, company = companyId) =>
  api.withToken(token, name, { params: { companyId: company } });
const later = (ms: number) => {
  api.teams.now = new Date(api.teams.now.getTime() + ms);
};
const listed = async () => (await api.ok(ownerId, 'getConnections', own)).tokens;

// Source: rules/companies.md B2
describe('a token for reports', () => {
  it('is shown once and stored as a hash alone', async () => {
    const { id, token } = await api.token(ownerId);
    expect(token).toMatch(new RegExp(`^dc_${id}[\\w-]{43}$`));
    const stored = await queryPartition(table, companyPartition(companyId));
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored).toContainEqual(expect.objectContaining({ tokenHash: hashOfToken(token) }));
    expect(JSON.stringify(await listed())).not.toContain(token.slice(-43));
    expect(await listed()).toMatchObject([{ name: 'Our HR system', start: `dc_${id}` }]);
    expect((await read(token)).status).toBe(200);
  });

  it('is refused with a code of its own when it has expired or was revoked', async () => {
    const [short, long] = [await api.token(ownerId, 1), await api.token(ownerId)];
    later(24 * HOUR_MS - 1);
    expect((await read(short.token)).status).toBe(200);
    later(1);
    expect(await read(short.token)).toMatchObject({ status: 401, body: { code: 'token_expired' } });
    const params = { userId: 'me', id: long.id };
    expect((await api.ok(ownerId, 'revokeReportToken', { params })).tokens).toEqual([]);
    expect(await read(long.token)).toMatchObject({ status: 401, body: { code: 'token_revoked' } });
    expect(await api.refused(ownerId, 'revokeReportToken', { params })).toBe('token_not_found');
  });

  it('is created by the owner and administrators, and by no one else of the team (A48)', async () => {
    const { memberId } = await api.teams.member(ownerId);
    const { seats } = (await api.teams.deps.teams.read(companyId))!;
    const { seatId } = seats.find((seat) => seat.memberId === memberId)!;
    const team = { userId: 'me', teamId: companyId };
    const { groups } = await api.teams.ok(ownerId, 'createTeamGroup', {
      params: team,
      body: { name: 'Night shift' },
    });
    const become = (role: 'administrator' | 'manager' | 'member') => {
      const groupIds = role === 'manager' ? [groups[0]!.groupId] : [];
      const body = { role, groupIds };
      return api.teams.ok(ownerId, 'setTeamRole', { params: { ...team, seatId }, body });
    };
    const input = { ...own, body: { name: 'Our HR system', days: 30 } };
    await become('administrator');
    expect((await api.token(memberId)).token).toMatch(/^dc_/);
    await become('manager');
    expect(await api.refused(memberId, 'createReportToken', input)).toBe('team_role_too_low');
    await become('member');
    expect(await api.refused(memberId, 'createReportToken', input)).toBe('team_not_found');
  });

  it.each([
    ['no token', () => undefined],
    ['an access token', () => 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl'],
    ['another secret', (token: string) => token.slice(0, -43) + 'A'.repeat(43)],
    ['a secret that is cut', (token: string) => token.slice(0, -1)],
    ['another id', (token: string) => `dc_${'0'.repeat(26)}${token.slice(-43)}`],
  ])('is invalid as %s', async (_name, change) => {
    const { token } = await api.token(ownerId);
    expect(await read(change(token))).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
  });

  it('says when it was used last, noted once an hour', async () => {
    const { token } = await api.token(ownerId);
    expect((await listed())[0]!.lastUsedAt).toBeNull();
    const first = api.teams.now.toISOString();
    await read(token);
    later(HOUR_MS - 1);
    await read(token);
    expect((await listed())[0]!.lastUsedAt).toBe(first);
    later(1);
    await read(token);
    expect((await listed())[0]!.lastUsedAt).toBe(api.teams.now.toISOString());
  });

  it('is one of ten at most, also when they are created at once', async () => {
    const created = await Promise.allSettled(Array.from({ length: 14 }, () => api.token(ownerId)));
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    const body = { name: 'One more', days: 30 };
    expect(await api.refused(ownerId, 'createReportToken', { ...own, body })).toBe(
      'too_many_tokens',
    );
    const params = { userId: 'me', id: (await listed())[0]!.id };
    await api.ok(ownerId, 'revokeReportToken', { params });
    await api.token(ownerId);
    expect(await listed()).toHaveLength(10);
  });

  it('belongs to the owner of a company: a member gets no team, and a small plan no token', async () => {
    const { memberId } = await api.teams.member(ownerId);
    expect(await api.refused(memberId, 'getConnections', own)).toBe('team_not_found');
    const small = await api.teams.plan({ maxUsers: 4 });
    expect(await api.refused(small.ownerId, 'getConnections', own)).toBe(
      'connections_not_included',
    );
  });

  it('stops with the plan, and says so', async () => {
    const { token } = await api.token(ownerId);
    await api.teams.applyPlan({ orderId: companyId, ownerId, accessEndsAt: null });
    expect(await read(token)).toMatchObject({
      status: 403,
      body: { code: 'connections_not_included' },
    });
  });

  it('makes 300 calls in five minutes', async () => {
    const { token } = await api.token(ownerId);
    const statuses: number[] = [];
    for (let count = 0; count < 301; count += 1) statuses.push((await read(token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    later(300_000);
    expect((await read(token)).status).toBe(200);
  });
});

// Source: rules/companies.md B2, B3
describe('tokens of one company against all data of another', () => {
  it('are covered: the contract has calls of programs, all of which only read', () => {
    expect(tokenCalls.length).toBeGreaterThanOrEqual(3);
    for (const name of tokenCalls) expect(contract[name].method).toBe('GET');
  });

  it.each(tokenCalls)('read nothing by %s, in any state', async (name) => {
    const others = await Promise.all([
      api.teams.plan({ accessEndsAt: '2028-12-18T09:00:00.000Z' }),
      api.teams.plan({ maxUsers: 60, accessEndsAt: '2028-12-18T09:00:00.000Z' }),
    ]);
    for (const other of others) {
      const { email } = await api.teams.member(other.ownerId);
      const good = await api.token(ownerId);
      const revoked = await api.token(ownerId);
      await api.ok(ownerId, 'revokeReportToken', { params: { userId: 'me', id: revoked.id } });
      const theirs = await api.token(other.ownerId);
      expect((await read(theirs.token, name, other.orderId)).status).toBe(200);
      // The id of their token with the secret of one of ours.
      const mixed = theirs.token.slice(0, -43) + good.token.slice(-43);
      for (const token of [good.token, revoked.token, mixed]) {
        const { status, body } = await read(token, name, other.orderId);
        expect({ status, body }).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
        expect(JSON.stringify(body)).not.toContain(email);
      }
    }
  });

  it.each(
    (Object.keys(contract) as RouteName[]).filter(
      (name) => (contract[name] as RouteDefinition).access !== 'token' && name in companyRoutes,
    ) as (keyof typeof companyRoutes)[],
  )('are no session for %s', async (name) => {
    const { token } = await api.token(ownerId);
    const params = {
      userId: 'me',
      id: companyId,
      deliveryId: '20261118090000000-0123456789abcdef0123',
    };
    const { status } = await api.withToken(token, name, { params });
    expect(status).toBe(401);
  });
});
