import * as z from 'zod';
import { tableEnvironment } from '#table/env.ts';

/** Environment variables of the function that handles the calls of operators. */
export const operatingEnvironment = tableEnvironment.extend({ USER_POOL_ID: z.string().min(1) });
