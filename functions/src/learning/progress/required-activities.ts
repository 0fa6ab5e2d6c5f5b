import type { ModuleRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { ActivityResultRecord } from '../learner-records.ts';

/**
 * A module is complete only when there is something to have learned; an assessment only when each of its activities is passed
 * (DECISIONS section 4).
 *
 * @throws Failure `module_not_written`; `activities_incomplete`, whose details name what is not passed.
 */
export function requireCompletable(
  module: ModuleRecord,
  results: readonly ActivityResultRecord[],
): void {
  if (!module.isWritten) throw new Failure('module_not_written');
  if (module.type !== 'assessment') return;
  const passed = new Set(results.filter((one) => one.completed).map((one) => one.activityId));
  const open = module.activities.filter((activity) => !passed.has(activity.id));
  if (open.length === 0) return;
  throw new Failure('activities_incomplete', {
    activityIds: open.map((activity) => activity.id),
    titles: open.map((activity) => activity.title),
  });
}
