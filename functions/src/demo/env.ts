import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the function that starts demos. */
export const demoEnvironment = tableEnvironment.extend({
  USER_POOL_ID: z.string().min(1),
  /** Whether the environment has a demo; the function has no rights elsewhere. */
  HAS_DEMO: z.enum(['yes', 'no']),
});
