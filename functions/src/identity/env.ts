import * as z from 'zod';

/** Environment variables of the sign-in function. */
export const identityEnvironment = z.object({
  USER_POOL_ID: z.string().min(1),
  USER_POOL_CLIENT_ID: z.string().min(1),
});
