import { CARD_RATINGS } from '@learning/shared/contract/spaced-review';
import { propertyRuns } from '@learning/shared/testing/property-runs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStored, UnreadableItem } from '#table/stored-item.ts';
import { packed } from '#testing/learning/packed-card.ts';
import { spacedReviewItem } from './spaced-review-record.ts';
import { review } from './schedule.ts';
import type { ReviewedCard } from './reviewed-card.ts';

const item = (cards: object, schemaVersion?: number) => ({
  entity: 'recall',
  courseId: 1,
  cards,
  day: '2026-11-18',
  seconds: 9,
  ...(schemaVersion === undefined ? {} : { schemaVersion }),
});
const cardsOf = (stored: ReturnType<typeof item>) => parseStored(spacedReviewItem, stored).cards;

const card = fc
  .array(
    fc.record({
      rating: fc.constantFrom(...CARD_RATINGS),
      minutes: fc.nat(120 * 24 * 60),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((reviews) => {
    let [known, at]: [ReviewedCard | undefined, number] = [undefined, Date.UTC(2026, 10, 18)];
    for (const { rating, minutes } of reviews) {
      at += minutes * 60_000;
      known = review(known, rating, new Date(at), 'UTC');
    }
    return known!;
  });

describe('a packed card', () => {
  test('is read as the object that is stored now', () => {
    const cards = { a: [1440, 230650000, 211810397, 0, 1, 0, 16, 0] };
    expect(cardsOf(item(cards, 1))).toEqual({
      a: {
        dueAt: '2026-01-02T00:00:00.000Z',
        phase: 'review',
        learningStep: 0,
        stability: 2.3065,
        difficulty: 2.11810397,
        reviewCount: 1,
        lapses: 0,
        firstReviewedAt: '2026-01-01T00:00:00.000Z',
        lastReviewedAt: '2026-01-01T00:00:00.000Z',
      },
    });
  });

  test('equals the object after any history of reviews, in a record of any version', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), card, { noNullPrototype: true }),
        fc.constantFrom(undefined, 1, 2),
        fc.func(fc.boolean()),
        (cards, version, isPacked) => {
          const mixed = Object.entries(cards).map(([id, reviewed]) => [
            id,
            isPacked(id) ? packed(reviewed) : reviewed,
          ]);
          expect(cardsOf(item(Object.fromEntries(mixed), version))).toEqual(cards);
        },
      ),
      propertyRuns(150),
    );
  });

  test('of another shape is unreadable', () => {
    for (const broken of [[1, 2, 3], [1, 2, 3, 4, 5, 6, 7, 8.5], [1, 2, 3, 4, 5, 6, 7, 8], {}])
      expect(() => cardsOf(item({ a: broken }))).toThrow(UnreadableItem);
  });
});
