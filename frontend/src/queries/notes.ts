import type { Note } from '@learning/shared/contract/notes';
import type { QueryClient } from '@tanstack/react-query';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';
import { updateCached } from './use-api-mutation.ts';

/** Reads the learner's notes in one course. */
export const notesQuery = (learnerId: string, courseId: number) =>
  apiQuery('listNotes', { params: { userId: learnerId, id: courseId } }, ALWAYS_REFETCH);

/** Replaces a note in the cached list with the saved one. */
export function cacheSavedNote(
  queryClient: QueryClient,
  learnerId: string,
  courseId: number,
  note: Note,
): Promise<void> {
  return updateCached(queryClient, notesQuery(learnerId, courseId).queryKey, (notes) => [
    ...notes.filter(({ moduleId }) => moduleId !== note.moduleId),
    note,
  ]);
}
