import { apiQuery } from '#lib/api-query.ts';

/** What opens courses to a learner: trial, purchases, plans. */
export const accessQuery = (learnerId: string) =>
  apiQuery('getAccess', { params: { userId: learnerId } });
