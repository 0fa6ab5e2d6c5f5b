import { CARD_RATINGS, type CardRating } from '@learning/shared/contract/spaced-review';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import type { ReviewedCard } from './reviewed-card.ts';
import * as schedule from './schedule.ts';

/** On the clock of UTC, as FSRS itself counts. */
const review = (known: ReviewedCard | undefined, rating: CardRating, at: Date) =>
  schedule.review(known, rating, at, 'UTC');
const nextMinutes = (known: ReviewedCard | undefined, at: Date) =>
  schedule.nextMinutes(known, at, 'UTC');
const retrievability = (known: ReviewedCard | undefined, at: Date) =>
  schedule.retrievability(known, at, 'UTC');

const START = Date.parse('2026-11-18T09:00:00.000Z');
const DAY = 24 * 60;
const after = (minutes: number) => new Date(START + minutes * 60_000);

/** Reviews, each some minutes after the one before. */
const history = fc.array(
  fc.record({ rating: fc.constantFrom(...CARD_RATINGS), minutes: fc.nat(120 * DAY) }),
  { minLength: 1, maxLength: 30 },
);

describe('a first review', () => {
  test.each<[CardRating, number]>([
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
            ...(known.pausedUntil === undefined ? { dueAt: card.due.toISOString() } : {}),
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
        // One that would be paused comes back later than a better remembered one.
        fc.pre(!schedule.isPausedIfMissed(known));
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

// Source: rules/learning.md L40
describe('in the time zone of the learner', () => {
  const ZONE = 'America/Los_Angeles';
  const at = (text: string) => new Date(`2026-11-${text}:00-08:00`);
  const good = (known: ReviewedCard | undefined, when: Date, zone: string) =>
    schedule.review(known, 'good', when, zone);

  test('an evening and the next morning are two days, though UTC has one date for both', () => {
    const next = (zone: string) => {
      const first = schedule.review(undefined, 'hard', at('18T18:05'), zone);
      const evening = good(first, at('18T18:15'), zone);
      return good(evening, at('19T07:30'), zone);
    };
    expect(next(ZONE).stability).toBeCloseTo(4.6, 1);
    expect(next(ZONE).dueAt).toBe(at('24T07:30').toISOString());
    // What FSRS makes of the same three reviews by the date in UTC.
    expect(next('UTC').stability).toBeCloseTo(1.4, 1);
    expect(next('UTC').dueAt).toBe(at('21T07:30').toISOString());
  });

  test('a card comes back at the same time of a later day, also when the clocks change before it', () => {
    // The clocks change on November 1, 2026.
    const known = good(undefined, new Date('2026-10-31T09:00:00-07:00'), ZONE);
    expect(known.dueAt).toBe(new Date('2026-11-02T09:00:00-08:00').toISOString());
    const learning = schedule.review(
      undefined,
      'again',
      new Date('2026-11-01T01:55:00-07:00'),
      ZONE,
    );
    expect(learning.dueAt).toBe(new Date('2026-11-01T02:05:00-07:00').toISOString());
  });

  test('a review in the hour that the clocks repeat is never before the last one', () => {
    const first = good(undefined, new Date('2026-11-01T01:50:00-07:00'), ZONE);
    const later = new Date('2026-11-01T01:10:00-08:00');
    expect(good(first, later, ZONE).lastReviewedAt).toBe(later.toISOString());
    expect(schedule.retrievability(first, later, ZONE)).toBe(1);
  });

  test('what is remembered falls from day to day, not within one', () => {
    const known = good(good(undefined, at('10T20:00'), ZONE), at('12T20:00'), ZONE);
    const recall = (text: string) => schedule.retrievability(known, at(text), ZONE);
    expect(recall('14T00:30')).toBe(recall('14T23:30'));
    expect(recall('15T00:30')).toBeLessThan(recall('14T23:30'));
  });
});

// Source: rules/learning.md L42
describe('a card that is missed again and again', () => {
  /** Learns the card, and forgets it each time it is due. */
  function missed(times: number): ReviewedCard {
    let known = review(review(undefined, 'good', after(0)), 'good', after(2 * DAY));
    for (let lapse = 0; lapse < times; lapse += 1) {
      known = review(known, 'again', new Date(known.dueAt));
      if (lapse < times - 1) known = review(known, 'good', new Date(known.dueAt));
    }
    return known;
  }

  test('rests for two weeks from the sixth time on', () => {
    expect(missed(5)).toMatchObject({ lapses: 5 });
    expect(missed(5).pausedUntil).toBeUndefined();
    for (const times of [6, 7]) {
      const known = missed(times);
      expect(known.pausedUntil).toBe(known.dueAt);
      const days = (Date.parse(known.dueAt) - Date.parse(known.lastReviewedAt)) / 86_400_000;
      expect(days).toBe(14);
    }
  });

  test('says before that it will rest', () => {
    const learned = review(missed(5), 'good', new Date(missed(5).dueAt));
    expect(schedule.isPausedIfMissed(learned)).toBe(true);
    expect(nextMinutes(learned, new Date(learned.dueAt)).again).toBe(14 * DAY);
    expect(schedule.isPausedIfMissed(missed(5))).toBe(false);
  });

  test('goes on when it was remembered after its rest', () => {
    const known = missed(6);
    const after = review(known, 'good', new Date(known.dueAt));
    expect(after.pausedUntil).toBeUndefined();
    expect(after.phase).toBe('review');
  });
});
