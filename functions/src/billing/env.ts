import * as z from 'zod';

/**
 * Environment of the functions that speak with Stripe. Deployed, keys and the site's address are parameters below
 * `SETTINGS_PATH`; on one machine they are variables.
 */
export const billingEnvironment = z.object({
  /** `prod` takes live keys and no stand-in; all others refuse live keys. */
  ENVIRONMENT: z.string().min(1),
  /** `/learning/<environment>` in SSM Parameter Store: `stripe/secret-key`, `stripe/publishable-key`, `stripe/webhook-secret`, `site/origin`. */
  SETTINGS_PATH: z.string().optional(),
  /** Which of them this function may read, with commas between; all when absent. */
  SETTINGS: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Address of a stand-in for Stripe's API. */
  STRIPE_API_ORIGIN: z.url().optional(),
  SITE_ORIGIN: z.url().optional(),
});

/** Of the function that serves learners: it asks the user pool for the address a receipt goes to. */
export const learnerBillingEnvironment = billingEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
});

export type BillingEnvironment = z.infer<typeof billingEnvironment>;
