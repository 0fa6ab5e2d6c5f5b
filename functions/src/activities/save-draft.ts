import { MAX_DRAFT_VALUES } from '@learning/shared/contract/activities';
import { ApiFailure } from '../http/api-failure.ts';
import type { ActivityDependencies } from './dependencies.ts';
import { openActivity, requireEnrolled, type ActivityCommand } from './open-activity.ts';

/** What is larger could not be handed in either: a body holds 256 KB. */
const MAX_DRAFT_BYTES = 200_000;

interface Command extends ActivityCommand {
  values: Record<string, string>;
  /** Drop what was saved before. */
  replace: boolean;
}

/**
 * Saves what was typed or chosen so far.
 *
 * @throws ApiFailure `activity_not_found`, `payment_required`, `not_enrolled`, `payload_too_large`.
 */
export async function saveDraft(command: Command, deps: ActivityDependencies) {
  const { userId, activityId, values, replace, now } = command;
  const [{ course, record, learner }, before] = await Promise.all([
    openActivity(command, deps),
    replace ? undefined : deps.drafts.find(userId, activityId),
  ]);
  requireEnrolled(learner, course.id);
  if (!fits({ ...before?.values, ...values })) throw new ApiFailure('payload_too_large');

  const updatedAt = now.toISOString();
  const draft = { entity: 'draft' as const, activityId: record.id, values, updatedAt };
  const outcome = await deps.drafts[replace ? 'replace' : 'merge'](userId, draft);
  if (outcome === 'too_large') throw new ApiFailure('payload_too_large');
  return { updatedAt };
}

function fits(values: Record<string, string>): boolean {
  return (
    Object.keys(values).length <= MAX_DRAFT_VALUES &&
    Buffer.byteLength(JSON.stringify(values)) <= MAX_DRAFT_BYTES
  );
}
