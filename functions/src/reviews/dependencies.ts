import { ulid } from 'ulid';
import type { CatalogReader } from '#catalog/catalog.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { Table } from '#table/table.ts';
import { reviewRepository, type ReviewRepository } from './review-repository.ts';

/** What the use cases of reviews work with. */
export interface ReviewDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  reviews: ReviewRepository;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
  /** Waits before the next try of a write that met others, the longer the more tries there were. */
  pause: (attempt: number) => Promise<void>;
}

export function openReviews(table: Table): ReviewDependencies {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    reviews: reviewRepository(table),
    newId: (now) => ulid(now.getTime()),
    pause: (attempt) => wait(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt)),
  };
}

const LONGEST_PAUSE_MS = 320;

/** At random, so that those who met do not meet again. */
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
