import { expect, test } from 'vitest';
import { nextAttemptAt } from './attempt-waits.ts';

test.each([
  [1, '2026-11-22T09:00:00.000Z'],
  [2, '2026-11-22T09:10:00.000Z'],
  [3, '2026-11-22T10:00:00.000Z'],
  [4, '2026-11-23T09:00:00.000Z'],
  [50, '2026-11-23T09:00:00.000Z'],
])('after %i failed attempts, the next one opens at %s', (failedCount, opensAt) => {
  expect(nextAttemptAt(failedCount, new Date('2026-11-22T09:00:00Z')).toISOString()).toBe(opensAt);
});
