import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { ActivityResult, ModuleProgress } from '@learning/shared/contract/learning';
import { coursePercent, resumeModuleId } from '@learning/shared/domain/learning/progress';

export interface OutlineEntry {
  module: ModuleSummary;
  isCompleted: boolean;
  /** Activities of the module that are not passed yet. */
  openActivityIds: string[];
  /** The paragraph at which the learner stopped, or 0. */
  lastBlock: number;
}

/** Returns the modules in order with their status. */
export function outlineOf(
  modules: readonly ModuleSummary[],
  progress: readonly ModuleProgress[],
  activityResults: readonly ActivityResult[],
): OutlineEntry[] {
  const completed = new Set(
    progress.filter((entry) => entry.completed).map((entry) => entry.moduleId),
  );
  const passed = new Set(
    activityResults.filter((result) => result.completed).map((result) => result.activityId),
  );
  return modules
    .toSorted((a, b) => a.order - b.order)
    .map((module) => ({
      module,
      isCompleted: completed.has(module.id),
      openActivityIds: module.activityIds.filter((id) => !passed.has(id)),
      lastBlock: progress.find((entry) => entry.moduleId === module.id)?.lastBlock ?? 0,
    }));
}

/** Returns the module to resume at. */
export function resumeModule(
  outline: readonly OutlineEntry[],
  lastModuleId: string | null,
): ModuleSummary | undefined {
  const completed = outline.filter((entry) => entry.isCompleted).map((entry) => entry.module.id);
  const ids = outline.map((entry) => entry.module.id);
  const id = resumeModuleId(ids, completed, lastModuleId);
  return outline.find((entry) => entry.module.id === id)?.module;
}

/** Returns the previous and the next module. */
export function neighborsOf(outline: readonly OutlineEntry[], moduleId: string | undefined) {
  const index = outline.findIndex(({ module }) => module.id === moduleId);
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: outline[index - 1]?.module, next: outline[index + 1]?.module };
}

/** A lesson that is new to the learner opens with questions if earlier, completed ones have any. */
export function hasOpening(
  outline: readonly OutlineEntry[],
  { module, isCompleted }: OutlineEntry,
): boolean {
  return (
    !isCompleted &&
    outline.some(
      (one) => one.isCompleted && one.module.order < module.order && one.module.recallCardCount > 0,
    )
  );
}

/** Returns when the first module and half of the course were completed; null if not, or if the date is unknown. */
export function milestonesOf(progress: readonly ModuleProgress[], moduleCount: number) {
  const completed = progress.filter((entry) => entry.completed);
  const dates = completed.map((entry) => entry.completedAt ?? '').toSorted();
  const reached = (count: number) => ({
    isReached: completed.length >= count,
    reachedAt: dates[count - 1] || null,
  });
  let half = 1;
  while (half < moduleCount && coursePercent(half, moduleCount) < 50) half += 1;
  return { firstModule: reached(1), halfCourse: reached(half) };
}

/** Prints `2 activities`, `1 of 2 done`, `activities done`; empty without activities. */
export function printActivities({ module, openActivityIds }: OutlineEntry): string {
  const count = module.activityIds.length;
  const passed = count - openActivityIds.length;
  if (count === 0) return '';
  const noun = count === 1 ? 'activity' : 'activities';
  if (passed === 0) return `${count} ${noun}`;
  return passed === count ? `${noun} done` : `${passed} of ${count} done`;
}
