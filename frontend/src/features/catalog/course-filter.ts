import type { Course } from '@learning/shared/contract/catalog';

/** How many courses the catalog shows at first, and more at a click. */
export const CATALOG_PAGE_SIZE = 9;

/** The option for every level or category. */
export const ALL = 'all';

export interface CourseFilter {
  search: string;
  level: string;
  category: string;
}

export const NO_FILTER: CourseFilter = { search: '', level: ALL, category: ALL };

/** What the filters compare. */
export type Filterable = Record<
  keyof Pick<Course, 'title' | 'description' | 'category' | 'level'>,
  string
>;

/**
 * Returns the courses that match the level, the category and the search (case-insensitive, in title, description or
 * category). Source: rules/wording.md W9
 */
export function filterCourses<T extends Filterable>(
  courses: readonly T[],
  filter: CourseFilter,
): T[] {
  const search = comparable(filter.search.trim());
  return courses.filter(
    (course) =>
      (filter.level === ALL || course.level === filter.level) &&
      (filter.category === ALL || course.category === filter.category) &&
      [course.title, course.description, course.category].some((text) =>
        comparable(text).includes(search),
      ),
  );
}

/** Makes texts comparable: courses have typographic quotes, keyboards straight ones. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"');
}

/** Returns 'all', then the values of the courses in the order they first appear. */
export function filterOptions(values: readonly string[]): string[] {
  return [ALL, ...new Set(values)];
}

/** Capitalizes the first letter: 'skills development' → 'Skills development'. */
export function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
