import * as z from 'zod';
import { webhookVariables } from '#companies/env.ts';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the function that hands teams over. */
export const handoverEnvironment = tableEnvironment.extend({ USER_POOL_ID: z.string().min(1) });

/** Environment variables of the teams function. */
export const teamEnvironment = handoverEnvironment.extend({
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  SITE_ORIGIN: z.url().optional(),
  ...webhookVariables,
});
