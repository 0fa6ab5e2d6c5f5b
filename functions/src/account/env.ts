import * as z from 'zod';
import { learnerBillingEnvironment } from '#billing/env.ts';

/** Environment variables of the account function. The address of a Stripe customer follows that of the account. */
export const accountEnvironment = learnerBillingEnvironment.extend({
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
  /** The domain that passkeys belong to; empty where there are none. */
  PASSKEY_DOMAIN: z.string().default(''),
});
