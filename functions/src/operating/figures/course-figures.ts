import type { CourseRow, operatorFigureRoutes } from '@learning/shared/contract/operators/figures';
import type { ResponseOf } from '@learning/shared/contract/route';
import { requireCourse } from '#catalog/find-course.ts';
import { skuOf } from '#table/keys.ts';
import type { FigureReaders } from './dependencies.ts';
import { rangeOf, type RangeInput } from './figure-range.ts';

type Routes = typeof operatorFigureRoutes;
type Readers = Pick<FigureReaders, 'catalog' | 'figures'>;

const COUNTERS = [
  'enrollments',
  'moduleCompletions',
  'submissions',
  'completions',
  'certificates',
] as const;

/** Returns what learners did in each course, by month. One Query for each month, all at once. */
export async function getCourseFigures(
  input: RangeInput,
  { catalog, figures }: Readers,
  now: Date,
): Promise<ResponseOf<Routes['getCourseFigures']>> {
  const { from, to } = rangeOf(input, now);
  const [{ courses }, days] = await Promise.all([catalog.read(), figures.readDays(from, to)]);
  const rows = courses.flatMap(({ id, title }) => {
    const product = skuOf('course', id);
    const months = Map.groupBy(
      days.filter((row) => row.product === product),
      ({ day }) => day.slice(0, 7),
    );
    return [...months].map(([month, ofMonth]): CourseRow => {
      const sums = COUNTERS.map((name) => [
        name,
        ofMonth.reduce((total, row) => total + row[name], 0),
      ]);
      const counts = Object.fromEntries(sums) as Record<(typeof COUNTERS)[number], number>;
      return { month, courseId: id, title, ...counts };
    });
  });
  return {
    from,
    to,
    courses: rows
      .filter((row) => COUNTERS.some((name) => row[name] > 0))
      .toSorted(
        (one, other) => one.month.localeCompare(other.month) || one.courseId - other.courseId,
      ),
  };
}

/** Returns how far each cohort of a course came. One Query. Source: rules/figures.md G10 */
export async function getCourseCohorts(
  { id }: { id: number },
  { catalog, figures }: Readers,
): Promise<ResponseOf<Routes['getCourseCohorts']>> {
  const [course, { cohorts }] = await Promise.all([
    requireCourse(catalog, id),
    figures.readCourse(id),
  ]);
  return {
    courseId: id,
    title: course.title,
    modules: course.modules.map((module) => ({ id: module.id, title: module.title })),
    cohorts: cohorts
      .map(({ month, enrolled, completed, reached }) => ({
        month,
        enrolled,
        completed,
        reached: course.modules.map((module) => reached[module.id] ?? 0),
      }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
  };
}
