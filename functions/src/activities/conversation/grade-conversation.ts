import type { ConversationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import {
  scoreConversation,
  type ConversationScore,
} from '@learning/shared/domain/scoring/score-conversation';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { Failure } from '#failure.ts';
import type { Grading } from '../grading/grading.ts';
import type { SentPlay } from '../played/submit-played.ts';
import type { PublishedConversation } from './conversation-records.ts';
import type { OpenConversation } from './conversation-repository.ts';
import { saidIn } from './present-conversation.ts';

type Score = ConversationScore<PublishedConversation['lines'][number]>;

/**
 * Grades what was said in a conversation. Only a pass tells goals and marks; a failure has the replies, and says whether the outcome
 * or a guardrail fell short.
 *
 * @throws Failure `conversation_not_begun` if nothing was said.
 * Source: rules/scoring.md S2, S21, S33, S34
 */
export function gradeConversation(
  { attempt, played }: OpenConversation,
  { failedBefore, now }: Pick<SentPlay, 'failedBefore' | 'now'>,
): Grading {
  // Ended before a word was said: nothing to grade, and no attempt lost by a slip of the finger.
  if (attempt.said.length === 0) throw new Failure('conversation_not_begun');
  const config = played.conversation;
  const scored = scoreConversation(config, saidIn(attempt), played.passingScore);
  const { passed, score } = scored;
  const summary = passed ? config.feedback.passing : config.feedback.failing;
  const payload: ConversationSubmissionPayload = {
    person: config.person,
    opening: config.opening,
    summary,
    reachesOutcome: scored.reachesOutcome,
    keepsGuardrails: scored.keepsGuardrails,
    turns: scored.played.turns.map(({ line, reply }) => ({
      line: line.text,
      reply: reply.text,
      ...(passed ? { why: reply.why, ...(reply.mark ? { mark: reply.mark } : {}) } : {}),
    })),
    readAt: config.sections,
    ...(passed ? { record: recordOf(config, scored) } : {}),
  };
  return {
    score,
    passed,
    feedback: summary,
    payload,
    ...(passed ? {} : { nextAttemptAt: nextAttemptAt(failedBefore + 1, now).toISOString() }),
  };
}

/** Returns what the conversation established, and what was never asked. */
function recordOf({ goals }: PublishedConversation, { played: { reached } }: Score) {
  return {
    established: goals.filter(({ id }) => reached.has(id)).map(({ text }) => text),
    open: goals.filter(({ id }) => !reached.has(id)).map(({ missing }) => missing),
  };
}
