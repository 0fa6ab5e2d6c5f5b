import * as z from 'zod';

/** Environment variables of the function that copies table and accounts every week. */
export const weeklyCopyEnvironment = z.object({
  /** Of the table; DynamoDB exports it from its backups. */
  TABLE_ARN: z.string().min(1),
  USER_POOL_ID: z.string().min(1),
  /** The locked bucket of the copies. */
  COPIES_BUCKET: z.string().min(1),
});
