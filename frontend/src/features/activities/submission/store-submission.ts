import type { ActivityState, ActivitySubmission } from '@learning/shared/contract/activities';
import type { ActivityResult } from '@learning/shared/contract/learning';
import { isNewBest, resultAfter } from '@learning/shared/domain/scoring/best-result';
import type { QueryClient } from '@tanstack/react-query';
import { applyEffects } from '#queries/effects.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { updateCached } from '#queries/use-api-mutation.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { refusalQuery } from './refusal.ts';

/** Updates everything cached with a graded submission. A second answer to one attempt does not count as another submission. */
export function storeSubmission(
  queryClient: QueryClient,
  { learnerId, courseId }: { learnerId: string; courseId: number },
  submission: ActivitySubmission,
): void {
  const { activityId, attemptId } = submission;
  const { queryKey } = activityStateQuery(learnerId, activityId);
  const isRepeat = queryClient.getQueryData(queryKey)?.latestSubmission?.attemptId === attemptId;
  queryClient.setQueryData(
    queryKey,
    (state: ActivityState | undefined) => state && withSubmission(state, submission),
  );
  if (!isRepeat) {
    void updateCached(queryClient, courseStateQuery(learnerId, courseId).queryKey, (state) => ({
      ...state,
      activityResults: withResult(state.activityResults, submission),
    }));
  }
  queryClient.setQueryData(refusalQuery(learnerId, activityId).queryKey, null);
  void applyEffects(queryClient, 'submitActivity');
}

/** Returns the state after a submission: the best one counts, by the server's rule. */
export function withSubmission(
  state: ActivityState,
  submission: ActivitySubmission,
): ActivityState {
  // The document of a mark-up is that of one attempt, and so is its draft.
  const {
    outdated: _outdated,
    markUp,
    conversationAttempt: _closed,
    simulationAttempt: _played,
    ...current
  } = state;
  const { submission: best, latestSubmission: latest, submissionCount } = current;
  const isRepeat = latest?.attemptId === submission.attemptId;
  return {
    ...current,
    submission: isNewBest(best ? comparable(best) : undefined, comparable(submission))
      ? submission
      : best,
    latestSubmission: submission,
    submissionCount: isRepeat ? submissionCount : submissionCount + 1,
    attempt: null,
    scenarioAttempt: null,
    draft: markUp ? null : current.draft,
  };
}

/** Returns a course's results after a submission. */
export function withResult(
  results: ActivityResult[],
  submission: ActivitySubmission,
): ActivityResult[] {
  const { activityId } = submission;
  const before = results.find((result) => result.activityId === activityId);
  const after = resultAfter(before && comparable(before), comparable(submission));
  const isTold = after.completed || submission.score !== null;
  return [
    ...results.filter((result) => result.activityId !== activityId),
    { activityId, ...after, score: isTold ? after.score : null },
  ];
}

/** Failed tries at a scenario, a conversation or a simulation, which have no score, count the same. */
function comparable<T extends { score: number | null }>(result: T): T & { score: number } {
  return { ...result, score: result.score ?? 0 };
}
