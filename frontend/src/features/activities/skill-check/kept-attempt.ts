import type { SkillCheckAnswers } from '@learning/shared/contract/activities';

/** What of an open attempt is on this device only. */
export interface KeptAttempt {
  /** Given, and not acknowledged by the server yet. */
  answers: SkillCheckAnswers;
  /** Ids of the questions to look at again. */
  flagged: string[];
  /** The question that was open. */
  questionId: string | null;
}

/** Keeps an attempt on this device, shared by all tabs, so that no answer depends on the network. */
export interface AttemptStore {
  read(): KeptAttempt;
  /** Reads, changes and writes in one step: another tab's answers stay. */
  change(change: (kept: KeptAttempt) => Partial<KeptAttempt>): void;
  clear(): void;
}

interface Stored extends KeptAttempt {
  attemptId: string;
}

const NOTHING: KeptAttempt = { answers: {}, flagged: [], questionId: null };

/** One entry for each learner and activity; a later attempt takes the place of the one before. */
export function attemptStore(
  learnerId: string,
  activityId: string,
  attemptId: string,
): AttemptStore {
  const key = `skill-check:${learnerId}:${activityId}`;
  const read = (): KeptAttempt => {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
      return stored?.attemptId === attemptId ? { ...NOTHING, ...stored } : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  return {
    read,
    change: (change) => {
      const before = read();
      try {
        localStorage.setItem(key, JSON.stringify({ ...before, ...change(before), attemptId }));
      } catch {
        // Full or switched off: the answers stay on the page and are still sent.
      }
    },
    clear: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
