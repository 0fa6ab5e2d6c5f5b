import type { ApiContract } from '@learning/shared/contract/contract';
import type { CallOf } from '@learning/shared/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { isFinalTurnRefusal, useResending } from '../sending/use-resending.ts';
import type { PendingTurn, PlayedAttempt, PlayedKind, TurnCall } from './played-kind.ts';

/**
 * Sends turns. One that gets no answer stays on this device and is sent again: when the connection is back, when the learner
 * returns to the page, and every 15 seconds.
 */
export function useTurns<Attempt extends PlayedAttempt, Turn extends object>(
  kind: PlayedKind<Attempt, Turn>,
  learnerId: string,
  attempt: Attempt,
) {
  const { activityId } = attempt;
  const { pendingTurns } = kind;
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  const [pending, setPending] = useState(() => pendingFor(kind, learnerId, attempt));
  const forget = useCallback(() => {
    pendingTurns.remove(learnerId, activityId);
    setPending(undefined);
  }, [pendingTurns, learnerId, activityId]);

  const { mutate, isPending, error, reset } = useApiMutation(kind.turnCall, {
    call: ({ attemptId, ...body }: PendingTurn<Turn>) =>
      ({ params: { userId: learnerId, id: activityId, attemptId }, body }) as unknown as CallOf<
        ApiContract[TurnCall]
      >,
    onSuccess: async (answer) => {
      forget();
      await updateCached(queryClient, queryKey, (state) => ({
        ...state,
        ...kind.inState(answer as Attempt),
      }));
    },
    onError: async (failure) => {
      if (!isFinalTurnRefusal(failure)) return;
      forget();
      // Played on in another tab or on another device: show where the attempt stands.
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  useResending(pending, { isPending, error, mutate });

  const send = (turn: Turn) => {
    const sent = { ...turn, attemptId: attempt.id };
    pendingTurns.write(sent, learnerId, activityId);
    setPending(sent);
    reset();
    mutate(sent);
  };
  return {
    send,
    sendNow: () => pending && mutate(pending),
    /** The turn that is on its way. */
    sent: pending,
    isSending: isPending,
    /** Not answered yet, although it was sent: the connection is lost, or the server is busy. */
    isUnsent: pending !== undefined && error !== null,
    refusal: isFinalTurnRefusal(error) ? userMessageOf(error) : undefined,
  };
}

/** Returns the turn that an earlier visit could not send, if the attempt still waits for it. */
function pendingFor<Attempt extends PlayedAttempt, Turn>(
  { pendingTurns, isNext }: PlayedKind<Attempt, Turn>,
  learnerId: string,
  attempt: Attempt,
): PendingTurn<Turn> | undefined {
  const stored = pendingTurns.read(learnerId, attempt.activityId);
  if (stored?.attemptId === attempt.id && isNext(stored, attempt)) return stored;
  if (stored) pendingTurns.remove(learnerId, attempt.activityId);
  return undefined;
}
