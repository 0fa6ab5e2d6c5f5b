import type { CourseLevel } from '@learning/shared/domain/course';
import { secondScenarioId } from '#schema.ts';
import type { ContentIssue, CourseFolder } from '#source.ts';

/** Expert courses must have a second scenario, advanced ones may. */
const SECOND_SCENARIO_LEVELS: ReadonlySet<CourseLevel> = new Set(['advanced', 'expert']);

/** Checks that a second scenario is in another lesson than the first, in an advanced or expert course. Source: rules/content.md C43 */
export function checkSecondScenario({ slug, course }: CourseFolder): ContentIssue[] {
  const [first, second, ...others] = course.activities.filter(({ type }) => type === 'scenario');
  if (!first || !second) return [];
  const lesson = course.modules.find(({ id }) => id === second.moduleId);
  const problem =
    !SECOND_SCENARIO_LEVELS.has(course.level) || others.length > 0
      ? 'plan a scenario too many'
      : second.id !== secondScenarioId(slug)
        ? `name the second scenario '${second.id}'; expected '${secondScenarioId(slug)}'`
        : lesson?.type !== 'lesson' || second.moduleId === first.moduleId
          ? 'put the second scenario into no lesson of its own'
          : undefined;
  return problem ? [{ file: `${slug}/course.ts`, field: 'activities', message: problem }] : [];
}
