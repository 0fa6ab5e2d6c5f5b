import type { Course } from '@learning/shared/contract/catalog';
import {
  addMinutes,
  roundedHours,
  totalMinutes,
} from '@learning/shared/domain/learning/study-minutes';

/** What the public pages say about the catalog, counted from it. */
export interface CatalogFigures {
  courses: number;
  /** Courses with a place in the framework: all but the documentation series. */
  coreCourses: number;
  categories: number;
  levels: number;
  expertCourses: number;
  activities: number;
  resources: number;
  /** Hours as the plans print them: of all kinds of learning time, of the core courses, and of activities alone. */
  hours: number;
  coreHours: number;
  practiceHours: number;
}

export function catalogFigures(courses: readonly Course[]): CatalogFigures {
  const core = courses.filter(({ moduleNumber }) => moduleNumber !== null);
  const minutesOf = (some: readonly Course[]) => addMinutes(some.map(({ minutes }) => minutes));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    courses: courses.length,
    coreCourses: core.length,
    categories: new Set(core.map(({ category }) => category)).size,
    levels: new Set(core.map(({ level }) => level)).size,
    expertCourses: core.filter(({ level }) => level === 'expert').length,
    activities: sum(courses.map(({ activityCount }) => activityCount)),
    resources: sum(courses.map(({ resourceCount }) => resourceCount)),
    hours: roundedHours(totalMinutes(minutesOf(courses))),
    coreHours: roundedHours(totalMinutes(minutesOf(core))),
    practiceHours: roundedHours(minutesOf(courses).activities),
  };
}
