import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the requests function. */
export const requestEnvironment = tableEnvironment.extend({
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
  /** Address of the operator; empty for the contact address of the site. */
  OPERATOR_EMAIL: z.string().default(''),
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  SITE_ORIGIN: z.url().optional(),
});
