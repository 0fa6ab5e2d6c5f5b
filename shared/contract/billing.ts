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
    summary: 'Prepare the payment of a tier, a course or the bundle; the server sets the price',
    group: 'billing',
    access: 'learner',
    body: z.strictObject({
      pricingTierSlug: z.string().max(60).optional(),
      courseId: CourseId.optional(),
    }),
    response: z.object({ clientSecret: z.string(), amount: Dollars }),
    status: 201,
    errors: ['course_not_found', 'already_owned', 'not_implemented'],
  },
});

export type PricingTier = z.infer<typeof PricingTier>;
