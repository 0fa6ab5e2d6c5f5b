import { apiQuery } from '#lib/api-query.ts';

export const courseQuery = (courseId: number) =>
  apiQuery('getCourse', { params: { id: courseId } });

/** The course's modules in order, without their text. */
export const modulesQuery = (courseId: number) =>
  apiQuery('listModules', { params: { id: courseId } });
