import { MAX_DRAFT_VALUES } from '@learning/shared/contract/activities';
import { LARGEST_FORM_BYTES } from '@learning/shared/domain/documents/document-size';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import { SERVED_TYPES } from '../activity-types.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import { requireActivity } from '#catalog/find-course.ts';
import { readActivityRecord, requireOpen, type ActivityCommand } from '../open-activity.ts';

interface Command extends ActivityCommand {
  values: Record<string, string>;
  /** True drops the values that were saved before. */
  replace: boolean;
}

/**
 * Saves the values that the learner has typed or chosen so far. Refuses values that would be too large to submit.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `not_enrolled`, `payload_too_large`.
 */
export async function saveDraft(command: Command, deps: ActivityDependencies) {
  const { userId, activityId, values, replace, now } = command;
  const { course, module } = await requireActivity(deps.catalog, activityId);
  const [record, learner, before] = await Promise.all([
    readActivityRecord(deps.catalog, module.id, activityId),
    deps.learners.readAccess(userId),
    replace ? undefined : deps.drafts.find(userId, activityId),
  ]);
  requireOpen(learner, course.id, now);
  const saved = before === 'outdated' ? {} : before?.values;
  if (!fits(record, { ...saved, ...values })) throw new Failure('payload_too_large');

  const updatedAt = now.toISOString();
  const draft = { entity: 'draft' as const, activityId: record.id, values, updatedAt };
  const outcome = await deps.drafts[replace ? 'replace' : 'merge'](userId, draft);
  if (outcome === 'too_large') throw new Failure('payload_too_large');
  return { updatedAt };
}

function fits(record: ActivityRecord, values: Record<string, string>): boolean {
  if (Object.keys(values).length > MAX_DRAFT_VALUES) return false;
  if (Buffer.byteLength(JSON.stringify(values)) > LARGEST_FORM_BYTES) return false;
  return SERVED_TYPES[record.type].fitsSubmission(record, values);
}
