import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { recallSessionCall } from './first-calls.ts';

/** Reads the recall cards that are due, and what the learner remembers. */
export const recallSessionQuery = (learnerId: string) =>
  apiQuery(...recallSessionCall(learnerId), ALWAYS_REFETCH);

/** Reads the recall cards that open a module. */
export const moduleRecallQuery = (learnerId: string, moduleId: string) =>
  apiQuery('getModuleRecall', { params: { userId: learnerId, moduleId } });
