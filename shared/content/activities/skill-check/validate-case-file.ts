import {
  everyFactsOf,
  factNamesIn,
  filled,
  type FactGroup,
} from '@learning/shared/domain/scoring/facts';
import { QUESTION_TYPES, type Asks, type SkillCheckConfig } from '#skill-check-schema.ts';
import type { Report } from '../content-type.ts';
import { answeringMinutes, fileMinutes } from './check-minutes.ts';
import { BANK_FACTOR } from './validate-question-bank.ts';

const MIN_DOCUMENTS = 4;
const MAX_DOCUMENTS = 8;
/** With fewer, the answers of four colleagues would hold most of those of a fifth. */
const MIN_ANSWERS_FROM_FILE = 3;

/** Checks that every fact has a value, and every value a text. @returns whether all texts can be filled */
export function checkFacts(config: SkillCheckConfig, report: Report): boolean {
  const { facts: groups = [], questions, caseFile } = config;
  const used = factNamesIn({ questions, caseFile });
  const defined = new Set<string>();
  let isWhole = true;
  for (const [group, sets] of groups.entries()) {
    const names = Object.keys(sets[0]!);
    for (const name of names) {
      if (!used.has(name)) report(`config.facts.${group}`, `hold '${name}', which no text uses`);
      if (defined.has(name)) report(`config.facts.${group}`, `hold '${name}' a second time`);
      defined.add(name);
    }
    for (const [index, set] of sets.entries()) {
      const issue = namesIssue(names, Object.keys(set));
      if (issue) report(`config.facts.${group}.${index}`, issue);
      if (issue) isWhole = false;
    }
  }
  for (const [field, value] of [
    ...questions.map((question, index) => [`questions.${index}`, question] as const),
    ...(caseFile?.documents ?? []).map(
      (document, index) => [`caseFile.documents.${index}`, document] as const,
    ),
  ]) {
    for (const name of factNamesIn(value)) {
      if (defined.has(name)) continue;
      report(`config.${field}`, `uses '${name}', which the facts lack`);
      isWhole = false;
    }
  }
  return isWhole;
}

function namesIssue(expected: readonly string[], found: readonly string[]): string | undefined {
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== undefined) return `lacks '${missing}'`;
  const extra = found.find((name) => !expected.includes(name));
  return extra === undefined ? undefined : `holds '${extra}', which the first set lacks`;
}

/** Checks a case file and the questions from it. Source: rules/content.md C55 */
export function checkCaseFile(config: SkillCheckConfig, report: Report): void {
  const { asks, questions, facts = [], caseFile, assessment } = config;
  if (!caseFile) {
    questions.forEach((question, index) => {
      if (question.fromFile)
        report(`config.questions.${index}.fromFile`, 'is set, but there is no case file');
    });
    return;
  }
  if (!asks) return report('config.caseFile', 'needs a question bank');
  const { documents } = caseFile;
  if (documents.length < MIN_DOCUMENTS || documents.length > MAX_DOCUMENTS)
    report(
      'config.caseFile.documents',
      `are ${documents.length}; ${MIN_DOCUMENTS} to ${MAX_DOCUMENTS} are required`,
    );
  documents.forEach((document, index) => {
    if (document.kind !== 'table') return;
    if (document.rows.some((cells) => cells.length !== document.columns.length))
      report(
        `config.caseFile.documents.${index}.rows`,
        'have another number of cells than columns',
      );
  });
  checkShare(config, { all: asks, fromFile: caseFile.asks }, report);
  const needed = Math.ceil(answeringMinutes(asks) + fileMinutes(caseFile));
  if (assessment.timeLimit < needed)
    report(
      'config.assessment.timeLimit',
      `is ${assessment.timeLimit}; reading the file and answering take ${needed}`,
    );
  checkAnswersVary({ questions, facts }, report);
}

/** Checks that each attempt asks enough from the file, and that the bank has enough of both kinds. */
function checkShare(
  { questions }: SkillCheckConfig,
  { all, fromFile }: { all: Asks; fromFile: Asks },
  report: Report,
): void {
  const sum = (asks: Asks) => Object.values(asks).reduce((total, count) => total + count, 0);
  if (sum(fromFile) * 2 < sum(all))
    report('config.caseFile.asks', `are ${sum(fromFile)} of ${sum(all)}; half are required`);
  for (const type of QUESTION_TYPES) {
    const asked = { all: all[type] ?? 0, fromFile: fromFile[type] ?? 0 };
    if (asked.fromFile > asked.all)
      report('config.caseFile.asks', `ask more of type ${type} than the check does`);
    const inBank = questions.filter((question) => question.type === type);
    const inFile = inBank.filter((question) => question.fromFile).length;
    for (const [count, wanted, where] of [
      [inFile, asked.fromFile, 'from the file'],
      [inBank.length - inFile, asked.all - asked.fromFile, 'without the file'],
    ] as const) {
      if (count < wanted * BANK_FACTOR)
        report(
          'config.questions',
          `hold ${count} of type ${type} ${where}; ${wanted} asked need ${wanted * BANK_FACTOR}`,
        );
      if (wanted === 0 && count > 0)
        report('config.questions', `of type ${type} ${where} are never asked`);
    }
  }
}

/** Checks that the answer to each question from the file follows from what was drawn. */
function checkAnswersVary(
  { questions, facts }: { questions: SkillCheckConfig['questions']; facts: readonly FactGroup[] },
  report: Report,
): void {
  questions.forEach((question, index) => {
    if (!question.fromFile || question.type === 'essay') return;
    const { correctAnswer } = question;
    const answers = everyFactsOf(correctAnswer, facts).map((drawn) =>
      JSON.stringify([filled(correctAnswer, drawn)].flat().toSorted()),
    );
    const count = new Set(answers).size;
    if (count < MIN_ANSWERS_FROM_FILE)
      report(
        `config.questions.${index}.correctAnswer`,
        `takes ${count} values over all draws; ${MIN_ANSWERS_FROM_FILE} are required`,
      );
  });
}
