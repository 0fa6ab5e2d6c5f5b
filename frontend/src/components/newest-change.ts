import type { CourseChange } from '@learning/shared/contract/catalog';

/** Returns the newest change of a module, of one day the one that touches the fewest others; undefined if there is none. */
export function newestChangeOf(
  changes: readonly CourseChange[],
  moduleId: string,
): CourseChange | undefined {
  const own = changes.filter(({ modules }) => modules.includes(moduleId));
  return own
    .filter(({ date }) => date === own[0]?.date)
    .toSorted((a, b) => a.modules.length - b.modules.length)[0];
}
