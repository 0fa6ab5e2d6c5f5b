import { TAX_SETTINGS } from '@learning/shared/domain/money/tax';
import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables that lead to Stripe. Deployed functions read keys and site address from Parameter Store instead. */
export const billingEnvironment = z.object({
  /** `prod` accepts live keys only and no stand-in; every other environment refuses live keys. */
  ENVIRONMENT: z.string().min(1),
  /** `/learning/<environment>`, the path of the parameters. */
  SETTINGS_PATH: z.string().optional(),
  /** Comma-separated names of the parameters this function may read; all when absent. */
  SETTINGS: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Address of a stand-in for the Stripe API. */
  STRIPE_API_ORIGIN: z.url().optional(),
  /** The account that our records belong to, `acct_…`. */
  STRIPE_ACCOUNT: z.string().min(1).optional(),
  SITE_ORIGIN: z.url().optional(),
});

/** Environment variables of the webhook. */
export const paymentEnvironment = billingEnvironment.extend(tableEnvironment.shape);

/** Environment variables of the functions that read the user pool: billing (addresses for receipts) and reconciler (deleted accounts). */
export const learnerBillingEnvironment = paymentEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
});

/** Environment variables of the reconciler, which starts contracts. */
export const reconcilerEnvironment = learnerBillingEnvironment.extend({
  /** Whether tax is calculated, and whether prices include it. */
  TAX: z.enum(TAX_SETTINGS),
});

/** Environment variables of the function with the checkout. */
export const checkoutEnvironment = reconcilerEnvironment.extend({
  /** Whether consumers of Europe can buy. */
  CONSUMERS_OF_EUROPE: z.enum(['yes', 'no']),
});

export type BillingEnvironment = z.infer<typeof billingEnvironment>;
