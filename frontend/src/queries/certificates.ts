import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's certificates and the ones ready to claim. */
export const certificateOverviewQuery = (learnerId: string) =>
  apiQuery('getCertificateOverview', { params: { userId: learnerId } }, ALWAYS_REFETCH);
