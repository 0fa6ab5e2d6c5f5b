import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's access, enrollment, progress, bookmark and wishlist entry in one course. */
export const courseStateQuery = (learnerId: string, courseId: number) =>
  apiQuery('getCourseState', { params: { userId: learnerId, id: courseId } }, ALWAYS_REFETCH);
