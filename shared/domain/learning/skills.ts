import type { CourseCategory } from '../course.ts';
import { coursePercent } from './progress.ts';

/** Fields of work with the names and order of the dashboard; each is a category of the catalog. */
const FIELDS: readonly (readonly [name: string, category: CourseCategory])[] = [
  ['Strategic HR', 'integration'],
  ['Recruitment', 'recruitment'],
  ['Performance Management', 'performance'],
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
 * Returns the completed share of the catalog by field of work. Modules count by their minutes, so a long one counts more than a short
 * one. Fields without courses are left out.
 *
 * Source: rules/learning.md L16
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
      // 100 only if nothing is missing, as for courses.
      percent: coursePercent(minutesOf(completed), minutesOf(modules)),
      completedModules: completed.length,
      moduleCount: modules.length,
    };
  });
}

function minutesOf(modules: TeachingCourse['modules']): number {
  return modules.reduce((sum, module) => sum + module.durationMinutes, 0);
}
