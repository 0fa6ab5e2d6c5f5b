import {
  MAX_DRAFT_VALUES,
  type ActivityState,
  type MarkUpDocument,
} from '@learning/shared/contract/activities';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import type { ActivityRecord, CourseRecord } from '#catalog/catalog-records.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import type { StoredActivity } from './activity-items.ts';
import type { DraftRecord } from './activity-records.ts';
import { presentConversation } from './conversation/present-conversation.ts';
import { presentMarkUp } from './mark-up/drawn-document.ts';
import { presentAttempt } from './skill-check/present-attempt.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { readActivity, type ActivityCommand } from './open-activity.ts';
import { presentSubmission } from './submissions/present-submission.ts';
import { presentScenario } from './scenario/present-scenario.ts';
import { presentSimulation } from './simulation/present-simulation.ts';

/**
 * Returns best and latest submission, open attempt and draft of one activity, in the same few reads for any number of
 * submissions. An attempt that was started with access is shown until it is submitted.
 *
 * @throws Failure `activity_not_found`, `payment_required`.
 */
export async function readActivityState(
  command: ActivityCommand,
  deps: ActivityDependencies,
): Promise<ActivityState> {
  const { userId, activityId, now } = command;
  const [{ course, record, learner }, stored] = await Promise.all([
    readActivity(command, deps),
    deps.items.readAll(userId, activityId),
  ]);
  const { scenario, conversation, simulation, draft, findSubmission } = stored;
  const attempt = ACTIVITY_FACTS[record.type].isTimed ? stored.attempt : undefined;
  if (attempt?.status !== 'open') requireAccess(learner, course, now);
  const played = scenario ?? conversation ?? simulation;
  const tried = played
    ? { status: played.status, id: played.attempt.id }
    : attempt && { status: attempt.status, id: attempt.id };
  const result = await currentResult({ ...command, course, learner, attempt: tried }, deps);
  const outdated = [
    ...(tried?.status === 'outdated' ? ['attempt' as const] : []),
    ...(draft === 'outdated' ? ['draft' as const] : []),
  ];
  const markUp = presentMarkUp(record, { userId, result, now });
  return {
    activityId,
    ...(await presentSubmissions(result, findSubmission, now)),
    submissionCount: result?.submissionCount ?? 0,
    attempt: attempt?.status === 'open' ? presentAttempt(attempt, now) : null,
    scenarioAttempt: scenario?.status === 'open' ? presentScenario(scenario) : null,
    ...(conversation?.status === 'open'
      ? { conversationAttempt: presentConversation(conversation) }
      : {}),
    ...(simulation?.status === 'open' ? { simulationAttempt: presentSimulation(simulation) } : {}),
    ...(markUp ? { markUp } : {}),
    draft:
      draft && draft !== 'outdated' && isDraftOfNext(record, draft, markUp)
        ? presentDraft(draft)
        : null,
    ...(outdated.length > 0 ? { outdated } : {}),
  };
}

/** Whether a draft belongs to the next attempt. Marks are saved under the document that they stand in. */
function isDraftOfNext(
  { type }: ActivityRecord,
  { values }: DraftRecord,
  markUp: MarkUpDocument | undefined,
): boolean {
  if (type !== 'mark-up') return true;
  return markUp !== undefined && Object.hasOwn(values, markUp.id);
}

interface ReadState extends ActivityCommand {
  course: CourseRecord;
  learner: LearnerState;
  attempt: { status: 'open' | 'submitted' | 'outdated'; id: string } | undefined;
}

/** Returns the result read with the learner, or reads it again if the attempt was submitted between the two reads. */
async function currentResult(
  { userId, activityId, course, learner, attempt }: ReadState,
  { submissions }: ActivityDependencies,
): Promise<ActivityResultRecord | undefined> {
  const result = learner.activityResults.find(
    (activityResult) =>
      activityResult.courseId === course.id && activityResult.activityId === activityId,
  );
  const isBehind = attempt?.status === 'submitted' && attempt.id !== result?.latestAttemptId;
  return isBehind ? submissions.findResult(userId, course.id, activityId) : result;
}

async function presentSubmissions(
  result: ActivityResultRecord | undefined,
  find: StoredActivity['findSubmission'],
  now: Date,
) {
  const shown = async (attemptId: string | undefined) => {
    const found = attemptId === undefined ? undefined : await find(attemptId);
    return found ? presentSubmission(found, now) : null;
  };
  const [submission, latestSubmission] = await Promise.all([
    shown(result?.bestAttemptId),
    shown(result?.latestAttemptId),
  ]);
  return { submission, latestSubmission };
}

function presentDraft({ values, updatedAt }: DraftRecord) {
  // Two tabs that save at once can together exceed what one call may send.
  const entries = Object.entries(values).slice(0, MAX_DRAFT_VALUES);
  return { values: Object.fromEntries(entries), updatedAt };
}
