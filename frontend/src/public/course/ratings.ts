import { ratingOf } from '#features/catalog/display.ts';
import { setFacts } from '../facts.ts';

/** Shows the rating of a course wherever it stands. */
export function showRating(course: { id: number; rating: string; reviewCount: number }): void {
  const rating = ratingOf(course) ?? '';
  for (const part of document.querySelectorAll(`[data-rating="${course.id}"]`)) {
    setFacts(part, {
      rating,
      'review-count': String(course.reviewCount),
      'review-word': course.reviewCount === 1 ? ' review' : ' reviews',
    });
    part.querySelector('[data-filled]')?.setAttribute('width', `${Number(rating) * 20}%`);
  }
}
