import { course } from './catalog-samples.ts';
import { accessSummary } from './learning-samples.ts';
import { mockCall, mockServer } from './mock-api.ts';
import { pricingTier } from './purchase-samples.ts';
import { signInLearner } from './sign-in-learner.ts';
import { installStripeJs } from './stripe-js.ts';

/** Sets up a checkout test: a learner without purchases, a fake Stripe.js, and a catalog of two courses and a plan. */
export function beginCheckout(): void {
  signInLearner();
  installStripeJs();
  mockServer.use(
    mockCall('getCourse', () => course()),
    mockCall('listCourses', () => [course(), course({ id: 15, title: 'Advanced Records' })]),
    mockCall('listPricingTiers', () => [pricingTier()]),
    mockCall('getAccess', () => accessSummary()),
    mockCall('acceptTerms', ({ body: { version } }) => ({
      version,
      acceptedAt: '2026-11-22T09:00:00.000Z',
    })),
  );
}
