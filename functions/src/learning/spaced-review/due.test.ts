import type { CardRating } from '@learning/shared/contract/spaced-review';
import { sampleFolder } from '@learning/content/testing/sample-folder';
import { describe, expect, test } from 'vitest';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { compileContent } from '#publishing/compile/compile-content.ts';
import { dueCards as dueCardsOf, isDue, NEW_CARDS_PER_DAY } from './due.ts';
import type { LearnedCard } from './learned-cards.ts';
import { summaryOf } from './review-summary.ts';
import * as schedule from './schedule.ts';

const course = (await compileContent([sampleFolder()], [])).find(
  ({ record }) => record.entity === 'course',
)!.record as CourseRecord;
const review = (known: LearnedCard['known'], rating: CardRating, at: Date) =>
  schedule.review(known, rating, at, 'UTC');
const dueCards = (some: LearnedCard[], now: Date, timeZone: string) =>
  dueCardsOf(some, now, timeZone).cards;
const instant = (text: string) => new Date(`2026-11-${text}:00.000Z`);
const card = (id: string, known?: LearnedCard['known']): LearnedCard => ({
  course,
  module: course.modules[0]!,
  id,
  skill: 'records',
  learnedAt: '2026-11-18T09:00:00.000Z',
  known,
});
const cards = (count: number, known?: LearnedCard['known']) =>
  Array.from({ length: count }, (_, index) => card(`card-${index}`, known));
const countsOf = (some: LearnedCard[], now: Date) =>
  summaryOf(some, [], now, 'UTC').days.map((day) => day.count);

describe('a card', () => {
  // Due on November 20 at 20:00 UTC, which is the 21st in Auckland and the 20th in New York.
  const known = review(undefined, 'good', instant('18T20:00'));

  test.each([
    ['UTC', '19T23:59', false],
    ['UTC', '20T00:00', true],
    ['Pacific/Auckland', '20T10:59', false],
    ['Pacific/Auckland', '20T11:00', true],
    ['America/New_York', '20T04:59', false],
    ['America/New_York', '20T05:00', true],
  ])("is due from the start of the learner's day: in %s at %s %s", (zone, at, expected) => {
    expect(isDue(known, instant(at), zone)).toBe(expected);
  });

  test('that is being learned is due at its instant, also over midnight', () => {
    const learning = review(undefined, 'again', instant('18T23:55'));
    expect(isDue(learning, new Date('2026-11-19T00:04:59.000Z'), 'UTC')).toBe(false);
    expect(isDue(learning, instant('19T00:05'), 'UTC')).toBe(true);
  });

  test('that was never reviewed is due', () => {
    expect(isDue(undefined, instant('18T20:00'), 'UTC')).toBe(true);
  });
});

describe('the list of due cards', () => {
  const now = instant('25T12:00');

  test('begins with what is remembered least, and ends with new cards', () => {
    const known = review(
      review(undefined, 'good', instant('10T12:00')),
      'good',
      instant('12T12:00'),
    );
    const list = [
      card('new'),
      card('known', known),
      card('fading', review(undefined, 'good', instant('12T12:00'))),
      card('not-due', review(undefined, 'easy', instant('25T11:00'))),
    ];
    expect(dueCards(list, now, 'UTC').map(({ id }) => id)).toEqual(['fading', 'known', 'new']);
  });

  test('offers ten new cards a day, and counts those that were begun today', () => {
    expect(dueCards(cards(40), now, 'UTC')).toHaveLength(NEW_CARDS_PER_DAY);
    const begun = review(undefined, 'good', instant('25T08:00'));
    const yesterday = review(undefined, 'easy', instant('24T08:00'));
    expect(dueCards([...cards(4, begun), ...cards(40)], now, 'UTC')).toHaveLength(6);
    expect(dueCards([...cards(12, begun), ...cards(40)], now, 'UTC')).toHaveLength(0);
    expect(dueCards([...cards(4, yesterday), ...cards(40)], now, 'UTC')).toHaveLength(10);
  });
});

