/** Requests as stored. Rows are parsed with these on the way out. */
import { REQUEST_TOPICS } from '@learning/shared/contract/requests';
import * as z from 'zod';

export const REQUEST_SCHEMA_VERSION = 1;

/** What a visitor wrote to the operator. Nobody has checked the address. */
export const RequestRecord = z.object({
  entity: z.literal('request'),
  /** Made by the sender. */
  requestId: z.string(),
  /** ULID; the index lists by it. */
  listId: z.string(),
  topic: z.enum(REQUEST_TOPICS),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  message: z.string(),
  createdAt: z.string(),
  /** Whether the mail to the operator was sent. */
  isOperatorTold: z.boolean(),
  /** Whether the confirmation to the sender was sent. */
  isConfirmed: z.boolean(),
});

export type RequestRecord = z.infer<typeof RequestRecord>;
