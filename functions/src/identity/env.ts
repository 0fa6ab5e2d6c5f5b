import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the sign-in function. */
export const identityEnvironment = tableEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
});
