import { beforeEach, expect, it } from 'vitest';
import type { CopiedAccount } from './accounts-provider.ts';
import { checkWeeklyCopy, copyWeekly, type WeeklyCopyDependencies } from './weekly-copy.ts';

const NOW = new Date('2026-11-22T02:20:00.000Z');
let state: 'running' | 'done' | 'failed';
let started: string[];
let copies: Map<string, string>;
let deps: WeeklyCopyDependencies;

const account = (userId: string): CopiedAccount => ({
  username: `name-${userId}`,
  userId,
  email: `${userId}@example.org`,
  isEmailVerified: true,
  name: 'Ada',
  status: 'CONFIRMED',
  isEnabled: true,
  createdAt: '2026-11-01T00:00:00.000Z',
});

beforeEach(() => {
  state = 'running';
  started = [];
  copies = new Map();
  deps = {
    async exportTable(name, folder) {
      started.push(`${name} ${folder}`);
      return state;
    },
    async *accounts() {
      yield [account('u1'), account('u2')];
      yield [account('u3')];
    },
    async putCopy(key, body) {
      copies.set(key, body);
    },
  };
});

it('starts the export of the table and writes each account on a line', async () => {
  expect(await copyWeekly(NOW, deps)).toBe(3);
  expect(started).toEqual(['weekly-copy-2026-11-22 table/2026-11-22']);
  const lines = copies.get('users/2026-11-22.jsonl')!.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as CopiedAccount)).toEqual(
    ['u1', 'u2', 'u3'].map(account),
  );
});

it('fails, and so raises the alarm, when the export failed or is not done hours later', async () => {
  await expect(checkWeeklyCopy(NOW, deps)).rejects.toThrow('2026-11-22');
  state = 'failed';
  await expect(checkWeeklyCopy(NOW, deps)).rejects.toThrow('failed');
  await expect(copyWeekly(NOW, deps)).rejects.toThrow('failed');
  state = 'done';
  await checkWeeklyCopy(NOW, deps);
});
