import type { WrittenWork } from '@learning/shared/contract/work';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { useAutosave } from '#lib/use-autosave.ts';
import { cacheSavedWork } from '#queries/work.ts';
import { openNoteAutosave } from '../notes/note-autosave.ts';
import { useOpenText } from '../offline/open-texts.ts';
import { workDrafts } from './work-draft.ts';

/** The place of a text: the task that it answers. */
export interface WorkPlace {
  learnerId: string;
  courseId: number;
  moduleId: string;
  promptId: string;
}

/** Opens the answer to one task for typing. The component must be keyed by task. */
export function useWrittenWork(place: WorkPlace, stored: WrittenWork | undefined) {
  const { learnerId, courseId, moduleId, promptId } = place;
  const queryClient = useQueryClient();
  useOpenText(learnerId, moduleId, promptId);
  const [work] = useState(() =>
    openNoteAutosave(
      stored,
      {
        save: async (text, version, isLeaving) => {
          const saved = await api.saveWork(
            { params: { userId: learnerId, moduleId, promptId }, body: { text, version } },
            { keepalive: isLeaving },
          );
          await cacheSavedWork(queryClient, learnerId, courseId, saved);
          return saved;
        },
        load: async () => {
          const all = await api.listCourseWork({ params: { userId: learnerId, id: courseId } });
          return all.find(
            (candidate) => candidate.moduleId === moduleId && candidate.promptId === promptId,
          );
        },
      },
      {
        read: () => workDrafts.read(learnerId, moduleId, promptId),
        write: (draft) => workDrafts.write({ ...draft, courseId }, learnerId, moduleId, promptId),
        remove: () => workDrafts.remove(learnerId, moduleId, promptId),
      },
    ),
  );
  return { work, state: useAutosave(work.autosave) };
}
