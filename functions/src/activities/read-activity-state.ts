import { MAX_DRAFT_VALUES, type ActivityState } from '@learning/shared/contract/activities';
import type { DraftRecord } from './activity-records.ts';
import { presentAttempt } from './asked-questions.ts';
import { bestSubmission } from './best-result.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { openActivity, type ActivityCommand } from './open-activity.ts';

/**
 * Submissions, open attempt and draft of one activity.
 *
 * @throws ApiFailure `activity_not_found`, `payment_required`.
 */
export async function readActivityState(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ActivityState> {
  const { userId, activityId, now } = command;
  const [{ record }, { submissions, attempt, draft }] = await Promise.all([
    openActivity(command, deps),
    deps.submissions.readAll(userId, activityId),
  ]);
  return {
    activityId,
    submission: bestSubmission(submissions) ?? null,
    latestSubmission: submissions.at(-1) ?? null,
    submissionCount: submissions.length,
    attempt: attempt?.status === 'open' ? presentAttempt(attempt, record, now) : null,
    draft: draft ? presentDraft(draft) : null,
  };
}

function presentDraft({ values, updatedAt }: DraftRecord) {
  // Two tabs that save at once may together exceed what one call may send.
  const entries = Object.entries(values).slice(0, MAX_DRAFT_VALUES);
  return { values: Object.fromEntries(entries), updatedAt };
}
