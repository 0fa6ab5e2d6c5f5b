import { privacyRoutes } from '@learning/shared/contract/privacy';
import type { DataExport, DeletionPreview } from '@learning/shared/contract/privacy';
import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { noteKey, privacyWorkKeys } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { accessClaims, callRoute, type Call, type Handler } from '#testing/api/call-route.ts';
import { openTeamHarness } from '#testing/api/team-harness.ts';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { withOwner } from '#teams/handover/ownership.ts';
import { createPrivacyDependencies } from '../dependencies.ts';
import { prepareExports, type ExportDependencies } from '../exporting/prepare-exports.ts';
import { privacyWork } from '../privacy-repository.ts';
import { privacyImplementations } from '../routes.ts';

const START = new Date('2026-11-22T10:00:00.000Z');
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let table: Table;
let userId: string;
let now: Date;
let closed: string[];
let started: string[];
let isPoolDown: boolean;
let handler: Handler;
let outbox: Mail[];
let files: Map<string, Uint8Array>;
let exporting: ExportDependencies;

beforeAll(async () => {
  table = await createCatalogTable();
});
beforeEach(() => {
  userId = randomUUID();
  now = START;
  [closed, started, outbox, files, isPoolDown] = [[], [], [], new Map(), false];
  const contactOf = (id: string) =>
    Promise.resolve({ email: `${id}@example.org`, name: 'Zoë Őry' });
  handler = createHandler(
    privacyRoutes,
    privacyImplementations(
      createPrivacyDependencies(restrictTable(table, 'privacy'), {
        accounts: {
          close: (id) =>
            isPoolDown
              ? Promise.reject(new Error('down'))
              : Promise.resolve(closed.push(id)).then(() => undefined),
        },
        contactOf,
        files: { linkTo: (id, name) => Promise.resolve(`https://files.example/${id}/${name}`) },
        startExports: () => Promise.resolve(started.push('exports')).then(() => undefined),
        startDeletions: () => Promise.resolve(started.push('deletions')).then(() => undefined),
      }),
    ),
    () => now,
  );
  const restricted = restrictTable(table, 'data-export');
  exporting = {
    table: restricted,
    catalog: catalogRepository(restricted),
    work: privacyWork(restricted),
    files: {
      put: (id, bytes) => Promise.resolve(files.set(id, bytes)).then(() => undefined),
      linkTo: () => Promise.reject(new Error('not used')),
      remove: () => Promise.reject(new Error('not used')),
    },
    contactOf,
    sendMail: (mail) => Promise.resolve(outbox.push(mail) > 0),
    siteOrigin: () => Promise.resolve('https://learn.example.org'),
    hashKey: 'key',
  };
});

interface RouteResponse {
  status: number;
  headers: Record<string, unknown>;
  body: { code?: string; dataExport?: DataExport | null; deletion?: DeletionPreview; url?: string };
}
const call = async (
  name: keyof typeof privacyRoutes,
  options: Pick<Call, 'body'> & { signedInAt?: Date; id?: string; groups?: string } = {},
): Promise<RouteResponse> => {
  const { id = userId, groups, signedInAt = now, body } = options;
  const authTime = String(Math.floor(signedInAt.getTime() / 1000));
  const claims = { ...accessClaims(id, groups), auth_time: authTime };
  const response = await callRoute(handler, privacyRoutes[name], {
    params: { userId: 'me' },
    body,
    claims,
  });
  return response as RouteResponse;
};
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const deletion = { body: { keepsCertificates: false } };

