import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { isFinalTurnRefusal, useResending } from '../../sending/use-resending.ts';
import { type PendingLine, pendingLines } from './pending-line.ts';

/** Starts an attempt at a conversation, or resumes the open one, and stores it in the cached state. */
export function useStartConversation(learnerId: string, activityId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  return useApiMutation('startConversation', {
    call: () => ({ params: { userId: learnerId, id: activityId } }),
    onSuccess: (conversationAttempt) =>
      updateCached(queryClient, queryKey, (state) => ({ ...state, conversationAttempt })),
    onError: async (error) => {
      // Passed or failed in another tab or on another device: load the results, with the wait.
      if (hasCode(error, 'activity_passed', 'attempt_not_yet'))
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Says lines. One that gets no answer stays on this device and is sent again. */
export function useLines(learnerId: string, activityId: string, attempt: ConversationAttempt) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  const [pending, setPending] = useState(() => pendingFor(learnerId, activityId, attempt));
  const forget = useCallback(() => {
    pendingLines.remove(learnerId, activityId);
    setPending(undefined);
  }, [learnerId, activityId]);

  const { mutate, isPending, error, reset } = useApiMutation('sayLine', {
    call: ({ attemptId, turn, lineId }: PendingLine) => ({
      params: { userId: learnerId, id: activityId, attemptId },
      body: { turn, lineId },
    }),
    onSuccess: async (conversationAttempt) => {
      forget();
      await updateCached(queryClient, queryKey, (state) => ({ ...state, conversationAttempt }));
    },
    onError: async (failure) => {
      if (!isFinalTurnRefusal(failure)) return;
      forget();
      // Something else was said in another tab or on another device: show where the conversation stands.
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  useResending(pending, { isPending, error, mutate });

  const say = (lineId: string) => {
    const line = { attemptId: attempt.id, turn: attempt.turns.length, lineId };
    pendingLines.write(line, learnerId, activityId);
    setPending(line);
    reset();
    mutate(line);
  };
  return {
    say,
    sendNow: () => pending && mutate(pending),
    /** The line that is on its way. */
    sentLineId: pending?.lineId,
    isSending: isPending,
    /** Not answered yet, although it was sent: the connection is lost, or the server is busy. */
    isUnsent: pending !== undefined && error !== null,
    refusal: isFinalTurnRefusal(error) ? userMessageOf(error) : undefined,
  };
}

/** Returns the line that an earlier visit could not send, if nothing was said since. */
function pendingFor(
  learnerId: string,
  activityId: string,
  attempt: ConversationAttempt,
): PendingLine | undefined {
  const stored = pendingLines.read(learnerId, activityId);
  const isNext = stored?.turn === attempt.turns.length && attempt.lines.length > 0;
  if (stored?.attemptId === attempt.id && isNext) return stored;
  if (stored) pendingLines.remove(learnerId, activityId);
  return undefined;
}
