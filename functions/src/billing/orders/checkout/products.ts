import { bundleShares } from '@learning/shared/domain/money/bundle-shares';
import { discountCents } from '@learning/shared/domain/money/discount';
import { isSameBasis, subtotalCents, type TaxBasis } from '@learning/shared/domain/money/tax';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { findBundle, findCourse, isOffered, type Catalog } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import { skuOf } from '#table/keys.ts';
import type { PromotionCodeRecord } from '#billing/discounts/promotion-code-record.ts';
import type { OrderItem, OrderRecord } from '#billing/billing-records.ts';

/** A course or bundle as it is sold. */
export type Product = Pick<
  OrderRecord,
  'kind' | 'sku' | 'title' | 'amountCents' | 'items' | 'discount'
>;

/**
 * Finds the course or bundle with this id, at the catalog's price less what a promotion code takes off.
 *
 * Source: rules/content.md C46
 *
 * @throws Failure `course_not_offered`.
 */
export function findProduct(
  catalog: Catalog,
  productId: number,
  promotion?: PromotionCodeRecord,
): Product | undefined {
  const course = findCourse(catalog, productId);
  if (course) {
    requireOffered([course]);
    return productOf('course', course, [course], promotion);
  }
  const bundle = findBundle(catalog, productId);
  if (!bundle) return undefined;
  const courses = bundle.courseIds.map((courseId) => findCourse(catalog, courseId));
  if (!courses.every((candidate) => candidate !== undefined)) return undefined;
  // A bundle is sold only while all of its courses are offered.
  requireOffered(courses);
  return productOf('bundle', bundle, courses, promotion);
}

function requireOffered(courses: readonly CourseRecord[]): void {
  if (!courses.every(isOffered)) throw new Failure('course_not_offered');
}

function productOf(
  kind: Product['kind'],
  { id, title, priceCents }: { id: number; title: string; priceCents: number },
  courses: readonly CourseRecord[],
  promotion?: PromotionCodeRecord,
): Product {
  const discount = promotion && discountBy(promotion, priceCents);
  const amountCents = priceCents - (discount?.discountCents ?? 0);
  const shares = bundleShares(
    amountCents,
    courses.map((course) => course.priceCents),
  );
  const items = courses.map((course, at) => ({
    courseId: course.id,
    title: course.title,
    shareCents: shares[at]!,
    isGranted: false,
    exchangedFor: null,
  }));
  return { kind, sku: skuOf(kind, id), title, amountCents, items, ...(discount && { discount }) };
}

function discountBy(
  promotion: PromotionCodeRecord,
  listCents: number,
): NonNullable<Product['discount']> {
  const { code, promotionCodeId = '' } = promotion;
  return { code, promotionCodeId, listCents, discountCents: discountCents(listCents, promotion) };
}

/**
 * Whether an order has this product's amount before tax, promotion code, courses and shares, and its tax the same basis. Where nothing is left to
 * pay there is no tax.
 *
 * @param product before tax
 */
export function isSameOffer(
  { tax, ...order }: Product & Pick<OrderRecord, 'tax'>,
  product: Product,
  basis: TaxBasis | null,
): boolean {
  const untaxed = { ...order, amountCents: subtotalCents(order.amountCents, tax) };
  const isSameTax = untaxed.amountCents === 0 || isSameBasis(tax?.basis ?? null, basis);
  const terms = ({ amountCents, discount, items }: Product) =>
    [
      amountCents,
      discount?.code,
      ...items.map(({ courseId, shareCents }) => `${courseId}:${shareCents}`),
    ].join();
  return isSameTax && terms(untaxed) === terms(product);
}

/** Returns the courses of the items, as bought. */
export function coursesOf(items: readonly OrderItem[]): number[] {
  return items.map((item) => item.courseId);
}
