import type { CourseChange } from '@learning/shared/contract/catalog';

/**
 * Returns the newest change of law in a module, of one day the one that touches the fewest others; undefined if there is none.
 * Source: rules/content.md C44
 */
export function newestLawChangeOf(
  changes: readonly CourseChange[],
  moduleId: string,
): CourseChange | undefined {
  const own = changes.filter(({ kind, modules }) => kind === 'law' && modules.includes(moduleId));
  return own
    .filter(({ date }) => date === own[0]?.date)
    .toSorted((a, b) => a.modules.length - b.modules.length)[0];
}
