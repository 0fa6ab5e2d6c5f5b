import type { ActivitySubmission } from '@learning/shared/contract/activities';
import { ACTIVITY_FACTS, isActivityType } from '@learning/shared/domain/activity-types';
import { showToast } from '#components/feedback/toast.ts';
import { userMessageOf } from '#lib/api-error.ts';
import type { UnsentSubmission } from './unsent-submissions.ts';

/** `unsent`: the server did not answer, it is sent again later. `refused`: the server will never take it. */
export type SubmissionOutcome =
  | { kind: 'graded'; submission: ActivitySubmission }
  | { kind: 'unsent' | 'refused'; error: unknown };

/** Shows the outcome of a submission in a toast, unless the page says it: a try that did not pass, or a retry that failed again. */
export function announceOutcome(
  outcome: SubmissionOutcome,
  { activityTitle, activityType }: UnsentSubmission,
  isRepeat: boolean,
): void {
  if (outcome.kind === 'graded') {
    const { score, completed } = outcome.submission;
    if (!completed && !isRepeat) return;
    showToast(
      completed
        ? {
            title: 'Activity Completed!',
            description:
              isActivityType(activityType) && !ACTIVITY_FACTS[activityType].isGraded
                ? `You submitted ${activityTitle}.`
                : `${activityTitle}: passed with ${score}%.`,
            tone: 'success',
          }
        : {
            title: 'Answers Saved',
            description:
              score === null
                ? `${activityTitle}: not passed this time. Your results show what followed.`
                : `${activityTitle}: ${score}%. You didn’t reach the pass mark this time. Your results show what to do next.`,
            tone: 'info',
          },
    );
  } else if (outcome.kind === 'refused') {
    showToast({
      title: 'Submission Failed',
      description: userMessageOf(outcome.error),
      tone: 'error',
    });
  } else if (!isRepeat) {
    showToast({
      title: 'Submission Failed',
      description: 'There was an error saving your progress. Please try again.',
      tone: 'error',
    });
  }
}
