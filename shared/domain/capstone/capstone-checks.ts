import { sentencesOf } from './sentences.ts';

interface Named {
  id: string;
  /** What is checked, as the learner reads it before handing in. */
  title: string;
  /** What the learner reads if it does not hold. It does not tell what was expected. */
  finding: string;
}

/** What the server can check in a capstone without understanding it. Source: rules/capstones.md Q6 */
export type CapstoneCheck = Named &
  (
    | { kind: 'dates-in-order'; facts: readonly string[] }
    | { kind: 'date-is'; fact: string; expected: string }
    | { kind: 'adds-up'; facts: readonly string[]; total: number | string }
    | { kind: 'number-is'; fact: string; expected: number; tolerance: number }
    | { kind: 'not-in-text'; parts: readonly string[]; words: readonly string[] }
    | { kind: 'in-text'; part: string; each: readonly (readonly string[])[] }
    | { kind: 'whether-questions'; part: string; count: number }
  );

/** Fields of a check that only the server knows. */
export const SECRET_CHECK_FIELDS = ['expected', 'tolerance', 'words', 'each', 'finding'] as const;

/** What a learner hands in. */
export interface CheckedCapstone {
  /** Part → text. */
  parts: Readonly<Record<string, string>>;
  /** Fact → date (`yyyy-mm-dd`) or number, as typed. */
  facts: Readonly<Record<string, string>>;
}

/** Returns the checks that do not hold. */
export function failedChecks<Check extends CapstoneCheck>(
  checks: readonly Check[],
  capstone: CheckedCapstone,
): Check[] {
  return checks.filter((check) => !holds(check, capstone));
}

function holds(check: CapstoneCheck, { parts, facts }: CheckedCapstone): boolean {
  switch (check.kind) {
    case 'dates-in-order': {
      const dates = check.facts.map((id) => facts[id] ?? '');
      return dates.every(
        (date, index) => isDate(date) && (index === 0 || dates[index - 1]! <= date),
      );
    }
    case 'date-is':
      return facts[check.fact] === check.expected;
    case 'adds-up': {
      const total = typeof check.total === 'number' ? check.total : numberOf(facts[check.total]);
      const sum = check.facts.reduce((before, id) => before + (numberOf(facts[id], 0) ?? NaN), 0);
      return total !== undefined && Math.abs(sum - total) < 0.005;
    }
    case 'number-is': {
      const value = numberOf(facts[check.fact]);
      return value !== undefined && Math.abs(value - check.expected) <= check.tolerance;
    }
    case 'not-in-text':
      return !check.words.some((word) => check.parts.some((id) => has(parts[id] ?? '', word)));
    case 'in-text':
      return check.each.every((words) => words.some((word) => has(parts[check.part] ?? '', word)));
    case 'whether-questions': {
      const questions = sentencesOf(parts[check.part] ?? '').filter(
        (sentence) => has(sentence, 'whether') && sentence.length >= 30,
      );
      return new Set(questions).size >= check.count;
    }
  }
}

/** Finds a word or a phrase, not a part of a longer word. */
function has(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const edge = (character: string | undefined, pattern: string) =>
    /[\p{L}\p{N}]/u.test(character ?? '') ? pattern : '';
  const before = edge(word.at(0), String.raw`(?<![\p{L}\p{N}])`);
  const after = edge(word.at(-1), String.raw`(?![\p{L}\p{N}])`);
  return new RegExp(before + escaped + after, 'iu').test(text);
}

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads `1,200`, `25 %` or `-3.5`. @param empty what an empty text means */
function numberOf(text: string | undefined, empty?: number): number | undefined {
  const digits = (text ?? '').replaceAll(/[\s,%$]/g, '');
  if (digits === '') return empty;
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}
