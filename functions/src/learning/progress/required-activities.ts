import type { ModuleRecord } from '#catalog/catalog-records.ts';
import { Failure } from '#failure.ts';
import type { ActivityResultRecord } from '../learner-records.ts';

/**
 * Refuses to complete a module whose text is not published, or whose activities are not all passed. The module that completes the
 * course also needs the activities of all other modules: some may have been completed before this rule, or without them.
 *
 * @throws Failure `module_not_written`; `activities_incomplete`, with the activities that are not passed.
 * Source: rules/learning.md L3
 */
export function requireCompletable(
  module: ModuleRecord,
  modulesOfCourse: readonly ModuleRecord[],
  results: readonly ActivityResultRecord[],
): void {
  if (!module.isWritten) throw new Failure('module_not_written');
  const passed = new Set(
    results.filter((result) => result.completed).map((result) => result.activityId),
  );
  const notPassed = [
    module,
    ...modulesOfCourse.filter((otherModule) => otherModule.id !== module.id),
  ]
    .flatMap((other) => other.activities)
    .filter((activity) => !passed.has(activity.id));
  if (notPassed.length === 0) return;
  throw new Failure('activities_incomplete', {
    activityIds: notPassed.map((activity) => activity.id),
    titles: notPassed.map((activity) => activity.title),
  });
}
