import { WORDS_PER_MINUTE, wordsIn } from '#reading-time.ts';
import type { SkillCheckConfig } from '#skill-check-schema.ts';

const MINUTES_PER_QUESTION: Record<string, number> = {
  'multiple-choice': 1,
  'multiple-select': 1.5,
  'short-answer': 2,
  essay: 5,
};
/** A file is read whole once, and looked up again for the answers. */
const READINGS_OF_FILE = 2;

/** Returns the minutes that answering takes. @param mix number of questions by type */
export function answeringMinutes(mix: Readonly<Record<string, number>>): number {
  return Object.entries(mix).reduce(
    (sum, [type, count]) => sum + count * (MINUTES_PER_QUESTION[type] ?? 1),
    0,
  );
}

/** Returns the minutes that a case file takes; 0 without one. */
export function fileMinutes(caseFile: SkillCheckConfig['caseFile']): number {
  return caseFile ? (READINGS_OF_FILE * wordsIn(caseFile.documents)) / WORDS_PER_MINUTE : 0;
}
