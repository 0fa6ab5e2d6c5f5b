import type { CourseState, ModuleProgress } from '@learning/shared/contract/learning';

/** The state with one module's progress changed; undefined while no state is loaded. */
export function withModuleProgress(
  state: CourseState | undefined,
  moduleId: string,
  change: (before: ModuleProgress) => Partial<ModuleProgress>,
): CourseState | undefined {
  if (!state) return undefined;
  const before = state.progress.find((one) => one.moduleId === moduleId) ?? untouched(moduleId);
  return {
    ...state,
    progress: [
      ...state.progress.filter((one) => one.moduleId !== moduleId),
      { ...before, ...change(before) },
    ],
  };
}

const untouched = (moduleId: string): ModuleProgress => ({
  moduleId,
  completed: false,
  timeSpent: 0,
  completedAt: null,
  lastBlock: null,
});
