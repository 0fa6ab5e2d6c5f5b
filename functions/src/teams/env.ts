import * as z from 'zod';

/** Environment of the function that serves teams. */
export const teamEnvironment = z.object({
  USER_POOL_ID: z.string().min(1),
  /** Verified address that mail comes from; empty where none is sent. */
  MAIL_SENDER: z.string().default(''),
  /** Below it in SSM Parameter Store stands `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** In its place on one machine. */
  SITE_ORIGIN: z.url().optional(),
});
