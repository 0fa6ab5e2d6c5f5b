import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the learner's last sign-ins. */
export const signInsQuery = (learnerId: string) =>
  apiQuery('listSignIns', { params: { userId: learnerId } }, ALWAYS_REFETCH);
