import { apiQuery } from '#lib/api-query.ts';

/** What the learner bought, and what can still be done with it. */
export const purchasesQuery = (learnerId: string) =>
  apiQuery('listPurchases', { params: { userId: learnerId } });
