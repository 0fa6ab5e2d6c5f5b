import type { PaymentIntent } from '@learning/shared/contract/billing';
import { Failure } from '#failure.ts';
import { checkoutCourse } from './orders/checkout/checkout-course.ts';
import { checkoutTier } from './subscriptions/checkout/checkout-tier.ts';
import type { BillingDependencies } from './dependencies.ts';

/** What is to be paid: one of the two. */
interface Choice {
  pricingTierSlug?: string | undefined;
  courseId?: number | undefined;
}

/** Runs with Stripe opened. */
type Asking = <T>(work: (deps: BillingDependencies) => Promise<T>) => Promise<T>;

/**
 * Prepares the payment of a plan, or of a course or the bundle.
 *
 * @throws Failure `invalid_request` unless exactly one is chosen; else what the two checkouts throw.
 */
export async function startCheckout(
  { userId, choice, now }: { userId: string; choice: Choice; now: Date },
  asking: Asking,
): Promise<PaymentIntent> {
  const { pricingTierSlug: tierSlug, courseId } = choice;
  if ((tierSlug === undefined) === (courseId === undefined)) throw eitherOr();
  return asking(async (deps) => {
    const prepared =
      tierSlug === undefined
        ? await checkoutCourse({ userId, courseId: courseId!, now }, deps)
        : await checkoutTier({ userId, tierSlug, now }, deps);
    return { ...prepared, publishableKey: deps.provider.publishableKey };
  });
}

function eitherOr(): Failure {
  const message = 'exactly one of pricingTierSlug and courseId is to be sent';
  const fields = ['pricingTierSlug', 'courseId'].map((key) => ({ path: `body.${key}`, message }));
  return new Failure('invalid_request', undefined, fields);
}
