import { apiQuery, ALWAYS_REFETCH } from './api-query.ts';

/** Reads the capstone of a course, with how far the learner is. */
export const capstoneQuery = (learnerId: string, courseId: number) =>
  apiQuery('getCapstone', { params: { userId: learnerId, id: String(courseId) } }, ALWAYS_REFETCH);
