import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { SEED_LIMIT, seededRandom, shuffled } from '@learning/shared/domain/shuffle';
import { randomInt } from 'node:crypto';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { requireWaited } from '../attempt-wait.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from '../open-activity.ts';
import { conversationConfig } from './conversation-config.ts';
import type { OpenConversation } from './conversation-repository.ts';
import { presentConversation } from './present-conversation.ts';

/**
 * Starts a conversation, or returns the open attempt with what was said. Two tabs that start at once get the same attempt. An open
 * attempt that this release cannot read is replaced and does not count.
 *
 * @throws Failure `activity_not_found` (also for an activity that is not a conversation), `payment_required`, `not_enrolled`,
 * `activity_passed`, `attempt_not_yet` (names when it opens), `write_conflict`.
 * Source: rules/scoring.md S21, S32
 */
export async function startConversation(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ConversationAttempt> {
  const { userId, activityId, now } = command;
  const open = await retryOnConflict(async () => {
    const [{ course, record, learner }, before] = await Promise.all([
      openActivity(command, deps),
      deps.conversations.find(userId, activityId),
    ]);
    requireEnrolled(learner, course.id);
    if (record.type !== 'conversation') throw new Failure('activity_not_found');
    if (before?.status === 'open') return before;
    requireWaited(before && { ...before.attempt, status: before.status }, now);

    const attemptId = deps.newId(now);
    const config = conversationConfig(record);
    // The place of a line tells nothing.
    const lines = shuffled(config.lines, seededRandom(randomInt(SEED_LIMIT)));
    const started: OpenConversation = {
      status: 'open',
      attempt: {
        entity: 'conversationAttempt',
        id: attemptId,
        activityId,
        status: 'open',
        startedAt: now.toISOString(),
        said: [],
      },
      played: {
        entity: 'playedConversation',
        attemptId,
        activityId,
        passingScore: record.passingScore,
        conversation: { ...config, lines },
      },
    };
    const outcome = await deps.conversations.start(userId, course.id, started, before);
    if (outcome === 'passed') throw new Failure('activity_passed');
    return outcome === 'started' ? started : CONFLICT;
  });
  return presentConversation(open);
}
