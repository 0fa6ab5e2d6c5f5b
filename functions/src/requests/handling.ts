import { INBOX_STATES } from '@learning/shared/contract/inbox-states';
import * as z from 'zod';
import type { Condition } from '#table/table.ts';

/** What operators do about a request or a coaching session. */
export const Handling = z.object({
  /** null until an operator chose one: then it follows from what was asked and answered. */
  state: z.enum(INBOX_STATES).nullable(),
  /** The operator who takes care of it, as the audit record names them; null for no one. */
  owner: z.string().nullable(),
  /** Grows with each change by an operator. */
  version: z.int(),
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
  /** Changes of a session since then make it new again; 0 for a request. */
  stage: z.int(),
});
export type Handling = z.infer<typeof Handling>;

/** The handling of what no operator has touched, and of items from before there was an inbox. */
export const UNTOUCHED: Handling = {
  state: null,
  owner: null,
  version: 0,
  changedBy: null,
  changedAt: null,
  stage: 0,
};

/** A reply that an operator wrote in the inbox. */
export const Reply = z.object({
  /** Created by the operator's browser, so that a retry is recognized. */
  id: z.string(),
  text: z.string(),
  at: z.string(),
  /** `sending` stays when no one knows whether the mail left. */
  mail: z.enum(['sending', 'sent', 'refused']),
});
export type Reply = z.infer<typeof Reply>;

/** Returns the condition that no operator changed an item since it was read. */
export const unchangedHandling = ({ version }: Handling): Required<Condition> => ({
  ConditionExpression:
    version === 0
      ? '(attribute_not_exists(handling) OR handling.#version = :handled)'
      : 'handling.#version = :handled',
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':handled': version },
});
