import type { Course } from '@learning/shared/contract/catalog';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** As on cards: US dollars without decimals (specification section 9). */
export function priceOnCard(priceDollars: number): string {
  return dollars.format(priceDollars);
}

/** One decimal; null while nobody has reviewed the course, and the screens say 'New' (DECISIONS section 4). */
export function ratingOf(course: Pick<Course, 'rating' | 'reviewCount'>): string | null {
  return course.reviewCount === 0 ? null : Number(course.rating).toFixed(1);
}

/** The id in an address, or undefined when it cannot be one. */
export function parseCourseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
