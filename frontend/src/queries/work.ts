import type { WrittenWork } from '@learning/shared/contract/work';
import type { QueryClient } from '@tanstack/react-query';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { updateCached } from './use-api-mutation.ts';

/** Reads what the learner has written in one course. */
export const courseWorkQuery = (learnerId: string, courseId: number) =>
  apiQuery('listCourseWork', { params: { userId: learnerId, id: courseId } }, ALWAYS_REFETCH);

/** Reads what the learner has written in all courses. */
export const workQuery = (learnerId: string) =>
  apiQuery('listWork', { params: { userId: learnerId } }, ALWAYS_REFETCH);

/** Reads the exemplar of an assessment, which the server shows once the learner has rated their own work. */
export const exemplarQuery = (learnerId: string, moduleId: string) =>
  apiQuery('getExemplar', { params: { userId: learnerId, moduleId } });

/** Replaces a text in the cached list with the saved one. */
export function cacheSavedWork(
  queryClient: QueryClient,
  learnerId: string,
  courseId: number,
  saved: WrittenWork,
): Promise<void> {
  return updateCached(queryClient, courseWorkQuery(learnerId, courseId).queryKey, (work) => [
    ...work.filter((item) => item.moduleId !== saved.moduleId || item.promptId !== saved.promptId),
    saved,
  ]);
}
