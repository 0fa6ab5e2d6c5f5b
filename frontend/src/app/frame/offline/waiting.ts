import { subscribeToUnsent, unsentOf } from '#features/activities/submission/unsent-submissions.ts';
import { noteDrafts } from '#features/course-player/notes/note-draft.ts';
import { waitingMarks } from '#features/course-player/completion/waiting-marks.ts';
import { workDrafts } from '#features/course-player/work/work-draft.ts';
import {
  subscribeToAnswers,
  unsentAnswers,
} from '#features/spaced-review/answers/unsent-answers.ts';

/** Kinds of work that wait on this device, each with its name for one and for several. */
const KINDS = [
  {
    names: ['note', 'notes'],
    count: (id: string) => noteDrafts.list(id).length,
    subscribe: (listener: () => void) => noteDrafts.subscribe(listener),
  },
  {
    names: ['written answer', 'written answers'],
    count: (id: string) => workDrafts.list(id).length,
    subscribe: (listener: () => void) => workDrafts.subscribe(listener),
  },
  {
    names: ['review answer', 'review answers'],
    count: (id: string) => unsentAnswers(id).length,
    subscribe: subscribeToAnswers,
  },
  {
    names: ['completed module', 'completed modules'],
    count: (id: string) => waitingMarks.list(id).length,
    subscribe: (listener: () => void) => waitingMarks.subscribe(listener),
  },
  {
    names: ['activity', 'activities'],
    count: (id: string) => unsentOf(id).length,
    subscribe: subscribeToUnsent,
  },
] as const;

const list = new Intl.ListFormat('en-US');

/** Lists what waits on this device to be sent: `1 note and 2 review answers`; empty if nothing does. */
export function waitingText(learnerId: string): string {
  const parts = KINDS.flatMap(({ names, count }) => {
    const number = count(learnerId);
    return number === 0 ? [] : [`${number} ${number === 1 ? names[0] : names[1]}`];
  });
  return list.format(parts);
}

/** Reports when something begins or ends to wait. @returns a function that unsubscribes */
export function subscribeToWaiting(listener: () => void): () => void {
  const stops = KINDS.map(({ subscribe }) => subscribe(listener));
  return () => {
    for (const stop of stops) stop();
  };
}
