import type { PaymentIntent } from '@learning/shared/contract/billing';
import { Failure } from '#failure.ts';
import type { BillingDependencies } from './dependencies.ts';
import { checkoutCourse } from './orders/checkout/checkout-course.ts';
import { checkoutTier } from './subscriptions/checkout/checkout-tier.ts';

/** The product a learner pays for: a plan, or a course or bundle. */
export type CheckoutProduct = { tierSlug: string } | { courseId: number };

/** Prepares a payment. Throws what the two checkouts throw. */
export async function startCheckout(
  { userId, product, now }: { userId: string; product: CheckoutProduct; now: Date },
  deps: BillingDependencies,
): Promise<PaymentIntent> {
  const prepared = await ('tierSlug' in product
    ? checkoutTier({ userId, tierSlug: product.tierSlug, now }, deps)
    : checkoutCourse({ userId, courseId: product.courseId, now }, deps));
  return { ...prepared, publishableKey: deps.provider.publishableKey };
}

/** @throws Failure `invalid_request` unless exactly one product is named */
export function requireOneProduct({
  pricingTierSlug: tierSlug,
  courseId,
}: {
  pricingTierSlug?: string | undefined;
  courseId?: number | undefined;
}): CheckoutProduct {
  if (tierSlug !== undefined && courseId === undefined) return { tierSlug };
  if (courseId !== undefined && tierSlug === undefined) return { courseId };
  const message = 'send exactly one of pricingTierSlug and courseId';
  const fields = ['pricingTierSlug', 'courseId'].map((key) => ({ path: `body.${key}`, message }));
  throw new Failure('invalid_request', undefined, fields);
}
