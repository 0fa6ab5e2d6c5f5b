import type { Course } from '@learning/shared/contract/catalog';
import { addDays } from '@learning/shared/domain/time/learning-time';

const NEW_FOR_DAYS = 60;

/** Returns the rating with one decimal; null without reviews. Source: rules/learning.md L13 */
export function ratingOf(course: Pick<Course, 'rating' | 'reviewCount'>): string | null {
  return course.reviewCount === 0 ? null : Number(course.rating).toFixed(1);
}

/** Returns whether the screens call a course without reviews 'New'. Source: rules/learning.md L13 */
export function isNew(
  { reviewCount, publishedOn }: Pick<Course, 'reviewCount' | 'publishedOn'>,
  now: Date,
): boolean {
  if (reviewCount > 0 || publishedOn === null) return false;
  return now.toISOString().slice(0, 10) < addDays(publishedOn, NEW_FOR_DAYS);
}
