import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { certificateOverviewCall } from './first-calls.ts';

/** Reads the learner's certificates and the ones ready to claim. */
export const certificateOverviewQuery = (learnerId: string) =>
  apiQuery(...certificateOverviewCall(learnerId), ALWAYS_REFETCH);
