import type { ModuleRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { ActivityResultRecord } from '../learner-records.ts';

/**
 * Refuses to complete a module whose text is not published, and an assessment until each of its activities is passed.
 *
 * @throws Failure `module_not_written`; `activities_incomplete`, with the activities that are not passed.
 * Source: rules/learning.md L3
 */
export function requireCompletable(
  module: ModuleRecord,
  results: readonly ActivityResultRecord[],
): void {
  if (!module.isWritten) throw new Failure('module_not_written');
  if (module.type !== 'assessment') return;
  const passed = new Set(results.filter((one) => one.completed).map((one) => one.activityId));
  const notPassed = module.activities.filter((activity) => !passed.has(activity.id));
  if (notPassed.length === 0) return;
  throw new Failure('activities_incomplete', {
    activityIds: notPassed.map((activity) => activity.id),
    titles: notPassed.map((activity) => activity.title),
  });
}
