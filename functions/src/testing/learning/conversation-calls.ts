import type { ConversationConfig } from '@learning/content/schema';
import { lineIdsOf } from '@learning/content/testing/said-lines';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import type { LearnerApi } from '../api/open-api.ts';

/**
 * Returns the calls about one conversation, made by one learner.
 *
 * @param config the conversation as written
 */
export function conversationCalls(
  learner: LearnerApi,
  id: string,
  config: Pick<ConversationConfig, 'lines' | 'goodOrder'>,
) {
  const params = { userId: 'me', id };
  const line = (attemptId: string, turn: number, lineId: string) => ({
    params: { ...params, attemptId },
    body: { turn, lineId },
  });
  const submission = (attemptId?: string) => ({
    params: { id },
    body: { userId: 'me', activityId: id, payload: '{}', ...(attemptId && { attemptId }) },
  });
  const calls = {
    state: () => learner.ok('getActivityState', { params }),
    start: () => learner.ok('startConversation', { params }),
    startRefused: () => learner.refused('startConversation', { params }),
    /** Ids as the attempt shows them. */
    send: (...named: Parameters<typeof line>) => learner.ok('sayLine', line(...named)),
    sendRefusal: (...named: Parameters<typeof line>) => learner.refusal('sayLine', line(...named)),
    /** The id that an attempt shows for a line of the content. */
    shown: (attempt: ConversationAttempt, written: string) =>
      lineIdsOf(
        config,
        [...attempt.lines, ...attempt.turns.map((turn) => turn.line)],
        [written],
      )[0]!,
    /** Says lines of the content, as long as the conversation lasts. */
    async say(attempt: ConversationAttempt, written: readonly string[]) {
      let current = attempt;
      for (const lineId of written) {
        if (current.lines.length === 0) break;
        const shown = calls.shown(current, lineId);
        current = await calls.send(current.id, current.turns.length, shown);
      }
      return current;
    },
    submit: (attemptId?: string) => learner.ok('submitActivity', submission(attemptId)),
    submitRefused: (attemptId?: string) => learner.refused('submitActivity', submission(attemptId)),
  };
  return calls;
}
