import { expect, it } from 'vitest';
import { spacedReviewSummary } from '#testing/learning-samples.ts';
import { countOfWeek, nextReviewText } from './next-reviews.ts';
import { printInterval } from './print-interval.ts';

it.each([
  [10, '10 min'],
  [15, '15 min'],
  [60, '1 hour'],
  [1_440, '1 day'],
  [11_520, '8 days'],
  [59 * 1_440, '59 days'],
  [95 * 1_440, '3 months'],
  [366 * 1_440, '1 year'],
])('prints %i minutes as %s', (minutes, text) => {
  expect(printInterval(minutes)).toBe(text);
});

const now = new Date('2026-11-21T12:00:00.000Z');
const withCounts = (...counts: number[]) => ({
  days: spacedReviewSummary().days.map((day, index) => ({ ...day, count: counts[index] ?? 0 })),
});

it.each([
  ['something is due', spacedReviewSummary({ dueCount: 1 }), undefined],
  ['there are no cards', spacedReviewSummary(), undefined],
  [
    'one card comes back after its learning step',
    spacedReviewSummary({ laterTodayCount: 1, nextDueAt: '2026-11-21T12:09:30.000Z' }),
    '1 question comes back in 10 minutes.',
  ],
  [
    'several cards come back today',
    spacedReviewSummary({ laterTodayCount: 3, nextDueAt: '2026-11-21T12:01:00.000Z' }),
    '3 questions come back today, the first in 1 minute.',
  ],
  [
    'cards come back tomorrow',
    spacedReviewSummary({ ...withCounts(0, 4), nextDueAt: '2026-11-22T12:00:00.000Z' }),
    '4 questions come back tomorrow.',
  ],
  [
    'a card comes back this week',
    spacedReviewSummary({ ...withCounts(0, 0, 0, 1), nextDueAt: '2026-11-24T12:00:00.000Z' }),
    '1 question comes back on Tuesday.',
  ],
  [
    'a card comes back later',
    spacedReviewSummary({ nextDueAt: '2026-12-15T12:00:00.000Z' }),
    'The next question comes back on December 15.',
  ],
])('says what is next when %s', (_when, summary, text) => {
  expect(nextReviewText(summary, now)).toBe(text);
});

it('adds up the questions of the next seven days', () => {
  expect(countOfWeek(spacedReviewSummary(withCounts(3, 0, 2)))).toBe(5);
});
