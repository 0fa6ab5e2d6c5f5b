import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { admitBuyer, type Buyer, type SalesSettings } from './consumers/admit-buyer.ts';
import { recordConsumer } from './consumers/record-consumer.ts';
import type { BillingDependencies } from './dependencies.ts';
import { checkoutCourse } from './orders/checkout/checkout-course.ts';
import { findProduct } from './orders/checkout/products.ts';
import { checkoutTier } from './subscriptions/checkout/checkout-tier.ts';

/** The product a learner pays for: a plan, or a course or bundle. */
export type CheckoutProduct =
  | { tierSlug: string; interval?: BillingInterval | undefined }
  | { courseId: number };

interface Command {
  userId: string;
  product: CheckoutProduct;
  now: Date;
}

/** Prepares a payment. @throws Failure `account_closing`, `too_many_requests`, and what `admitBuyer` and the two checkouts throw */
export async function startCheckout(
  { userId, product, country, startConsent, now }: Command & Buyer,
  deps: BillingDependencies & SalesSettings,
): Promise<PaymentIntent> {
  const consumer = await admitBuyer({ userId, country, startConsent, now }, deps);
  await Promise.all([deps.refuseClosing(userId), limitNewOrders({ userId, product, now }, deps)]);
  const prepared = await ('tierSlug' in product
    ? checkoutTier({ userId, ...product, now }, deps)
    : checkoutCourse({ userId, courseId: product.courseId, now }, deps));
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
async function limitNewOrders(command: Command, deps: BillingDependencies): Promise<void> {
  if (await isOpen(command, deps)) return;
  const { userId, now } = command;
  enforce(await deps.limits.take('checkoutsInAnHour', userId, now));
  enforce(await deps.limits.take('checkoutsInADay', userId, now));
}

async function isOpen(
  { userId, product }: Command,
  { catalog, orders, subscriptions }: BillingDependencies,
): Promise<boolean> {
  if ('tierSlug' in product) {
    const open = await subscriptions.findOpen(userId);
    return open?.tierSlug === product.tierSlug && open.interval === (product.interval ?? 'month');
  }
  const sold = findProduct(await catalog.read(), product.courseId);
  return sold !== undefined && (await orders.findOpen(userId, sold.sku)) !== undefined;
}
