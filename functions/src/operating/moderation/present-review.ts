import type { ModeratedReview } from '@learning/shared/contract/operators/moderation';
import type { CourseRatingRecord } from '#course-ratings/course-rating-records.ts';
import { presentCourseRating } from '#course-ratings/present-course-rating.ts';

export type ReviewState = ModeratedReview['state'];

export const reviewState = ({ moderation }: CourseRatingRecord): ReviewState =>
  moderation?.state ?? 'published';

export function presentReview(record: CourseRatingRecord, courseTitle: string): ModeratedReview {
  const { courseId, userId, version, moderation } = record;
  return {
    ...presentCourseRating(record),
    courseId,
    courseTitle,
    learnerId: userId,
    state: reviewState(record),
    statement: moderation?.statement ?? null,
    decidedBy: moderation?.by ?? null,
    decidedAt: moderation?.at ?? null,
    version,
  };
}
