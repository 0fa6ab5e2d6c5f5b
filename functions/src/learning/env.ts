import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the learning function, which reads the address of a learner who starts a trial. */
export const learningEnvironment = tableEnvironment.extend({ USER_POOL_ID: z.string().min(1) });
