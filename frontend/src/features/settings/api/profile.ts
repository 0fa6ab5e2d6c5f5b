import { apiQuery } from '#lib/api-query.ts';

/** What the learner has set about how they learn. */
export const profileQuery = (learnerId: string) =>
  apiQuery('getProfile', { params: { userId: learnerId } });
