import * as z from 'zod';

/** Environment variables of every function that uses the table. */
export const tableEnvironment = z.object({ TABLE_NAME: z.string().min(1) });
