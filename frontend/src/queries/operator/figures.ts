import { operatorQuery } from './operator-query.ts';

/** Months from and to, as `2026-11`. */
export interface MonthRange {
  from: string;
  to: string;
}

export const revenueQuery = (query: MonthRange) => operatorQuery('getRevenueFigures', { query });

export const courseFiguresQuery = (query: MonthRange) =>
  operatorQuery('getCourseFigures', { query });

export const courseItemsQuery = (courseId: number) =>
  operatorQuery('getCourseItemFigures', { params: { id: courseId } });

export const courseCohortsQuery = (courseId: number) =>
  operatorQuery('getCourseCohorts', { params: { id: courseId } });
