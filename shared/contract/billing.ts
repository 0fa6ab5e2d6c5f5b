/** Prices and payments (specification sections 3 and 7; DECISIONS section 3). */
import * as z from 'zod';
import { CourseId, Dollars } from './fields.ts';
import { defineRoutes } from './route.ts';

export const PricingTier = z
  .object({
    id: z.int().positive(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    /** Per month; null where the price is agreed with sales. */
    price: Dollars.nullable(),
    maxUsers: z.int().positive().nullable(),
    isPopular: z.boolean(),
    features: z.array(z.string()),
    levels: z.array(z.string()),
    coachingSessionsPerMonth: z.union([z.int().min(0), z.literal('unlimited')]),
  })
  .meta({ id: 'PricingTier' });

/** What Stripe's payment element needs, and what the order summary shows. */
export const PaymentIntent = z
  .object({
    /** Id of the order; the purchases page lists it. */
    orderId: z.string(),
    kind: z.enum(['course', 'bundle', 'subscription']),
    /** Title of the course or bundle, or the plan's name. */
    description: z.string(),
    /** Due now. */
    amount: Dollars,
    /** null when nothing is left to confirm: the plan is active. */
    clientSecret: z.string().nullable(),
    /** Which of Stripe's confirmations the secret is for. */
    confirmation: z.enum(['payment', 'setup', 'none']),
    /** Stripe's public key of the account that made the secret. */
    publishableKey: z.string(),
  })
  .meta({ id: 'PaymentIntent' });

export const billingRoutes = defineRoutes({
  listPricingTiers: {
    method: 'GET',
    path: '/api/pricing',
    summary: 'The monthly tiers',
    group: 'catalog',
    access: 'public',
    response: z.array(PricingTier),
    cacheSeconds: 60,
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary:
      'Prepare the payment of a tier, a course or the bundle (16): exactly one of them; the server sets the price, a repeat answers the same payment',
    group: 'billing',
    access: 'learner',
    body: z.strictObject({
      pricingTierSlug: z.string().max(60).optional(),
      courseId: CourseId.optional(),
    }),
    response: PaymentIntent,
    status: 201,
    errors: [
      'course_not_found',
      'tier_not_found',
      'contact_sales',
      'already_owned',
      'subscription_active',
      'payment_disputed',
      'write_conflict',
      'payments_unavailable',
    ],
  },
});

export type PricingTier = z.infer<typeof PricingTier>;
export type PaymentIntent = z.infer<typeof PaymentIntent>;
