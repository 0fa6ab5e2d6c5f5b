import type { ChoiceCountReader } from '#activities/scenario/choice-count-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { FigureReader } from '#figures/reading/figure-reader.ts';
import type { ReviewCardCounts } from '#learning/spaced-review/review-card-count-repository.ts';

export type { ChoiceCounts } from '#activities/scenario/choice-count-repository.ts';
export type { ReviewCardCounts } from '#learning/spaced-review/review-card-count-repository.ts';

/** What the calls about figures read. None of it grows with the number of learners. */
export interface FigureReaders {
  catalog: CatalogReader;
  figures: FigureReader;
  choices: ChoiceCountReader;
  readCards: (courseId: number) => Promise<ReviewCardCounts[]>;
}
