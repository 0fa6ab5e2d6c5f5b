import type {
  SkillCheckAnswer,
  SkillCheckAnswers,
  SkillCheckConfidence,
} from '@learning/shared/contract/activities';
import { CONFIDENCES } from '@learning/shared/domain/scoring/calibration';
import { DeviceStore, hasFields, isRecordOf, isString } from '#lib/device-store.ts';

/** The part of an open attempt that only this device knows. */
export interface StoredAttempt {
  /** Answers that the server has not acknowledged. */
  answers: SkillCheckAnswers;
  /** How sure the learner says they are, by question id; sent with the submission. */
  confidence: SkillCheckConfidence;
  /** Ids of the questions the learner flagged for review. */
  flagged: string[];
  /** The question that was open. */
  questionId: string | null;
}

/** Stores an open attempt on this device, shared by all tabs, so that no answer depends on the network. */
export interface AttemptStore {
  read(): StoredAttempt;
  /** Reads, changes and writes in one step, so that the answers of another tab stay. */
  change(change: (before: StoredAttempt) => Partial<StoredAttempt>): void;
  remove(): void;
}

interface Entry extends StoredAttempt {
  attemptId: string;
}

const EMPTY: StoredAttempt = { answers: {}, confidence: {}, flagged: [], questionId: null };

const attempts = new DeviceStore<Entry>({
  name: 'skill-check',
  version: 1,
  isValid: isEntry,
  migration: { prefix: 'skill-check:', parse: JSON.parse },
});

/** Opens the entry of a learner and activity; a later attempt replaces an earlier one. */
export function openAttemptStore(
  learnerId: string,
  activityId: string,
  attemptId: string,
): AttemptStore {
  const read = (): StoredAttempt => {
    const entry = attempts.read(learnerId, activityId);
    // Entries of an earlier release have no confidence.
    return entry?.attemptId === attemptId ? { ...EMPTY, ...entry } : EMPTY;
  };
  return {
    read,
    change: (change) => {
      const before = read();
      attempts.write({ ...before, ...change(before), attemptId }, learnerId, activityId);
    },
    remove: () => attempts.remove(learnerId, activityId),
  };
}

function isEntry(value: unknown): value is Entry {
  if (!hasFields(value, { attemptId: 'string', answers: 'object', flagged: 'object' }))
    return false;
  const {
    answers,
    confidence = {},
    flagged,
    questionId = null,
  } = value as Record<keyof Entry, unknown>;
  return (
    isRecordOf(answers, isAnswer) &&
    isRecordOf(confidence, isConfidence) &&
    isStrings(flagged) &&
    (questionId === null || isString(questionId))
  );
}

const isAnswer = (value: unknown): value is SkillCheckAnswer => isString(value) || isStrings(value);

const isConfidence = (value: unknown): value is SkillCheckConfidence[string] =>
  CONFIDENCES.some((confidence) => confidence === value);

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);
