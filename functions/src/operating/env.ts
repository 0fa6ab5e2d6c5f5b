import * as z from 'zod';
import { learnerBillingEnvironment } from '#billing/env.ts';

/** Environment variables of the function that handles the calls of operators. */
export const operatingEnvironment = learnerBillingEnvironment.extend({
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
  /** Address for replies; empty for the contact address of the site. */
  OPERATOR_EMAIL: z.string().default(''),
});
