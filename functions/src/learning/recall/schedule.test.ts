import { RECALL_RATINGS, type RecallRating } from '@learning/shared/contract/recall';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import type { ReviewedCard } from './reviewed-card.ts';
import { nextMinutes, retrievability, review } from './schedule.ts';

const START = Date.parse('2026-11-18T09:00:00.000Z');
const DAY = 24 * 60;
const after = (minutes: number) => new Date(START + minutes * 60_000);

/** Reviews, each some minutes after the one before. */
const history = fc.array(
  fc.record({ rating: fc.constantFrom(...RECALL_RATINGS), minutes: fc.nat(120 * DAY) }),
  { minLength: 1, maxLength: 30 },
);

describe('a first review', () => {
  test.each<[RecallRating, number]>([
    ['again', 10],
    ['hard', 15],
    ['good', 2 * DAY],
    ['easy', 8 * DAY],
  ])('rated %s brings the card back after %i minutes', (rating, minutes) => {
    expect(review(undefined, rating, after(0)).dueAt).toBe(after(minutes).toISOString());
    expect(nextMinutes(undefined, after(0))[rating]).toBe(minutes);
  });
});

describe('the schedule', () => {
  test('is the one FSRS computes from its own, complete state, for any history', () => {
    const grades = {
      again: Rating.Again,
      hard: Rating.Hard,
      good: Rating.Good,
      easy: Rating.Easy,
    } as const;
    const reference = fsrs({
      request_retention: 0.9,
      maximum_interval: 365,
      enable_fuzz: false,
      learning_steps: ['10m'],
      relearning_steps: ['10m'],
    });
    fc.assert(
      fc.property(history, (reviews) => {
        let [known, now]: [ReviewedCard | undefined, number] = [undefined, 0];
        let card: Card = createEmptyCard(after(0));
        for (const { rating, minutes } of reviews) {
          now += minutes;
          known = review(known, rating, after(now));
          card = reference.next(card, after(now), grades[rating]).card;
          expect(known).toMatchObject({
            dueAt: card.due.toISOString(),
            reviewCount: card.reps,
            stability: card.stability,
            difficulty: card.difficulty,
          });
        }
      }),
      propertyRuns(150),
    );
  });

  test('never brings a better remembered card back earlier, nor later than in about a year', () => {
    fc.assert(
      fc.property(history, fc.nat(400 * DAY), (reviews, wait) => {
        let [known, now]: [ReviewedCard | undefined, number] = [undefined, 0];
        for (const { rating, minutes } of reviews) {
          now += minutes;
          known = review(known, rating, after(now));
        }
        const { again, hard, good, easy } = nextMinutes(known, after(now + wait));
        expect([again, hard, good, easy]).toEqual(
          [again, hard, good, easy].toSorted((a, b) => a - b),
        );
        expect(again).toBeGreaterThan(0);
        // FSRS adds a day to each better rating when they meet at its limit of 365.
        expect(easy).toBeLessThanOrEqual(367 * DAY);
      }),
      propertyRuns(150),
    );
  });

  test('counts a review from before the last one as one at the same time', () => {
    fc.assert(
      fc.property(history, fc.nat(300 * DAY), (reviews, earlier) => {
        let [known, now]: [ReviewedCard | undefined, number] = [undefined, 0];
        for (const { rating, minutes } of reviews) {
          now += minutes;
          known = review(known, rating, after(now));
        }
        const [last, before] = [after(now), after(now - earlier)];
        expect(review(known, 'good', before)).toEqual(review(known, 'good', last));
        expect(retrievability(known, before)).toBe(retrievability(known, last));
      }),
      propertyRuns(100),
    );
  });

  test('lets the probability of recall fall with time, from about 90 percent when the card is due', () => {
    const known = review(review(undefined, 'good', after(0)), 'good', after(2 * DAY));
    expect(retrievability(known, new Date(known.dueAt))).toBeCloseTo(0.9, 1);
    const days = [2, 5, 10, 30, 90].map((day) => retrievability(known, after(day * DAY)));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(retrievability(undefined, after(0))).toBe(0);
  });
});