describe('a download', () => {
  it('is prepared, announced by mail, and can be downloaded by its learner for seven days', async () => {
    await putItem(table, { ...noteKey(userId, 14, 'm1'), entity: 'note', text: 'My words' });
    expect((await call('startDataExport')).body).toMatchObject({ state: 'preparing' });
    expect(started).toEqual(['exports']);
    expect((await call('getDataExportLink')).body.code).toBe('export_not_found');
    later(MINUTE_MS);
    expect(await prepareExports(now, exporting)).toBe(1);
    const { dataExport } = (await call('getPrivacy')).body;
    expect(dataExport).toMatchObject({
      state: 'ready',
      sizeBytes: files.get(userId)!.byteLength,
      availableUntil: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    });
    expect(Object.keys(unzipSync(files.get(userId)!))).toContain('Read me first.txt');
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({ to: `${userId}@example.org` });
    expect(outbox[0]!.text).toContain('https://learn.example.org/account#your-data');
    expect((await call('getDataExportLink')).body.url).toBe(
      `https://files.example/${userId}/due-course-data-2026-11-22.zip`,
    );
    expect((await call('getDataExportLink', { id: randomUUID() })).body.code).toBe(
      'export_not_found',
    );
    // A repeated run finds nothing to do.
    expect(await prepareExports(now, exporting)).toBe(0);
    later(7 * DAY_MS);
    expect((await call('getDataExportLink')).body.code).toBe('export_not_found');
    expect((await call('getPrivacy')).body.dataExport).toBeNull();
  });

  it('is prepared once at a time, also in two tabs, and three times a day', async () => {
    const [response, two] = await Promise.all([call('startDataExport'), call('startDataExport')]);
    expect(new Set([response.status, two.status])).toEqual(new Set([200, 409]));
    expect((await call('startDataExport')).body.code).toBe('export_running');
    await prepareExports(now, exporting);
    for (const _ of [2, 3]) {
      expect((await call('startDataExport')).status).toBe(200);
      await prepareExports(now, exporting);
    }
    const refused = await call('startDataExport');
    expect(refused.body.code).toBe('too_many_requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    later(DAY_MS);
    expect((await call('startDataExport')).status).toBe(200);
    await prepareExports(now, exporting);
  });

  it('is tried again after an error, then says that it failed, and can be asked for again', async () => {
    await call('startDataExport');
    const { files: working } = exporting;
    exporting.files = { ...working, put: () => Promise.reject(new Error('The store is down.')) };
    for (const _ of [1, 2, 3, 4])
      await expect(prepareExports(now, exporting)).rejects.toThrow('1 downloads');
    expect((await call('getPrivacy')).body.dataExport).toMatchObject({ state: 'failed' });
    expect(outbox.map(({ subject }) => subject)).toEqual(['Your data could not be prepared']);
    exporting.files = working;
    expect((await call('startDataExport')).status).toBe(200);
    expect(await prepareExports(now, exporting)).toBe(1);
  });

  it('that stopped its function each time is given up, so that it holds up no other', async () => {
    await call('startDataExport');
    const work = privacyWork(table);
    for (const _ of [1, 2, 3, 4]) {
      const [left] = await work.listExports();
      expect(await work.claimExport(left!, now)).toBe(true);
      later(6 * MINUTE_MS);
    }
    expect(await prepareExports(now, exporting)).toBe(0);
    expect((await call('getPrivacy')).body.dataExport).toMatchObject({ state: 'failed' });
    expect(await work.listExports()).toEqual([]);
    expect(files.size).toBe(0);
  });

  it('whose function never ended counts as failed after an hour', async () => {
    await call('startDataExport');
    later(61 * MINUTE_MS);
    expect((await call('getPrivacy')).body.dataExport).toMatchObject({ state: 'failed' });
    expect((await call('startDataExport')).status).toBe(200);
    await prepareExports(now, exporting);
  });
});

describe('the deletion of an account', () => {
  // Source: rules/access.md A35
  it('needs a sign-in that is at most 15 minutes old', async () => {
    const before = { ...deletion, signedInAt: new Date(now.getTime() - 15 * MINUTE_MS - 1_000) };
    expect((await call('deleteAccount', before)).body.code).toBe('recent_sign_in_required');
    const { body } = await call('getPrivacy', before);
    expect(body.deletion!.signInValidUntil).toBeNull();
    expect([closed, started]).toEqual([[], []]);
    const recent = { ...deletion, signedInAt: new Date(now.getTime() - 15 * MINUTE_MS) };
    expect((await call('getPrivacy', recent)).body.deletion!.signInValidUntil).toBe(
      now.toISOString(),
    );
    expect((await call('deleteAccount', recent)).status).toBe(200);
  });

  it('closes the account at once and leaves the rest to its function; asking again changes nothing', async () => {
    expect((await call('deleteAccount', deletion)).body).toEqual({ isClosed: true });
    expect([closed, started]).toEqual([[userId], ['deletions']]);
    later(MINUTE_MS);
    await call('deleteAccount', { body: { keepsCertificates: true } });
    expect(await getItem(table, privacyWorkKeys.deletion(userId))).toMatchObject({
      email: `${userId}@example.org`,
      keepsCertificates: false,
      requestedAt: START.toISOString(),
    });
    expect((await call('startDataExport')).body.code).toBe('account_closing');
  });

  it('is stored even when the user pool does not respond', async () => {
    isPoolDown = true;
    expect((await call('deleteAccount', deletion)).status).toBe(200);
    expect(await getItem(table, privacyWorkKeys.deletion(userId))).toBeDefined();
  });

  it('is refused for demo learners', async () => {
    const demo = { ...deletion, groups: '[demo]' };
    expect((await call('deleteAccount', demo)).body.code).toBe('demo_account');
    expect((await call('startDataExport', demo)).body.code).toBe('demo_account');
  });

  it('says which plan it would end and how many people would lose their seats', async () => {
    expect((await call('getPrivacy')).body.deletion).toMatchObject({
      plan: null,
      certificateCount: 0,
    });
    const billing = await openBillingHarness({ table });
    const owner = openSubscriber(billing);
    await owner.subscribe('professional');
    const teams = openTeamHarness(table);
    teams.now = billing.now();
    await teams.member(owner.userId);
    now = billing.now();
    expect((await call('getPrivacy', { id: owner.userId })).body.deletion!.plan).toEqual({
      tierName: 'Professional',
      memberCount: 1,
      isHandedOver: false,
    });
  });

  it('says so, too, when someone else runs the team, and which team would go back to its payer', async () => {
    const billing = await openBillingHarness({ table });
    const payer = openSubscriber(billing);
    const { orderId } = await payer.subscribe('professional');
    const teams = openTeamHarness(table);
    teams.now = billing.now();
    const { memberId } = await teams.member(payer.userId);
    await teams.member(payer.userId);
    const before = (await teams.deps.teams.read(orderId))!;
    const seat = before.seats.find((candidate) => candidate.memberId === memberId)!;
    const payersSeat = { ...seat, seatId: ulid(teams.now.getTime()), memberId: payer.userId };
    await teams.deps.teams.change(before, withOwner(before, seat, payersSeat), teams.now);
    now = billing.now();
    const previewOf = async (id: string) => (await call('getPrivacy', { id })).body.deletion!;
    expect(await previewOf(payer.userId)).toMatchObject({
      plan: { tierName: 'Professional', memberCount: 2, isHandedOver: true },
      ownTeam: null,
    });
    expect(await previewOf(memberId)).toMatchObject({
      plan: null,
      ownTeam: { tierName: 'Professional' },
    });
  });
});
