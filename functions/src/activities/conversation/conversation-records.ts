import { ConversationConfig } from '@learning/content/schema';
import * as z from 'zod';
import { jsonText, storedItem } from '#table/stored-item.ts';
import { SectionPlace } from '../skill-check/skill-check-config.ts';

/** A conversation as published: with the sections that it links to. */
export const PublishedConversation = ConversationConfig.extend({
  sections: z.array(SectionPlace).default([]),
});

/** A learner's one attempt at a conversation: the open one, or the last one that was submitted. */
export const ConversationAttemptRecord = z.object({
  entity: z.literal('conversationAttempt'),
  /** ULID. */
  id: z.string(),
  activityId: z.string(),
  status: z.enum(['open', 'submitted']),
  startedAt: z.string(),
  /** In order; only ever appended to. Everything else follows from it. */
  said: z.array(z.object({ lineId: z.string(), at: z.string() })),
  /** Once submitted and failed: when the next attempt opens. */
  nextAttemptAt: z.string().optional(),
});

/**
 * The conversation that an open attempt plays and is graded by: as published when it started, with the lines in the order drawn for
 * this attempt. An item of its own, so that a line does not rewrite it. Never leaves the server as a whole.
 */
export const PlayedConversationRecord = z.object({
  entity: z.literal('playedConversation'),
  attemptId: z.string(),
  activityId: z.string(),
  /** Percent. */
  passingScore: z.int(),
  conversation: jsonText(PublishedConversation),
});

export const conversationAttemptItem = storedItem(ConversationAttemptRecord);
export const playedConversationItem = storedItem(PlayedConversationRecord);

export type PublishedConversation = z.infer<typeof PublishedConversation>;
export type ConversationAttemptRecord = z.infer<typeof ConversationAttemptRecord>;
export type PlayedConversationRecord = z.infer<typeof PlayedConversationRecord>;
