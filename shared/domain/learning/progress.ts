/**
 * Returns the course percent: completed over total modules, rounded; 100 only if every module is complete.
 *
 * @returns whole number 0–100; 0 for a course without modules
 *
 * Source: rules/learning.md L1
 */
export function coursePercent(completedModules: number, totalModules: number): number {
  if (totalModules <= 0 || completedModules <= 0) return 0;
  if (completedModules >= totalModules) return 100;
  return Math.min(99, Math.round((completedModules / totalModules) * 100));
}

/** Returns the completed modules that the course still has; content may change after a learner completed a module. */
export function completedInCourse(
  completedModuleIds: Iterable<string>,
  courseModuleIds: readonly string[],
): string[] {
  const completed = new Set(completedModuleIds);
  return courseModuleIds.filter((id) => completed.has(id));
}

/**
 * Returns the module to continue with: the one opened last; if it is completed, the next one that is not, then any that is not. If
 * all are completed, the first.
 *
 * Source: rules/learning.md L6
 */
export function resumeModuleId(
  courseModuleIds: readonly string[],
  completedModuleIds: Iterable<string>,
  lastModuleId: string | null,
): string | undefined {
  const completed = new Set(completedModuleIds);
  const isOpen = (id: string) => !completed.has(id);
  const fromLast = courseModuleIds.slice(Math.max(0, courseModuleIds.indexOf(lastModuleId ?? '')));
  return fromLast.find(isOpen) ?? courseModuleIds.find(isOpen) ?? courseModuleIds[0];
}
