import { bundleShares } from '@learning/shared/domain/money/bundle-shares';
import { discountCents } from '@learning/shared/domain/money/discount';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { findBundle, findCourse, type Catalog } from '#catalog/catalog.ts';
import { skuOf } from '#table/keys.ts';
import type { PromotionCodeRecord } from '#billing/discounts/promotion-code-record.ts';
import type { OrderItem, OrderRecord } from '#billing/billing-records.ts';

/** A course or bundle as it is sold. */
export type Product = Pick<
  OrderRecord,
  'kind' | 'sku' | 'title' | 'amountCents' | 'items' | 'discount'
>;

/** Finds the published course or bundle with this id, at the catalog's price less what a promotion code takes off. */
export function findProduct(
  catalog: Catalog,
  productId: number,
  promotion?: PromotionCodeRecord,
): Product | undefined {
  const course = findCourse(catalog, productId);
  if (course) return productOf('course', course, [course], promotion);
  const bundle = findBundle(catalog, productId);
  if (!bundle) return undefined;
  const courses = bundle.courseIds.map((courseId) => findCourse(catalog, courseId));
  // A bundle is sold only while all of its courses are published.
  return courses.every((candidate) => candidate !== undefined)
    ? productOf('bundle', bundle, courses, promotion)
    : undefined;
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

/** Whether an order has this product's amount, promotion code, courses and shares. */
export function isSameOffer(order: Product, product: Product): boolean {
  const terms = ({ amountCents, discount, items }: Product) =>
    [
      amountCents,
      discount?.code,
      ...items.map(({ courseId, shareCents }) => `${courseId}:${shareCents}`),
    ].join();
  return terms(order) === terms(product);
}

/** Returns the courses of the items, as bought. */
export function coursesOf(items: readonly OrderItem[]): number[] {
  return items.map((item) => item.courseId);
}