describe('the summary', () => {
  test('counts the next seven days, new cards ten a day', () => {
    expect(countsOf(cards(25), instant('25T12:00'))).toEqual([10, 10, 5, 0, 0, 0, 0]);
  });

  test('counts each card once, on the day it comes back', () => {
    const list = [
      card('in-two-days', review(undefined, 'good', instant('25T09:00'))),
      card('in-eight-days', review(undefined, 'easy', instant('25T09:00'))),
      card('later-today', review(undefined, 'again', instant('25T11:55'))),
      card('overdue', review(undefined, 'good', instant('20T09:00'))),
    ];
    const summary = summaryOf(list, [], instant('25T12:00'), 'UTC');
    expect(summary).toMatchObject({ cardCount: 4, dueCount: 1, laterTodayCount: 1 });
    expect(summary.days.map((day) => day.count)).toEqual([2, 0, 1, 0, 0, 0, 0]);
    expect(summary.days[0]!.date).toBe('2026-11-25');
    expect(summary.nextDueAt).toBe('2026-11-25T12:05:00.000Z');
  });

  test('is empty without cards', () => {
    expect(summaryOf([], [], instant('25T12:00'), 'UTC')).toMatchObject({
      cardCount: 0,
      dueCount: 0,
      nextDueAt: null,
      skills: [],
    });
  });

  test('shows what is remembered and fading by skill, the weakest first', () => {
    const strong = { ...card('strong', review(undefined, 'easy', instant('25T09:00'))) };
    const list: LearnedCard[] = [
      { ...card('unseen'), skill: 'law' },
      { ...strong, skill: 'trust' },
      card('weak', review(undefined, 'good', instant('01T09:00'))),
      card('strong-too', strong.known),
      card('learning', review(undefined, 'again', instant('25T11:55'))),
    ];
    const { skills } = summaryOf(list, [], instant('25T12:00'), 'UTC');
    expect(skills.map(({ skill }) => skill)).toEqual(['records', 'trust', 'law']);
    expect(skills[0]).toMatchObject({ remembered: 1, fading: 2, unseen: 0 });
    expect(skills[0]!.recallPercent).toBeLessThan(100);
    expect(skills.slice(1)).toEqual([
      { skill: 'trust', remembered: 1, fading: 0, unseen: 0, recallPercent: 100 },
      { skill: 'law', remembered: 0, fading: 0, unseen: 1, recallPercent: null },
    ]);
  });
});

// Source: rules/learning.md L41
describe('a backlog', () => {
  const now = instant('30T12:00');
  /** Cards that were learned on one day in November, and are due again. */
  const learnedOn = (day: string, count: number, name: string) =>
    Array.from({ length: count }, (_, index) =>
      card(`${name}-${index}`, review(undefined, 'good', instant(`${day}T12:00`))),
    );
  const backlog = [...learnedOn('01', 63, 'old'), ...learnedOn('25', 63, 'fresh')];
  const reviewedNow = (count: number) =>
    backlog.map((one, index) =>
      index < count ? { ...one, known: review(one.known, 'easy', now) } : one,
    );

  test('asks for one session a day; the rest is spread over the next days', () => {
    const summary = summaryOf(backlog, [], now, 'UTC');
    expect(summary).toMatchObject({ dueCount: 126, todayCount: 12 });
    expect(summary.days.map(({ count }) => count)).toEqual([12, 12, 12, 12, 12, 12, 12]);
  });

  test('is done for today after a session, and goes on tomorrow', () => {
    const after = reviewedNow(12);
    expect(summaryOf(after, [], now, 'UTC')).toMatchObject({ dueCount: 114, todayCount: 0 });
    expect(summaryOf(after, [], instant('30T23:59'), 'UTC').todayCount).toBe(0);
    const tomorrow = new Date('2026-12-01T00:00:00.000Z');
    expect(summaryOf(after, [], tomorrow, 'UTC').todayCount).toBe(12);
    expect(summaryOf(reviewedNow(5), [], now, 'UTC').todayCount).toBe(7);
  });

  test('begins with what can still be kept, and brings no new cards', () => {
    const due = dueCards([...backlog, ...cards(5)], now, 'UTC');
    expect(due).toHaveLength(126);
    expect(due.slice(0, 63).every(({ id }) => id.startsWith('fresh'))).toBe(true);
  });

  test('does not become a full day when a session has made it smaller', () => {
    const some = backlog.slice(0, 40);
    const after = some.map((one, index) =>
      index < 12 ? { ...one, known: review(one.known, 'easy', now) } : one,
    );
    expect(summaryOf(some, [], now, 'UTC').todayCount).toBe(12);
    expect(summaryOf(after, [], now, 'UTC')).toMatchObject({ dueCount: 28, todayCount: 0 });
  });

  test('is none below what three sessions clear', () => {
    const some = backlog.slice(0, 36);
    expect(summaryOf(some, [], now, 'UTC')).toMatchObject({ dueCount: 36, todayCount: 36 });
  });
});
