import { apiQuery } from '#lib/api-query.ts';

/** The learner's access, enrollment, progress and bookmark in one course. */
export const courseStateQuery = (learnerId: string, courseId: number) =>
  apiQuery('getCourseState', { params: { userId: learnerId, id: courseId } });
