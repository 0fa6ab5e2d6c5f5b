import type { SignedInLearner } from '#lib/session/session-store.ts';
import { showPicture } from './learner-picture.ts';
import { watch } from './unread-count.ts';

/** Fills what the header has for a learner alone. */
export function fill(learner: SignedInLearner): void {
  showPicture(learner);
  watch(learner.id);
}
