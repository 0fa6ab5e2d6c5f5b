import { ulid } from 'ulid';
import type { CatalogReader } from '#catalog/catalog.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { learnerRepository } from '#learning/learner-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { courseRatingRepository, type CourseRatingRepository } from './course-rating-repository.ts';

/** The dependencies of the course rating use cases. */
export interface CourseRatingDependencies {
  catalog: CatalogReader;
  learners: LearnerReader;
  courseRatings: CourseRatingRepository;
  limits: LimitRepository;
  /** Returns a new id that sorts by time. */
  newId: (now: Date) => string;
}

export function createCourseRatingDependencies(table: Table): CourseRatingDependencies {
  return {
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    courseRatings: courseRatingRepository(table),
    limits: limitRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
