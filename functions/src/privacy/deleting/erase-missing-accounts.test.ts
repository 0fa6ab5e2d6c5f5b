import { beforeEach, describe, expect, it } from 'vitest';
import { createProfile } from '#identity/create-profile.ts';
import { profileRepository } from '#identity/profile-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { privacyRepository, privacyWork } from '../privacy-repository.ts';
import { accountCheck } from './account-check-repository.ts';
import { eraseMissingAccounts } from './erase-missing-accounts.ts';

const now = new Date('2026-11-24T03:40:00.000Z');
const DAY_MS = 86_400_000;

let table: Table;
let pool: Set<string>;
beforeEach(async () => {
  table = await createTestTable();
  pool = new Set();
});

/** Creates learners whom the pool has. */
async function learners(count: number, at = new Date(now.getTime() - 30 * DAY_MS)) {
  const ids = Array.from({ length: count }, (_, index) => `u${String(index).padStart(3, '0')}`);
  for (const userId of ids) {
    await createProfile({ userId, now: at }, { profiles: profileRepository(table) });
    pool.add(userId);
  }
  return ids;
}

const run = (accountExists = async (userId: string) => pool.has(userId), portion = 1_000) => {
  const own = restrictTable(table, 'account-deletion');
  const all = accountCheck(own);
  const checks = { ...all, readNext: () => all.readNext(portion) };
  return eraseMissingAccounts(now, { checks, privacy: privacyRepository(own), accountExists });
};
const toErase = async () =>
  (await privacyWork(table).listDeletions()).map(({ userId }) => userId).toSorted();

describe('an account that the user pool no longer has', () => {
  it('is to be erased like one whose learner asked for it, without certificates; the others stay', async () => {
    await learners(12);
    pool.delete('u007');
    expect(await run()).toBe(1);
    expect(await privacyWork(table).listDeletions()).toMatchObject([
      { userId: 'u007', email: null, keepsCertificates: false, erasedAt: null },
    ]);
  });

  it('is left alone on its first day, and when the pool has it after all', async () => {
    await learners(3);
    await createProfile({ userId: 'new', now }, { profiles: profileRepository(table) });
    let asked = 0;
    const late = async (userId: string) =>
      userId === 'u001' ? (asked += 1) > 1 : pool.has(userId);
    expect(await run(late)).toBe(0);
    expect(await toErase()).toEqual([]);
  });

  it('is found within some nights when one night cannot look at everyone', async () => {
    await learners(9);
    pool.delete('u001');
    const counts = [];
    for (let night = 0; night < 4; night += 1) counts.push(await run(undefined, 3));
    expect(counts).toEqual([0, 0, 1, 0]);
    expect(await toErase()).toEqual(['u001']);
  });
});

describe('no account is erased, and the run fails,', () => {
  it('when the pool does not respond', async () => {
    await learners(30);
    const silent = () => Promise.reject(new Error('The pool does not respond.'));
    await expect(run(silent)).rejects.toThrow('does not respond');
    expect(await toErase()).toEqual([]);
  });

  it.each([
    ['all of a few', 2, 2],
    ['a fifth', 10, 2],
    ['more than five', 100, 6],
  ])('when %s are missing, as with the wrong pool', async (_what, count, missing) => {
    const ids = await learners(count);
    for (const userId of ids.slice(0, missing)) pool.delete(userId);
    await expect(run()).rejects.toThrow(`${missing} of ${count} accounts are missing`);
    expect(await toErase()).toEqual([]);
  });
});
