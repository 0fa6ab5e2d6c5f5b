import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { ModuleProgress } from '@learning/shared/contract/learning';
import { resumeModuleId } from '@learning/shared/domain/progress';

export interface OutlineEntry {
  module: ModuleSummary;
  isCompleted: boolean;
}

/** The modules in order, each with its mark. */
export function outlineOf(
  modules: readonly ModuleSummary[],
  progress: readonly ModuleProgress[],
): OutlineEntry[] {
  const completed = new Set(progress.filter((one) => one.completed).map((one) => one.moduleId));
  return modules
    .toSorted((a, b) => a.order - b.order)
    .map((module) => ({ module, isCompleted: completed.has(module.id) }));
}

/** The module to go on with (`resumeModuleId`). */
export function resumeModule(
  outline: readonly OutlineEntry[],
  lastModuleId: string | null,
): ModuleSummary | undefined {
  const completed = outline.filter((entry) => entry.isCompleted).map((entry) => entry.module.id);
  const ids = outline.map((entry) => entry.module.id);
  const id = resumeModuleId(ids, completed, lastModuleId);
  return outline.find((entry) => entry.module.id === id)?.module;
}

/** The modules before and after one. */
export function neighboursOf(outline: readonly OutlineEntry[], moduleId: string) {
  const index = outline.findIndex(({ module }) => module.id === moduleId);
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: outline[index - 1]?.module, next: outline[index + 1]?.module };
}

/** `1 h 25 min`, `40 min`, `2 h`. */
export function printMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}
