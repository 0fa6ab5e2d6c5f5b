import type { Note } from '@learning/shared/contract/notes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { useAutosave } from '#lib/use-autosave.ts';
import { cacheSavedNote } from '#queries/notes.ts';
import { useOpenText } from '../offline/open-texts.ts';
import { openNoteAutosave } from './note-autosave.ts';
import { noteDrafts } from './note-draft.ts';

interface Place {
  learnerId: string;
  courseId: number;
  moduleId: string;
}

/** Opens the note of one module for typing. The component must be keyed by module. */
export function useNote({ learnerId, courseId, moduleId }: Place, stored: Note | undefined) {
  const queryClient = useQueryClient();
  useOpenText(learnerId, moduleId);
  const [note] = useState(() =>
    openNoteAutosave(
      stored,
      {
        save: async (text, version, isLeaving) => {
          const saved = await api.saveNote(
            { params: { userId: learnerId, moduleId }, body: { text, version } },
            { keepalive: isLeaving },
          );
          await cacheSavedNote(queryClient, learnerId, courseId, saved);
          return saved;
        },
        load: async () => {
          const notes = await api.listNotes({ params: { userId: learnerId, id: courseId } });
          return notes.find((candidate) => candidate.moduleId === moduleId);
        },
      },
      {
        read: () => noteDrafts.read(learnerId, moduleId),
        write: (draft) => noteDrafts.write({ ...draft, courseId }, learnerId, moduleId),
        remove: () => noteDrafts.remove(learnerId, moduleId),
      },
    ),
  );
  return { note, state: useAutosave(note.autosave) };
}
