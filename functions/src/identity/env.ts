import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the sign-in function. */
export const identityEnvironment = tableEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
});

/** Environment variables of the function that sends the mails with codes instead of Cognito. */
export const customEmailSenderEnvironment = tableEnvironment.extend({
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter under `npm start`. */
  SITE_ORIGIN: z.url().optional(),
  /** ARN of the key with which Cognito encrypts the codes. */
  CODE_KEY: z.string().min(1),
  /** Verified sender address. */
  MAIL_SENDER: z.string().min(1),
});
