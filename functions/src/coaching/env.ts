import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the coaching function. */
export const coachingEnvironment = tableEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
  /** Address of the operator; empty for the contact address of the site. */
  OPERATOR_EMAIL: z.string().default(''),
});
