import type { Course } from '@learning/shared/contract/catalog';
import { dollars } from '#lib/dollars.ts';
import type { Opener } from './course-offer.ts';

/** For whom the course is open: not what it costs, but that it costs them nothing. */
const OPENED: Record<Opener, string> = {
  purchase: 'Yours',
  subscription: 'In your plan',
  seat: 'In your plan',
  trial: 'In your trial',
};

/** What a course costs this visitor, and what that means (specification section 2, course detail). */
export function priceWords(
  course: Course,
  opener: Opener | 'unknown' | undefined,
): { figure: string; note: string } {
  const price = dollars(course.price);
  if (!opener || opener === 'unknown') return { figure: price, note: 'One-time payment' };
  return {
    figure: OPENED[opener],
    note: opener === 'purchase' ? 'Lifetime access' : `${price} on its own`,
  };
}
