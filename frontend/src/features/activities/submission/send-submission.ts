import type { QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { isFinalRefusal, offlineError, userMessageOf } from '#lib/api-error.ts';
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

const RETRY_AFTER_MS = 30_000;

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
 * Sends the learner's unsent submissions: now, when online again, when the learner returns to the page, and every 30
 * seconds while the page is visible.
 *
 * @returns stops it
 */
export function retryUnsent(queryClient: QueryClient, learnerId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const sendAll = async () => {
    clearTimeout(timer);
    if (navigator.onLine && document.visibilityState === 'visible') {
      for (const submission of unsentOf(learnerId)) {
        if (isStopped) return;
        await sendSubmission(queryClient, submission, true);
      }
    }
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(start, RETRY_AFTER_MS);
  };
  const start = () => void sendAll();

  start();
  addEventListener('online', start);
  document.addEventListener('visibilitychange', start);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', start);
    document.removeEventListener('visibilitychange', start);
  };
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
