import type { CatalogReader } from '#catalog/catalog.ts';
import type { CourseRatingRepository } from '#course-ratings/course-rating-repository.ts';

/** What moderation needs. */
export interface ModerationDependencies {
  catalog: Pick<CatalogReader, 'read'>;
  courseRatings: CourseRatingRepository;
  newId: (now: Date) => string;
}
