import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the latest download of the learner's data, and what deleting the account would end. */
export const privacyQuery = (learnerId: string) =>
  apiQuery('getPrivacy', { params: { userId: learnerId } }, ALWAYS_REFETCH);
