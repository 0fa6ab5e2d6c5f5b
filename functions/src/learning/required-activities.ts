import type { ModuleRecord } from '../catalog/catalog-records.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { ActivityResultRecord } from './learner-records.ts';

/**
 * An assessment is complete only when each of its published activities is passed (DECISIONS section 4).
 *
 * @throws ApiFailure `activities_incomplete`; its details name what is not passed.
 */
export function requireActivitiesPassed(
  module: ModuleRecord,
  results: readonly ActivityResultRecord[],
): void {
  if (module.type !== 'assessment') return;
  const passed = new Set(results.filter((one) => one.completed).map((one) => one.activityId));
  const open = module.activities.filter((activity) => !passed.has(activity.id));
  if (open.length === 0) return;
  throw new ApiFailure('activities_incomplete', {
    activityIds: open.map((activity) => activity.id),
    titles: open.map((activity) => activity.title),
  });
}
