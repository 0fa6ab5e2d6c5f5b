import { apiQuery, ALWAYS_REFETCH } from './api-query.ts';
import { retestCall } from './first-calls.ts';

/** Reads whether the holder of a certificate can show that they still know the course. */
export const retestQuery = (learnerId: string, courseId: number) =>
  apiQuery(...retestCall(learnerId, courseId), ALWAYS_REFETCH);
