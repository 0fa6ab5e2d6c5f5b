import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { accessCall } from './first-calls.ts';

/** Reads the learner's entitlements: trial, purchases, plans and seats. */
export const accessQuery = (learnerId: string) =>
  apiQuery(...accessCall(learnerId), ALWAYS_REFETCH);
