import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's entitlements: trial, purchases, plans and seats. */
export const accessQuery = (learnerId: string) =>
  apiQuery('getAccess', { params: { userId: learnerId } }, ALWAYS_REFETCH);
