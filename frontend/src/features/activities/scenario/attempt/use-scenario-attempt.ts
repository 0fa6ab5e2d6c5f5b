import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { isFinalTurnRefusal, useResending } from '../../sending/use-resending.ts';
import { type PendingDecision, pendingDecisions } from './pending-decision.ts';

/**
 * Sends decisions. One that gets no answer stays on this device and is sent again: when the connection is back, when the
 * learner returns to the page, and every 15 seconds.
 */
export function useDecisions(learnerId: string, activityId: string, attempt: ScenarioAttempt) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  const [pending, setPending] = useState(() => pendingFor(learnerId, activityId, attempt));
  const forget = useCallback(() => {
    pendingDecisions.remove(learnerId, activityId);
    setPending(undefined);
  }, [learnerId, activityId]);

  const { mutate, isPending, error, reset } = useApiMutation('decideStep', {
    call: ({ attemptId, stepId, choiceId }: PendingDecision) => ({
      params: { userId: learnerId, id: activityId, attemptId },
      body: { stepId, choiceId },
    }),
    onSuccess: async (scenarioAttempt) => {
      forget();
      await updateCached(queryClient, queryKey, (state) => ({ ...state, scenarioAttempt }));
    },
    onError: async (failure) => {
      if (!isFinalTurnRefusal(failure)) return;
      forget();
      // Decided in another tab or on another device: show where the scenario stands.
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  useResending(pending, { isPending, error, mutate });

  const decide = (stepId: string, choiceId: string) => {
    const decision = { attemptId: attempt.id, stepId, choiceId };
    pendingDecisions.write(decision, learnerId, activityId);
    setPending(decision);
    reset();
    mutate(decision);
  };
  return {
    decide,
    sendNow: () => pending && mutate(pending),
    /** The choice that is on its way. */
    sentChoiceId: pending?.choiceId,
    isSending: isPending,
    /** Not answered yet, although it was sent: the connection is lost, or the server is busy. */
    isUnsent: pending !== undefined && error !== null,
    refusal: isFinalTurnRefusal(error) ? userMessageOf(error) : undefined,
  };
}

/** Returns the decision that an earlier visit could not send, if it is about the open step. */
function pendingFor(
  learnerId: string,
  activityId: string,
  attempt: ScenarioAttempt,
): PendingDecision | undefined {
  const stored = pendingDecisions.read(learnerId, activityId);
  if (stored?.attemptId === attempt.id && stored.stepId === attempt.step?.id) return stored;
  if (stored) pendingDecisions.remove(learnerId, activityId);
  return undefined;
}
