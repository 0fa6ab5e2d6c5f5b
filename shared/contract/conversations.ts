/** Conversations are played with the server, one line a call. Source: rules/scoring.md S32 */
import * as z from 'zod';
import { AttemptId } from './attempt-id.ts';
import { ContentId, Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

const ConversationLine = z.object({
  /** Its place in the order of this attempt: `line-3`. */
  id: z.string(),
  text: z.string(),
});

export const ConversationAttempt = z
  .object({
    id: z.string(),
    activityId: ContentId,
    startedAt: Instant,
    /** What was said, in order: it cannot be unsaid. */
    turns: z.array(z.object({ line: ConversationLine, reply: z.string() })),
    /** What can still be said, in the order drawn for this attempt; empty once the conversation is over. */
    lines: z.array(ConversationLine),
    /** Lines that there is still time for; 0 once the conversation is over. */
    turnsLeft: z.int().min(0),
  })
  .meta({ id: 'ConversationAttempt' });

export const conversationRoutes = defineRoutes({
  startConversation: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/conversation',
    summary: 'Start a conversation, or resume the attempt that is open',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: ContentId }),
    response: ConversationAttempt,
    status: 201,
    errors: [
      'activity_not_found',
      'payment_required',
      'not_enrolled',
      'activity_passed',
      'attempt_not_yet',
      'write_conflict',
    ],
  },
  sayLine: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/conversation/{attemptId}/lines',
    summary:
      'Say a line in a conversation and get the reply. Sending the same line again changes nothing',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: ContentId, attemptId: AttemptId }),
    body: z.strictObject({
      /** How many lines were said before it, so that no line answers a reply that its learner hasn't seen. */
      turn: z.int().min(0).max(50),
      lineId: ContentId,
    }),
    response: ConversationAttempt,
    errors: [
      'activity_not_found',
      'payment_required',
      'conversation_attempt_closed',
      'turn_taken',
      'conversation_over',
      'write_conflict',
    ],
  },
});

export type ConversationAttempt = z.infer<typeof ConversationAttempt>;
