import type { CourseCategory } from '../course.ts';
import { coursePercent } from './progress.ts';

/** Fields of work as the dashboard names them, in its order; each is a category of the catalogue. */
const FIELDS: readonly (readonly [name: string, category: CourseCategory])[] = [
  ['Strategic HR', 'integration'],
  ['Recruitment', 'recruitment'],
  ['Performance Mgmt', 'performance'],
  ['Employee Relations', 'relations'],
  ['Learning & Development', 'development'],
  ['HR Foundations', 'foundation'],
  ['HR Documentation', 'skills development'],
];

interface TeachingCourse {
  category: CourseCategory;
  modules: readonly { id: string; durationMinutes: number }[];
}

export interface Skill {
  name: string;
  percent: number;
  completedModules: number;
  moduleCount: number;
}

/**
 * What was learned of all that the catalogue teaches, by field of work: minutes of completed modules over minutes of all, so
 * that a long module counts for more than a short one. A field that nothing teaches is left out.
 *
 * Source: specification section 2, dashboard (its fixed bars are real here, DECISIONS).
 */
export function skillsOf(
  courses: readonly TeachingCourse[],
  completedModuleIds: Iterable<string>,
): Skill[] {
  const completedIds = new Set(completedModuleIds);
  return FIELDS.flatMap(([name, category]) => {
    const modules = courses
      .filter((course) => course.category === category)
      .flatMap((course) => course.modules);
    if (modules.length === 0) return [];
    const completed = modules.filter((module) => completedIds.has(module.id));
    return {
      name,
      // 100 only when nothing is missing, as for courses.
      percent: coursePercent(minutesOf(completed), minutesOf(modules)),
      completedModules: completed.length,
      moduleCount: modules.length,
    };
  });
}

function minutesOf(modules: TeachingCourse['modules']): number {
  return modules.reduce((sum, module) => sum + module.durationMinutes, 0);
}
