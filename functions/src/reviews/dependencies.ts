import { ulid } from 'ulid';
import type { CatalogReader } from '#catalog/catalog.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { reviewRepository, type ReviewRepository } from './review-repository.ts';

/** The dependencies of the review use cases. */
export interface ReviewDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  reviews: ReviewRepository;
  limits: LimitRepository;
  /** Returns a new id that sorts by time. */
  newId: (now: Date) => string;
}

export function createReviewDependencies(table: Table): ReviewDependencies {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    reviews: reviewRepository(table),
    limits: limitRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
