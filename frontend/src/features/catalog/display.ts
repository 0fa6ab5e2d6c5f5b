import type { Course } from '@learning/shared/contract/catalog';

/** Returns the rating with one decimal; null without reviews, when the screens show 'New'. Source: rules/learning.md L13 */
export function ratingOf(course: Pick<Course, 'rating' | 'reviewCount'>): string | null {
  return course.reviewCount === 0 ? null : Number(course.rating).toFixed(1);
}
