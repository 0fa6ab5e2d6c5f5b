import {
  COURSE_CATEGORIES,
  COURSE_LEVELS,
  type CourseCategory,
  type CourseLevel,
} from '@learning/shared/domain/course';

/** The filters in the query of `/courses`; a missing one filters nothing. */
export interface CatalogSearch {
  search?: string;
  level?: CourseLevel;
  category?: CourseCategory;
}

/** Keeps the search text, and the level and category if they exist. */
export function parseCatalogSearch(query: Record<string, unknown>): CatalogSearch {
  const search = textOf(query['search']);
  const level = COURSE_LEVELS.find((courseLevel) => courseLevel === query['level']);
  const category = COURSE_CATEGORIES.find((courseCategory) => courseCategory === query['category']);
  return { ...(search && { search }), ...(level && { level }), ...(category && { category }) };
}

/** Returns a parameter as text: the router parses `?search=2024` as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
