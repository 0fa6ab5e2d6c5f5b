import type { Note } from '@learning/shared/contract/notes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#lib/api-client.ts';
import { cacheSavedNote } from '#queries/notes.ts';
import { noteDrafts } from './note-draft.ts';
import { NoteEditor } from './note-editor.ts';

interface Place {
  learnerId: string;
  courseId: number;
  moduleId: string;
}

/** The note of one module, ready to type in. The component must be keyed by module. */
export function useNote({ learnerId, courseId, moduleId }: Place, stored: Note | undefined) {
  const queryClient = useQueryClient();
  const [editor] = useState(() => {
    const gateway = {
      save: async (text: string, version: number, isLeaving: boolean) => {
        const note = await api.saveNote(
          { params: { userId: learnerId, moduleId }, body: { text, version } },
          { keepalive: isLeaving },
        );
        await cacheSavedNote(queryClient, learnerId, courseId, note);
        return note;
      },
      load: async () => {
        const notes = await api.listNotes({ params: { userId: learnerId, id: courseId } });
        return notes.find((note) => note.moduleId === moduleId);
      },
    };
    return new NoteEditor(stored, gateway, {
      read: () => noteDrafts.read(learnerId, moduleId),
      write: (draft) => noteDrafts.write(draft, learnerId, moduleId),
      clear: () => noteDrafts.remove(learnerId, moduleId),
    });
  });

  useEffect(() => {
    const send = () => void editor.flush();
    const leave = () => {
      if (document.visibilityState === 'hidden') void editor.flush(true);
    };
    editor.resume();
    send();
    addEventListener('online', send);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', leave);
      send();
      editor.dispose();
    };
  }, [editor]);

  const state = useSyncExternalStore(editor.subscribe, editor.snapshot, editor.snapshot);
  return { state, editor };
}
