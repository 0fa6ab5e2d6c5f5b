import type { Note } from '@learning/shared/contract/notes';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from './api-query.ts';

/** The learner's notes in one course. */
export const notesQuery = (learnerId: string, courseId: number) =>
  apiQuery('listNotes', { params: { userId: learnerId, id: courseId } });

/** Puts a saved note in its place in the list that was loaded. */
export function keepNote(
  queryClient: QueryClient,
  learnerId: string,
  courseId: number,
  note: Note,
): void {
  queryClient.setQueryData(
    notesQuery(learnerId, courseId).queryKey,
    (notes: Note[] | undefined) =>
      notes && [...notes.filter(({ moduleId }) => moduleId !== note.moduleId), note],
  );
}
