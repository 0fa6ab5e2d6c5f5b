import type { CardRow } from '@learning/shared/contract/operators/figures';
import { isForgotten } from '@learning/shared/domain/figures/module-flags';
import { calibrationOf } from '#learning/spaced-review/recall-counts.ts';
import type { ReviewCardCounts } from './dependencies.ts';

/** Returns a review card with what was expected and remembered by band. Source: rules/learning.md L43; rules/figures.md G12 */
export function cardRow(card: ReviewCardCounts, texts: ReadonlyMap<string, string>): CardRow {
  const bands = calibrationOf([card]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const reviews = sum(bands.map((band) => band.reviews));
  const remembered = sum(bands.map((band) => band.remembered));
  const expected = sum(
    bands.map((band) => (band.reviews * (band.fromPercent + band.toPercent)) / 200),
  );
  const shares = { expected: expected / reviews, remembered: remembered / reviews };
  return {
    cardId: card.cardId,
    text: texts.get(card.cardId) ?? '',
    reviews,
    remembered,
    expectedShare: reviews === 0 ? null : shares.expected,
    rememberedShare: reviews === 0 ? null : shares.remembered,
    pauses: card.pauses,
    isForgotten: reviews > 0 && isForgotten(reviews, shares),
    bands,
  };
}
