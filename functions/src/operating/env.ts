import * as z from 'zod';
import { learnerBillingEnvironment } from '#billing/env.ts';

/** Environment variables of the function that handles the calls of operators. */
export const operatingEnvironment = learnerBillingEnvironment.extend({
  /** A client of the pool, for mailing a code again. */
  USER_POOL_CLIENT_ID: z.string().min(1),
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
  /** Address for replies; empty for the contact address of the site. */
  OPERATOR_EMAIL: z.string().default(''),
});
