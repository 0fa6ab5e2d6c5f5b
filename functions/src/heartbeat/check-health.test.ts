import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statusListRepository } from '#certificates/issuing/status-list-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { checkHealth } from './check-health.ts';
import { SCHEDULED_TASKS, WATCHED_TASKS, type ScheduledFunction } from './scheduled-tasks.ts';
import { readTaskRuns, recordingRuns } from './task-runs.ts';

const WELL: Record<string, string> = {
  '/': '<html><body>Due Course</body></html>',
  '/config.json': '{"userPoolId":"us-east-1_test"}',
  '/api/courses': '[{"id":1}]',
  '/credentials/issuer.json': '{"id":"https://site.example/credentials/issuer.json"}',
  '/credentials/status/2.jwt': 'eyJh.eyJp.c2ln',
  '/pool/.well-known/jwks.json': '{"keys":[{"kid":"1"}]}',
};
const HOUR_MS = 3_600_000;

let texts: Record<string, string>;
let asked: string[];
const server = createServer((request, response) => {
  const text = texts[request.url!];
  asked.push(request.url!);
  response.writeHead(text === undefined ? 404 : 200).end(text);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

let table: Table;
beforeEach(async () => {
  table = await createTestTable();
  for (const listId of [1, 2]) await statusListRepository(table).create(listId);
  texts = { ...WELL };
  asked = [];
});

interface Situation {
  at?: number;
  from?: string;
  pause?: () => Promise<unknown>;
}

const check = ({
  at = Date.now(),
  from = origin,
  pause = () => Promise.resolve(),
}: Situation = {}) =>
  checkHealth(new Date(at), {
    table: restrictTable(table, 'heartbeat'),
    siteOrigin: () => Promise.resolve(from),
    poolAddress: `${origin}/pool`,
    readStatusListId: () => statusListRepository(restrictTable(table, 'heartbeat')).readNewest(),
    pause,
  });

/** Runs a scheduled function once for each of its tasks. */
async function runAll(except: readonly string[] = []) {
  for (const { name, task } of WATCHED_TASKS) {
    if (except.includes(task)) continue;
    const handler = recordingRuns(name, restrictTable(table, name), () => Promise.resolve('done'));
    await handler({ source: 'aws.scheduler', detail: { task } });
  }
}

describe('the site', () => {
  it('is healthy when each part responds with what it has to', async () => {
    await runAll();
    await check();
    expect(asked.toSorted()).toEqual(Object.keys(WELL).toSorted());
  });

  it.each([
    ['/', 'home page'],
    ['/config.json', 'settings'],
    ['/api/courses', 'catalog'],
    ['/credentials/issuer.json', 'certificates'],
    ['/credentials/status/2.jwt', 'list of revoked certificates'],
    ['/pool/.well-known/jwks.json', 'sign-in'],
  ])('is not healthy without %s, and with another text there', async (path, name) => {
    await runAll();
    delete texts[path];
    await expect(check()).rejects.toThrow(`Not healthy: ${name}: 404`);
    texts[path] = path === '/api/courses' ? '[]' : '{"courses":[],"keys":[]}';
    await expect(check()).rejects.toThrow(`Not healthy: ${name}: 200 with unexpected content`);
  });

  it('is not healthy when nothing responds at its address', async () => {
    const failure = check({ from: 'http://127.0.0.1:1' });
    await expect(failure).rejects.toThrow(/home page: no response .*; settings: .*; catalog: no/);
  });

  it('is asked again for what failed, so that one slow response raises no alarm', async () => {
    delete texts['/api/courses'];
    const pause = () => Promise.resolve(Object.assign(texts, WELL));
    await expect(check({ pause })).resolves.toMatchObject({ checks: expect.any(Number) as number });
  });

  it('needs no issuer of certificates before the first run of the publisher', async () => {
    delete texts['/credentials/issuer.json'];
    await check();
    await runAll();
    await expect(check()).rejects.toThrow('certificates: 404');
  });
});

describe('scheduled tasks', () => {
  it('are all watched, apart from the heartbeat', () => {
    const names = new Set(WATCHED_TASKS.map(({ name }) => name));
    expect([...names, 'heartbeat'].toSorted()).toEqual(Object.keys(SCHEDULED_TASKS).toSorted());
  });

  it('are named when they missed two runs, or one of a day or a week by six hours', async () => {
    await runAll();
    await check({ at: Date.now() + 14 * 60_000 });
    const late = check({ at: Date.now() + 16 * 60_000 });
    await expect(late).rejects.toThrow('task webhooks of reminders: not completed since');
    const beforeOrders = check({ at: Date.now() + 44 * 60_000 });
    await expect(beforeOrders).rejects.not.toThrow('task orders');
    const afterOrders = check({ at: Date.now() + 46 * 60_000 });
    await expect(afterOrders).rejects.toThrow('task orders of billing-reconciler');
    const withinDelay = check({ at: Date.now() + 29 * HOUR_MS });
    await expect(withinDelay).rejects.not.toThrow('nightly');
    const later = check({ at: Date.now() + 31 * HOUR_MS });
    await expect(later).rejects.toThrow(/nightly.*missing-accounts/);
    await expect(later).rejects.not.toThrow('weekly-copy');
    const nextWeek = check({ at: Date.now() + (7 * 24 + 7) * HOUR_MS });
    await expect(nextWeek).rejects.toThrow('task copy of weekly-copy');
  });

  it('that never ran are expected from the first heartbeat on', async () => {
    await runAll(['reminders']);
    await check();
    await check({ at: Date.now() + 14 * 60_000 });
    const late = check({ at: Date.now() + 46 * 60_000 });
    await expect(late).rejects.toThrow('task reminders of reminders: never completed');
    await runAll();
    await check({ at: Date.now() + 14 * 60_000 });
  });

  it.each(['failed', 'started by another event'])(
    'do not count as completed when %s',
    async (how) => {
      const run = () => (how === 'failed' ? Promise.reject(new Error(how)) : Promise.resolve());
      const handler = recordingRuns('reminders', table, run);
      const event = { source: 'aws.scheduler', detail: { task: 'reminders' } };
      const events = how === 'failed' ? [event] : [undefined, {}, { detail: event.detail }];
      for (const received of events) await handler(received).catch(() => undefined);
      expect(await readTaskRuns(table)).toEqual([]);
    },
  );

  it('of every function have an expression that EventBridge accepts', () => {
    for (const name of Object.keys(SCHEDULED_TASKS) as ScheduledFunction[]) {
      for (const { expression } of Object.values(SCHEDULED_TASKS[name]))
        expect(expression).toMatch(
          /^(rate\(\d+ (minutes|hours)\)|cron\(\d+ \d+ (\* \* \?|\? \* SUN) \*\))$/,
        );
    }
  });
});
