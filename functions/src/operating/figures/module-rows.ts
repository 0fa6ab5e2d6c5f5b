import type { ActivityRow, ModuleRow } from '@learning/shared/contract/operators/figures';
import { dropOffOf, moduleFlags } from '@learning/shared/domain/figures/module-flags';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { ActivityFigures } from '#figures/figure-records.ts';
import type { CourseFigures } from '#figures/reading/figure-reader.ts';

type Outline = CourseRecord['modules'][number]['activities'][number];

/** Returns the modules in their order, with the time they take and the learners who leave at each. Source: rules/figures.md G9, G10 */
export function moduleRows(
  { modules }: CourseRecord,
  { cohorts, modules: counted }: Pick<CourseFigures, 'cohorts' | 'modules'>,
): ModuleRow[] {
  const reached = modules.map(({ id }) =>
    cohorts.reduce((sum, cohort) => sum + (cohort.reached[id] ?? 0), 0),
  );
  const enrolled = cohorts.reduce((sum, cohort) => sum + cohort.enrolled, 0);
  return modules.map(({ id, title, durationMinutes }, index) => {
    const { timed = 0, minutes = 0 } = counted.find((row) => row.moduleId === id) ?? {};
    const before = index === 0 ? enrolled : reached[index - 1]!;
    const completions = reached[index]!;
    const sums = {
      printedMinutes: durationMinutes,
      timed,
      measuredMinutes: timed === 0 ? null : minutes / timed,
      before,
      completions,
    };
    const { before: _before, ...shown } = sums;
    return { moduleId: id, title, ...shown, dropOff: dropOffOf(sums), flags: moduleFlags(sums) };
  });
}

export function activityRow(
  { id, title, type }: Outline,
  counted: readonly ActivityFigures[],
): ActivityRow {
  const row = counted.find(({ activityId }) => activityId === id);
  const { learners = 0, submissions = 0, passes = 0, firstPasses = 0, triesToPass = 0 } = row ?? {};
  return {
    activityId: id,
    title,
    type,
    learners,
    submissions,
    passes,
    firstPassShare: learners === 0 ? null : firstPasses / learners,
    triesToPass: passes === 0 ? null : triesToPass / passes,
  };
}
