import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openApi } from '#testing/api/open-api.ts';
import {
  accountOf,
  openOperatorsHarness,
  owner,
  supporter,
} from '#testing/operating/operators-harness.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { setExtraTime } from './set-extra-time.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

async function openLearner() {
  const table = await createTestTable();
  const learnerId = randomUUID();
  const { deps, accounts } = openOperatorsHarness(table);
  accounts.set(learnerId, accountOf(learnerId, 'ada@example.org'));
  const set = (extraTimeFactor: 1 | 1.5 | 2, from: 1 | 1.5 | 2, operator = supporter) =>
    setExtraTime(
      { learnerId, extraTimeFactor, from, reason: 'Asked by mail' },
      operator,
      deps,
      NOW,
    );
  const own = openApi(table).as(learnerId);
  const me = { params: { userId: 'me' } } as const;
  return { deps, learnerId, set, own, me };
}

describe('the extra time of a learner, set by support', () => {
  it('is in the learner’s settings, with one record of both factors (L20)', async () => {
    const { deps, learnerId, set, own, me } = await openLearner();
    await own.ok('updateProfile', { ...me, body: { timeZone: 'Asia/Kolkata' } });
    expect(await set(1.5, 1)).toEqual({ learnerId, extraTimeFactor: 1.5 });
    // A repeated call changes nothing.
    expect(await set(1.5, 1)).toEqual({ learnerId, extraTimeFactor: 1.5 });
    expect(await own.ok('getProfile', me)).toMatchObject({
      extraTimeFactor: 1.5,
      timeZone: 'Asia/Kolkata',
    });
    expect(await deps.audit.ofLearner(learnerId)).toMatchObject([
      {
        action: 'setExtraTime',
        reason: 'Asked by mail',
        before: { extraTimeFactor: 1 },
        after: { extraTimeFactor: 1.5 },
      },
    ]);
  });

  it('is refused to an operator who has not seen what the learner chose meanwhile', async () => {
    const { deps, learnerId, set, own, me } = await openLearner();
    await own.ok('updateProfile', { ...me, body: { extraTimeFactor: 2 } });
    await expect(set(1.5, 1, owner)).rejects.toThrow(refusal('extra_time_changed'));
    expect(await own.ok('getProfile', me)).toMatchObject({ extraTimeFactor: 2 });
    expect(await deps.audit.ofLearner(learnerId)).toEqual([]);
    expect(await set(1, 2)).toMatchObject({ extraTimeFactor: 1 });
  });

  it('is one of two that are set at once', async () => {
    const { set, own, me } = await openLearner();
    const outcomes = await Promise.allSettled([set(1.5, 1), set(2, 1, owner)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await own.ok('getProfile', me)).extraTimeFactor).not.toBe(1);
  });

  it('needs an account', async () => {
    const { deps } = await openLearner();
    const input = { learnerId: 'gone', extraTimeFactor: 2, from: 1, reason: 'Asked' } as const;
    await expect(setExtraTime(input, owner, deps, NOW)).rejects.toThrow(
      refusal('account_not_found'),
    );
  });
});
