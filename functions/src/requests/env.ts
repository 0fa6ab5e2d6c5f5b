import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the requests function. */
export const requestEnvironment = tableEnvironment.extend({
  /** Verified sender address; empty where no mail is sent. */
  MAIL_SENDER: z.string().default(''),
});
