import { apiQuery } from './api-query.ts';

/** The learner's orders, subscription and seats, with what can still be done with each. */
export const purchasesQuery = (learnerId: string) =>
  apiQuery('listPurchases', { params: { userId: learnerId } });
