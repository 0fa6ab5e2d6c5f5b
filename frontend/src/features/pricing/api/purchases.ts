import { apiQuery } from '#lib/api-query.ts';

export const purchasesQuery = (learnerId: string) =>
  apiQuery('listPurchases', { params: { userId: learnerId } });
