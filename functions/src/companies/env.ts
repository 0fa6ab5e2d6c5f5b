import * as z from 'zod';

export const webhookVariables = {
  /** Whether webhooks may lead to plain HTTP and to this machine, as under `npm start`. No deployment sets it. */
  LOCAL_WEBHOOKS: z.enum(['yes', 'no']).default('no'),
};
