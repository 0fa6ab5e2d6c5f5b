/** Prices and payments. Source: rules/money.md M1, M2, M3, M4, M5. */
import * as z from 'zod';
import { BILLING_INTERVALS } from '#domain/money/billing-interval.ts';
import { StudyMinutes } from './catalog.ts';
import { CountryCode, CourseId, Dollars, VisibleLine } from './fields.ts';
import { PlanDiscount, PurchaseDiscount, PurchaseTax } from './purchases.ts';
import { defineRoutes } from './route.ts';

export const PricingTier = z
  .object({
    id: z.int().positive(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    /** Per month; null if sales sets the price. */
    price: Dollars.nullable(),
    /** Per year; null if it is not sold by the year. */
    yearlyPrice: Dollars.nullable(),
    maxUsers: z.int().positive().nullable(),
    isPopular: z.boolean(),
    features: z.array(z.string()),
    levels: z.array(z.string()),
    coachingSessionsPerMonth: z.union([z.int().min(0), z.literal('unlimited')]),
    /** What the plan's courses hold, counted in the catalog. */
    contents: z.object({
      courses: z.int().min(0),
      coreCourses: z.int().min(0),
      activities: z.int().min(0),
      minutes: StudyMinutes,
    }),
  })
  .meta({ id: 'PricingTier' });

/** A prepared payment: the data for Stripe's payment element and for the order summary. */
export const PaymentIntent = z
  .object({
    /** Id of the order; the purchases page lists it. */
    orderId: z.string(),
    kind: z.enum(['course', 'bundle', 'subscription']),
    /** Title of the course or bundle, or the plan's name. */
    description: z.string(),
    /** Due now. */
    amount: Dollars,
    /** Of what is due now; null without a promotion code. */
    discount: PurchaseDiscount.nullable(),
    /** How long the promotion code counts for a plan; null without one, and for a course. */
    planDiscount: PlanDiscount.nullable(),
    /** Part of the amount; null where no tax is calculated. */
    tax: PurchaseTax.nullable(),
    /** null if there is nothing to confirm because the plan is already active. */
    clientSecret: z.string().nullable(),
    /** The Stripe confirmation that the secret is for; `free`: nothing is left to pay, and `completeFreeOrder` completes it. */
    confirmation: z.enum(['payment', 'setup', 'none', 'free']),
    /** Public key of the Stripe account that created the secret. */
    publishableKey: z.string(),
  })
  .meta({ id: 'PaymentIntent' });

export const billingRoutes = defineRoutes({
  listPricingTiers: {
    method: 'GET',
    path: '/api/pricing',
    summary: 'The pricing tiers',
    group: 'catalog',
    access: 'public',
    response: z.array(PricingTier),
    cacheSeconds: 60,
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary:
      'Prepare the payment of exactly one tier, course or bundle (16); the server sets the price, and a repeated call returns the same payment',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    body: z.strictObject({
      pricingTierSlug: z.string().max(60).optional(),
      /** How often a plan is paid; without it, every month. */
      interval: z.enum(BILLING_INTERVALS).optional(),
      courseId: CourseId.optional(),
      /** Where the buyer lives, or the business is; without it, the United States. */
      country: CountryCode.optional(),
      /** Where the environment calculates tax, and the country's depends on it. */
      postalCode: VisibleLine(20).min(1).optional(),
      /** The version of the consent to a start within the withdrawal period that was ticked. */
      startConsent: z.iso.date().optional(),
      /** As the learner typed it. */
      promotionCode: z.string().trim().min(1).max(60).optional(),
    }),
    response: PaymentIntent,
    status: 201,
    errors: [
      'course_not_found',
      'course_not_offered',
      'tier_not_found',
      'contact_sales',
      'already_owned',
      'subscription_active',
      'payment_disputed',
      'promotion_code_invalid',
      'gift_code_at_checkout',
      'promotion_code_other_product',
      'account_closing',
      'write_conflict',
      'payments_unavailable',
      'consumers_not_served',
      'start_consent_required',
      'tax_address_required',
    ],
  },
});

export type PricingTier = z.infer<typeof PricingTier>;
export type PaymentIntent = z.infer<typeof PaymentIntent>;
