import type { Course } from '@learning/shared/contract/catalog';

/** One decimal; null while nobody has reviewed the course, and the screens say 'New' (DECISIONS section 4). */
export function ratingOf(course: Pick<Course, 'rating' | 'reviewCount'>): string | null {
  return course.reviewCount === 0 ? null : Number(course.rating).toFixed(1);
}
