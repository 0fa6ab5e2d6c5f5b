import { apiQuery } from '#lib/api-query.ts';

/** One downloadable resource as a page. */
export const resourceQuery = (courseId: number, resourceId: string) =>
  apiQuery('getResource', { params: { id: courseId, resourceId } });
