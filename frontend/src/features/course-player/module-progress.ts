import type { CourseState, ModuleProgress } from '@learning/shared/contract/learning';

/** Returns the state with one module's progress changed. */
export function withModuleProgress(
  state: CourseState,
  moduleId: string,
  change: (before: ModuleProgress) => Partial<ModuleProgress>,
): CourseState {
  const before = state.progress.find((entry) => entry.moduleId === moduleId) ?? untouched(moduleId);
  return {
    ...state,
    progress: [
      ...state.progress.filter((entry) => entry.moduleId !== moduleId),
      { ...before, ...change(before) },
    ],
  };
}

/** Returns the state after measured time of a module was added. */
export function withLearningTime(
  state: CourseState,
  moduleId: string,
  addedMinutes: number,
): CourseState {
  const { streakDays, hasLearnedToday, minutesThisWeek } = state.pace;
  return {
    ...withModuleProgress(state, moduleId, ({ timeSpent }) => ({
      timeSpent: timeSpent + addedMinutes,
    })),
    pace: {
      streakDays: hasLearnedToday ? streakDays : streakDays + 1,
      hasLearnedToday: true,
      minutesThisWeek: minutesThisWeek + addedMinutes,
    },
  };
}

const untouched = (moduleId: string): ModuleProgress => ({
  moduleId,
  completed: false,
  timeSpent: 0,
  completedAt: null,
  lastBlock: null,
});
