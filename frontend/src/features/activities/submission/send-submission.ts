import type { QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { isFinalRefusal, offlineError, userMessageOf } from '#lib/api-error.ts';
import { retryWhileVisible } from '#lib/retry-while-visible.ts';
import { readSession } from '#lib/session/session-store.ts';
import { announceOutcome, type SubmissionOutcome } from './submission-outcome.ts';
import {
  removeUnsent,
  storeUnsent,
  type UnsentSubmission,
  unsentChanged,
  unsentKey,
  unsentOf,
} from './unsent-submissions.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { refusalQuery } from './refusal.ts';
import { storeSubmission } from './store-submission.ts';

/** `submitting`: for the first time. `waiting` and `sending`: stored on the device and tried again. */
export type SendingState = 'none' | 'submitting' | 'waiting' | 'sending';

const underWay = new Map<string, { outcome: Promise<SubmissionOutcome>; isRepeat: boolean }>();

/**
 * Submits. The submission is stored on the device until the server has answered, so that nothing loses it. Never
 * rejects; shows the outcome in a toast.
 *
 * @param isRepeat an automatic retry of a stored submission
 */
export function sendSubmission(
  queryClient: QueryClient,
  submission: UnsentSubmission,
  isRepeat = false,
): Promise<SubmissionOutcome> {
  const key = unsentKey(submission);
  const running = underWay.get(key);
  if (running) return running.outcome;
  if (!isRepeat) {
    storeUnsent(submission);
    queryClient.setQueryData(
      refusalQuery(submission.learnerId, submission.activityId).queryKey,
      null,
    );
  }
  const outcome = send(queryClient, submission)
    .then((result) => {
      announceOutcome(result, submission, isRepeat);
      return result;
    })
    .finally(() => {
      underWay.delete(key);
      unsentChanged();
    });
  underWay.set(key, { outcome, isRepeat });
  unsentChanged();
  return outcome;
}

/** Returns the sending state of a learner's submission on this device. */
export function sendingState(learnerId: string, activityId: string): SendingState {
  const [submission] = unsentOf(learnerId, activityId);
  if (!submission) return 'none';
  const running = underWay.get(unsentKey(submission));
  if (!running) return 'waiting';
  return running.isRepeat ? 'sending' : 'submitting';
}

/**
 * Sends the learner's unsent submissions until it is stopped.
 *
 * @returns stops it
 */
export function retryUnsent(queryClient: QueryClient, learnerId: string): () => void {
  return retryWhileVisible(async (isStopped) => {
    for (const submission of unsentOf(learnerId)) {
      if (isStopped()) return;
      await sendSubmission(queryClient, submission, true);
    }
  });
}

async function send(
  queryClient: QueryClient,
  submission: UnsentSubmission,
): Promise<SubmissionOutcome> {
  const { learnerId, activityId, attemptId, payload } = submission;
  const session = readSession();
  // Another learner is signed in, or no one. The server would refuse it, too: the body names the learner.
  if (session.status !== 'signed-in' || session.learner.id !== learnerId) {
    return { kind: 'unsent', error: offlineError() };
  }
  try {
    const graded = await api.submitActivity({
      params: { id: activityId },
      body: { userId: learnerId, activityId, attemptId, payload },
    });
    storeSubmission(queryClient, submission, graded);
    removeUnsent(submission);
    return { kind: 'graded', submission: graded };
  } catch (error) {
    if (!isFinal(error)) return { kind: 'unsent', error };
    queryClient.setQueryData(refusalQuery(learnerId, activityId).queryKey, userMessageOf(error));
    removeUnsent(submission);
    void queryClient.invalidateQueries({
      queryKey: activityStateQuery(learnerId, activityId).queryKey,
    });
    return { kind: 'refused', error };
  }
}

/** Lost access can come back, and so can a route that a release moved. An unknown error proves nothing. */
function isFinal(error: unknown): boolean {
  return isFinalRefusal(error, 'payment_required', 'forbidden', 'route_not_found');
}
