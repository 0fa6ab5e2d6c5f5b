import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { isSameBasis, type TaxBasis } from '@learning/shared/domain/money/tax';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { admitBuyer, type Buyer, type SalesSettings } from './consumers/admit-buyer.ts';
import { recordConsumer } from './consumers/record-consumer.ts';
import type { BillingDependencies } from './dependencies.ts';
import { normalizedCode } from './discounts/find-promotion.ts';
import { checkoutCourse } from './orders/checkout/checkout-course.ts';
import { findProduct } from './orders/checkout/products.ts';
import { findCheckoutTax, type CheckoutTax } from './tax/find-tax-basis.ts';
import { checkoutTier } from './subscriptions/checkout/checkout-tier.ts';

/** The product a learner pays for: a plan, or a course or bundle. */
export type CheckoutProduct =
  | { tierSlug: string; interval?: BillingInterval | undefined }
  | { courseId: number };

interface Command {
  userId: string;
  product: CheckoutProduct;
  /** As the learner typed it. */
  promotionCode?: string | undefined;
  /** Where tax depends on it. */
  postalCode?: string | undefined;
  now: Date;
}

/** Prepares a payment. @throws Failure `account_closing`, `too_many_requests`, and what `admitBuyer`, `findCheckoutTax` and the two checkouts throw */
export async function startCheckout(
  { userId, product, country, postalCode, startConsent, promotionCode, now }: Command & Buyer,
  deps: BillingDependencies & SalesSettings,
): Promise<PaymentIntent> {
  const consumer = await admitBuyer({ userId, country, startConsent, now }, deps);
  const tax = await findCheckoutTax({ userId, country, postalCode }, deps);
  const command = { userId, product, promotionCode, now };
  await Promise.all([deps.refuseClosing(userId), limitNewOrders(command, tax, deps)]);
  const prepared = await ('tierSlug' in product
    ? checkoutTier({ userId, ...product, promotionCode, tax, now }, deps)
    : checkoutCourse({ userId, courseId: product.courseId, promotionCode, tax, now }, deps));
  const { orderId } = prepared;
  if (consumer) await recordConsumer({ userId, orderId, consumer, now }, deps);
  return { ...prepared, publishableKey: deps.provider.publishableKey };
}

/** @throws Failure `invalid_request` unless exactly one product is named */
export function requireOneProduct({
  pricingTierSlug: tierSlug,
  interval,
  courseId,
}: {
  pricingTierSlug?: string | undefined;
  interval?: BillingInterval | undefined;
  courseId?: number | undefined;
}): CheckoutProduct {
  if (tierSlug !== undefined && courseId === undefined) return { tierSlug, interval };
  if (courseId !== undefined && tierSlug === undefined) return { courseId };
  const message = 'send exactly one of pricingTierSlug and courseId';
  const fields = ['pricingTierSlug', 'courseId'].map((key) => ({ path: `body.${key}`, message }));
  throw new Failure('invalid_request', undefined, fields);
}

/** Counts checkouts that may create an order; a repeat of an open one is never refused. Source: rules/access.md A25 */
async function limitNewOrders(
  command: Command,
  tax: CheckoutTax | null,
  deps: BillingDependencies,
): Promise<void> {
  const { userId, promotionCode, now } = command;
  const open = await findOpen(command, deps);
  // Showing a checkout again tries no code out.
  if (promotionCode !== undefined && open?.code !== normalizedCode(promotionCode)) {
    enforce(await deps.limits.take('promotionCodesInAnHour', userId, now));
    enforce(await deps.limits.take('promotionCodesInADay', userId, now));
  }
  // Each other address is a calculation that costs money.
  if (open && isSameBasis(open.basis, tax?.basis ?? null)) return;
  enforce(await deps.limits.take('checkoutsInAnHour', userId, now));
  enforce(await deps.limits.take('checkoutsInADay', userId, now));
}

/** Finds the open checkout of a product, with the promotion code that it holds and the basis of its tax. */
async function findOpen(
  { userId, product }: Command,
  { catalog, orders, subscriptions }: BillingDependencies,
): Promise<{ code: string | undefined; basis: TaxBasis | null } | undefined> {
  if ('tierSlug' in product) {
    const open = await subscriptions.findOpen(userId);
    const isOpen =
      open?.tierSlug === product.tierSlug && open.interval === (product.interval ?? 'month');
    return isOpen ? { code: open.discount?.code, basis: open.taxBasis ?? null } : undefined;
  }
  const sold = findProduct(await catalog.read(), product.courseId);
  const open = sold && (await orders.findOpen(userId, sold.sku));
  return open && { code: open.discount?.code, basis: open.tax?.basis ?? null };
}
