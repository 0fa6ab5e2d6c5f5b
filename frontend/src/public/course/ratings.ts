import type { Course } from '@learning/shared/contract/catalog';
import { isNew, ratingOf } from '#features/catalog/display.ts';
import { setFacts } from '../facts.ts';

/** Shows the rating of a course wherever it stands. */
export function showRating(
  course: Pick<Course, 'id' | 'rating' | 'reviewCount' | 'publishedOn'>,
): void {
  const rating = ratingOf(course) ?? '';
  const facts = { rating, new: isNew(course, new Date()) };
  for (const part of document.querySelectorAll(`[data-rating="${course.id}"]`)) {
    setFacts(part, {
      ...facts,
      'review-count': String(course.reviewCount),
      'review-word': course.reviewCount === 1 ? ' review' : ' reviews',
    });
    part.querySelector('[data-filled]')?.setAttribute('width', `${Number(rating) * 20}%`);
  }
}
