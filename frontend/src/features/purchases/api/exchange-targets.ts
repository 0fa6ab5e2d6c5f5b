import { apiQuery } from '#lib/api-query.ts';

export const coursesQuery = () => apiQuery('listCourses', {});

/** Which courses the learner owns already. */
export const accessQuery = (learnerId: string) =>
  apiQuery('getAccess', { params: { userId: learnerId } });
