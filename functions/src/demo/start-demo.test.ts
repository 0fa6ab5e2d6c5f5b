import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { isDemoAddress } from '@learning/shared/contract/demo-account';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '#limits/limits.ts';
import { deleteAccounts } from '#privacy/deleting/delete-accounts.ts';
import { createDeletionDependencies } from '#privacy/deleting/open-deletion.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import type { DemoUser } from '#gateways/cognito/demo-users.ts';
import { createDemoDependencies, type DemoDependencies } from './dependencies.ts';
import { startDemo } from './start-demo.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-11-22T09:00:00.000Z');
const after = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);

let table: Table;
let deps: DemoDependencies;
let pool: Map<string, { user: DemoUser; isOpen: boolean }>;
beforeAll(async () => {
  table = await createPublishedTable();
});
beforeEach(() => {
  pool = new Map();
  deps = createDemoDependencies(restrictTable(table, 'demo'), {
    async create(user) {
      const userId = randomUUID();
      pool.set(userId, { user, isOpen: false });
      return userId;
    },
    async open(user) {
      for (const account of pool.values()) if (account.user === user) account.isOpen = true;
    },
  });
});

const visit = async (address: string = randomUUID()) => {
  const response = await startDemo({ address, now: start }, deps);
  const userId = [...pool.keys()].at(-1)!;
  return { ...response, userId, learner: openApi(table, start, '[demo]').as(userId) };
};

/** Returns the stored items in which an id stands. */
async function itemsOf(userId: string): Promise<object[]> {
  const items: object[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new ScanCommand({ TableName: table.name, ExclusiveStartKey }),
    );
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items.filter((item) => JSON.stringify(item).includes(userId));
}

const endDemos = (now: Date) =>
  deleteAccounts(
    now,
    createDeletionDependencies(restrictTable(table, 'account-deletion'), () => {}, {
      tombstones: { put: () => Promise.resolve(), putMessage: () => Promise.resolve() },
      openProvider: () => Promise.reject(new Error('A demo learner is no customer.')),
      accounts: {
        async close(userId) {
          const account = pool.get(userId);
          if (account) account.isOpen = false;
        },
        async remove(userId) {
          pool.delete(userId);
        },
      },
      files: { remove: async () => {} },
      sendMail: () => Promise.reject(new Error('A demo learner gets no mail.')),
    }),
  );

describe('each visit of the demo', () => {
  test('is a learner of its own with the demo’s progress, who can sign in', async () => {
    const [first, second] = [await visit(), await visit()];
    expect(first.userId).not.toBe(second.userId);
    expect(first.email).not.toBe(second.email);
    expect(first.password).not.toBe(second.password);
    expect([first, second].every(({ email }) => isDemoAddress(email))).toBe(true);
    expect([...pool.values()].map(({ isOpen }) => isOpen)).toEqual([true, true]);
    for (const { learner } of [first, second]) {
      const dashboard = await learner.ok('getDashboard', { params: { userId: 'me' } });
      expect(dashboard.completedCourses).toBe(1);
      expect(dashboard.activeCourses).toBe(2);
    }
  });

  test('reads nothing that another visitor wrote', async () => {
    const [first, second] = [await visit(), await visit()];
    const notes = { params: { userId: 'me', moduleId: 'hr-documentation-basic-m1' } };
    const content = 'Call Maria Lopez, 555 0134';
    await first.learner.ok('saveNote', { ...notes, body: { text: content, version: 0 } });
    expect(JSON.stringify(await itemsOf(first.userId))).toContain(content);
    expect(JSON.stringify(await itemsOf(second.userId))).not.toContain(content);
    const third = await visit();
    expect(JSON.stringify(await itemsOf(third.userId))).not.toContain(content);
  });

  test('ends after a day, without a trace in table or user pool', async () => {
    const { userId, endsAt } = await visit();
    expect(endsAt).toBe(after(24).toISOString());
    const before = await itemsOf(userId);
    await endDemos(after(23));
    expect(await itemsOf(userId)).toEqual(before);
    expect(pool.has(userId)).toBe(true);
    await endDemos(after(24));
    expect(pool.has(userId)).toBe(false);
    await endDemos(after(25));
    expect(await itemsOf(userId)).toEqual([]);
  });

  test('ends, too, when it could not be prepared, and no one can sign in to it', async () => {
    deps = { ...deps, seed: () => Promise.reject(new Error('The table does not respond.')) };
    await expect(visit()).rejects.toThrow('does not respond');
    expect([...pool.values()]).toMatchObject([{ isOpen: false }]);
    await endDemos(after(24));
    expect(pool.size).toBe(0);
  });
});

test('a network address starts a limited number a day, and other addresses are not affected', async () => {
  deps = { ...deps, seed: async () => {} };
  const address = '198.51.100.7';
  for (let count = 0; count < LIMITS.demosPerAddress.max; count += 1) await visit(address);
  await expect(visit(address)).rejects.toMatchObject({ code: 'too_many_requests' });
  await visit('198.51.100.8');
});
