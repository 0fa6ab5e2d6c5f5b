import * as z from 'zod';

/** Environment of every function that touches the table. */
export const tableEnvironment = z.object({ TABLE_NAME: z.string().min(1) });
