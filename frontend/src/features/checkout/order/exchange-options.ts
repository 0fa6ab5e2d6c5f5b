import { bundle } from '@learning/content/tiers';
import type { AccessSummary } from '@learning/shared/contract/access';
import type { Course } from '@learning/shared/contract/catalog';
import { bundleShares } from '@learning/shared/domain/money/bundle-shares';
import type { CheckoutItem } from '../checkout-search.ts';
import { coursesOf, ownedCourses } from './included-courses.ts';

/**
 * Returns whether a bought course could be exchanged: another course of equal or lesser price that the learner does not own. The
 * cheapest course and the parts of a bundle have none, so nothing may be promised for them.
 *
 * @param amount what is paid with a promotion code; the catalog's price by default
 *
 * Source: rules/money.md M11, M14
 */
export function hasExchangeOptions(
  item: CheckoutItem,
  courses: readonly Course[],
  access: AccessSummary | undefined,
  amount?: number,
): boolean {
  if (!('courseId' in item)) return false;
  const boughtIds = coursesOf(item, [], courses);
  const bought = courses.filter(({ id }) => boughtIds.includes(id));
  if (bought.length === 0) return false;
  const listCents = bought.map(centsOf);
  const priceCents = item.courseId === bundle.productId ? bundle.priceCents : listCents[0]!;
  const paidCents = amount === undefined ? priceCents : Math.round(amount * 100);
  const highestCents = Math.max(...bundleShares(paidCents, listCents));
  const owned = ownedCourses(access);
  return courses.some(
    (course) =>
      course.listing === 'published' &&
      !boughtIds.includes(course.id) &&
      !owned.has(course.id) &&
      centsOf(course) <= highestCents,
  );
}

const centsOf = ({ price }: Course) => Math.round(price * 100);
