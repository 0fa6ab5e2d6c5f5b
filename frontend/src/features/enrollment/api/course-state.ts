import { apiQuery } from '#lib/api-query.ts';

/** A learner's access, enrollment, bookmark and wish in one course. */
export const courseStateQuery = (learnerId: string, courseId: number) =>
  apiQuery('getCourseState', { params: { userId: learnerId, id: courseId } });
