import type { ActivityState, ActivitySubmission } from '@learning/shared/contract/activities';
import type { ActivityResult, CourseState } from '@learning/shared/contract/learning';
import type { QueryClient } from '@tanstack/react-query';
import { applyEffects } from '#queries/effects.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { refusalQuery } from './refusal.ts';

/** Brings everything that was loaded up to date with a graded submission. */
export function storeSubmission(
  queryClient: QueryClient,
  { learnerId, courseId }: { learnerId: string; courseId: number },
  submission: ActivitySubmission,
): void {
  const { activityId } = submission;
  queryClient.setQueryData(
    activityStateQuery(learnerId, activityId).queryKey,
    (state: ActivityState | undefined) => state && withSubmission(state, submission),
  );
  queryClient.setQueryData(
    courseStateQuery(learnerId, courseId).queryKey,
    (state: CourseState | undefined) =>
      state && { ...state, activityResults: withResult(state.activityResults, submission) },
  );
  queryClient.setQueryData(refusalQuery(learnerId, activityId).queryKey, null);
  void applyEffects(queryClient, 'submitActivity');
}

/** The state after a submission: the best counts, the first of equals; a repeated answer changes nothing. */
export function withSubmission(
  state: ActivityState,
  submission: ActivitySubmission,
): ActivityState {
  const { submission: best, latestSubmission: latest, submissionCount } = state;
  const isRepeat = latest?.attemptId === submission.attemptId;
  return {
    ...state,
    submission: best === null || submission.score > best.score ? submission : best,
    latestSubmission: submission,
    submissionCount: isRepeat ? submissionCount : submissionCount + 1,
    attempt: null,
  };
}

/** A course's results after a submission, by the same rule. */
export function withResult(
  results: ActivityResult[],
  { activityId, score, completed, completedAt }: ActivitySubmission,
): ActivityResult[] {
  const before = results.find((result) => result.activityId === activityId);
  const submissionCount = (before?.submissionCount ?? 0) + 1;
  const result =
    before && before.score >= score
      ? { ...before, submissionCount }
      : { activityId, score, completed, completedAt, submissionCount };
  return [...results.filter((one) => one.activityId !== activityId), result];
}
