import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's settings for learning: extra time and time zone. */
export const profileQuery = (learnerId: string) =>
  apiQuery('getProfile', { params: { userId: learnerId } }, ALWAYS_REFETCH);
