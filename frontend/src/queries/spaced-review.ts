import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { spacedReviewSessionCall } from './first-calls.ts';

/** Reads the review cards that are due, and what the learner remembers. */
export const spacedReviewSessionQuery = (learnerId: string) =>
  apiQuery(...spacedReviewSessionCall(learnerId), ALWAYS_REFETCH);

/** Reads the review cards that open a module. */
export const moduleReviewCardsQuery = (learnerId: string, moduleId: string) =>
  apiQuery('getModuleReviewCards', { params: { userId: learnerId, moduleId } });
