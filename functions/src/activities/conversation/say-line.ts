import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { requireActivity } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { lineShownAs, playedSoFar, presentConversation } from './present-conversation.ts';

interface Command extends ActivityCommand {
  attemptId: string;
  /** How many lines were said before, as the learner saw it. */
  turn: number;
  /** As the attempt shows it. */
  lineId: string;
}

/**
 * Says a line in a conversation and returns the attempt with the reply. One round trip of reads, one write. The same line again
 * changes nothing; another one at a turn that is taken is refused, because it was chosen without that turn's reply.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `conversation_attempt_closed`, `turn_taken`, `conversation_over`,
 * `invalid_request` for a line that there isn't or that was said before, `write_conflict`.
 */
export async function sayLine(
  { userId, activityId, attemptId, turn, lineId, now }: Command,
  { catalog, learners, conversations }: ActivityDependencies,
): Promise<ConversationAttempt> {
  return retryOnConflict(async () => {
    const [{ course }, learner, found] = await Promise.all([
      requireActivity(catalog, activityId),
      learners.read(userId),
      conversations.find(userId, activityId),
    ]);
    requireAccess(learner, course, now);
    if (found?.status !== 'open' || found.attempt.id !== attemptId) {
      throw new Failure('conversation_attempt_closed');
    }
    const { turns, isOver } = playedSoFar(found);
    const line = lineShownAs(found, lineId);
    const before = turns.at(turn);
    if (line && before?.line.id === line.id) return presentConversation(found);
    if (turn !== turns.length) throw new Failure('turn_taken');
    if (isOver) throw new Failure('conversation_over');
    if (!line || turns.some((earlier) => earlier.line.id === line.id)) {
      const fields = [{ path: 'body.lineId', message: 'is not a line that can be said' }];
      throw new Failure('invalid_request', undefined, fields);
    }
    const saidLine = { lineId: line.id, at: now.toISOString() };
    const outcome = await conversations.append(userId, found.attempt, saidLine);
    if (outcome === 'conflict') return CONFLICT;
    const said = [...found.attempt.said, saidLine];
    return presentConversation({ ...found, attempt: { ...found.attempt, said } });
  });
}
