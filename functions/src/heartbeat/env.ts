import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the function that checks whether the product works. */
export const heartbeatEnvironment = tableEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
  /** Path in SSM Parameter Store that holds `site/origin`, which is known only once the site is deployed. */
  SETTINGS_PATH: z.string().optional(),
  /** Replaces the parameter in tests. */
  SITE_ORIGIN: z.url().optional(),
});
