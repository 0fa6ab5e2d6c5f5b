import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '#components/feedback/toast.ts';
import { api } from '#lib/api-client.ts';
import { hasCode, isFinalRefusal } from '#lib/api-error.ts';
import { readSession } from '#lib/session/session-store.ts';
import { callKey } from '#queries/api-query.ts';
import { type NoteDraft, noteDrafts } from '../notes/note-draft.ts';
import { workDrafts } from '../work/work-draft.ts';
import { isTextOpen } from './open-texts.ts';

/** `conflict`: it was changed somewhere else, and the learner chooses where it is open. `refused`: it stays on the device. */
type TextOutcome = 'sent' | 'conflict' | 'refused' | 'waiting';

/** A text on this device that the server does not have, and how to send it. */
interface UnsentText {
  ids: string[];
  draft: NoteDraft;
  save: () => Promise<unknown>;
  /** Reads the text that the server has. */
  load: (courseId: number) => Promise<string | undefined>;
  /** Removes the draft, unless a newer one was written meanwhile. */
  remove: () => void;
}

/** Texts that wait for the learner: they are not sent again while the page is open. */
const settled = new Map<string, string>();

/** Sends notes and answers that were written offline and are not open in this tab. An open one saves itself. */
export async function sendTexts(
  queryClient: QueryClient,
  learnerId: string,
  isStopped: () => boolean,
): Promise<void> {
  for (const text of unsentTexts(learnerId)) {
    const key = text.ids.join(' ');
    if (isStopped() || !isOf(learnerId)) return;
    if (isTextOpen(text.ids) || settled.get(key) === text.draft.text) continue;
    const outcome = await sendText(text);
    if (outcome === 'waiting') return;
    if (outcome === 'sent') {
      await queryClient.invalidateQueries({ queryKey: callKey('listNotes') });
      await queryClient.invalidateQueries({ queryKey: callKey('listCourseWork') });
      continue;
    }
    settled.set(key, text.draft.text);
    showToast(
      outcome === 'conflict'
        ? {
            title: 'Text Changed Somewhere Else',
            description:
              'What you wrote offline is still on this device. Open it in its module to choose which text stays.',
            tone: 'info',
          }
        : {
            title: 'Text Not Saved',
            description:
              'What you wrote offline is still on this device. Open it in its module to see why.',
            tone: 'error',
          },
    );
  }
}

async function sendText({ draft, save, load, remove }: UnsentText): Promise<TextOutcome> {
  try {
    await save();
  } catch (error) {
    if (!hasCode(error, 'note_conflict')) {
      // Access can come back.
      return isFinalRefusal(error, 'payment_required') ? 'refused' : 'waiting';
    }
    if (draft.courseId === undefined) return 'conflict';
    const theirs = await load(draft.courseId).catch(() => null);
    if (theirs === null) return 'waiting';
    // An earlier request has arrived after all.
    if ((theirs ?? '') !== draft.text) return 'conflict';
  }
  remove();
  return 'sent';
}

function unsentTexts(learnerId: string): UnsentText[] {
  const notes = noteDrafts.list(learnerId).map(({ ids, value }): UnsentText => {
    const [userId = '', moduleId = ''] = ids;
    const { text, version } = value;
    return {
      ids,
      draft: value,
      save: () => api.saveNote({ params: { userId, moduleId }, body: { text, version } }),
      load: async (id) =>
        (await api.listNotes({ params: { userId, id } })).find((note) => note.moduleId === moduleId)
          ?.text,
      remove: () => {
        if (noteDrafts.read(...ids)?.text === text) noteDrafts.remove(...ids);
      },
    };
  });
  const answers = workDrafts.list(learnerId).map(({ ids, value }): UnsentText => {
    const [userId = '', moduleId = '', promptId = ''] = ids;
    const { text, version } = value;
    return {
      ids,
      draft: value,
      save: () => api.saveWork({ params: { userId, moduleId, promptId }, body: { text, version } }),
      load: async (id) =>
        (await api.listCourseWork({ params: { userId, id } })).find(
          (answer) => answer.moduleId === moduleId && answer.promptId === promptId,
        )?.text,
      remove: () => {
        if (workDrafts.read(...ids)?.text === text) workDrafts.remove(...ids);
      },
    };
  });
  return [...notes, ...answers];
}

function isOf(learnerId: string): boolean {
  const session = readSession();
  return session.status === 'signed-in' && session.learner.id === learnerId;
}
