import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { hasCode, isFinalRefusal, userMessageOf } from '#lib/api-error.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';
import { type PendingDecision, pendingDecisions } from './pending-decision.ts';

const RETRY_AFTER_MS = 15_000;

/** Starts an attempt at a scenario, or resumes the open one, and stores it in the cached state. */
export function useStartScenario(learnerId: string, activityId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, activityId);
  return useApiMutation('startScenario', {
    call: () => ({ params: { userId: learnerId, id: activityId } }),
    onSuccess: (scenarioAttempt) =>
      updateCached(queryClient, queryKey, (state) => ({ ...state, scenarioAttempt })),
    onError: async (error) => {
      // Passed or failed in another tab or on another device: load the results, with the wait.
      if (hasCode(error, 'activity_passed', 'attempt_not_yet'))
        await queryClient.invalidateQueries({ queryKey });
    },
  });
}

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
      if (!isFinal(failure)) return;
      forget();
      // Decided in another tab or on another device: show where the scenario stands.
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const isWaiting = pending !== undefined && !isPending;

  useEffect(() => {
    if (!pending || !isWaiting) return;
    const send = () => {
      if (navigator.onLine && document.visibilityState === 'visible') mutate(pending);
    };
    // Stored by an earlier visit: sent at once.
    if (!error) send();
    const timer = setInterval(send, RETRY_AFTER_MS);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [pending, isWaiting, error, mutate]);

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
    refusal: isFinal(error) ? userMessageOf(error) : undefined,
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

/** Lost access can come back, and so can a route that a release moved. An unknown error proves nothing. */
function isFinal(error: unknown): boolean {
  return isFinalRefusal(error, 'payment_required', 'forbidden', 'route_not_found');
}
