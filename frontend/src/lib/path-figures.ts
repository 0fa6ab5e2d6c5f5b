import type { Course } from '@learning/shared/contract/catalog';
import {
  addMinutes,
  roundedHours,
  totalMinutes,
} from '@learning/shared/domain/learning/study-minutes';
import { dollars } from '#lib/dollars.ts';

/** Returns how many courses a path has, and their hours and price one by one. Source: rules/wording.md W32 */
export function pathFigures(courses: readonly Pick<Course, 'minutes' | 'price'>[]): string {
  const hours = roundedHours(totalMinutes(addMinutes(courses.map(({ minutes }) => minutes))));
  const price = courses.reduce((sum, course) => sum + course.price, 0);
  const count = courses.length === 1 ? '1 course' : `${courses.length} courses`;
  return `${count} · ${hours} hours · ${dollars(price)}`;
}
