import {
  drawMarkUp,
  drawnSentences,
  isDrawn,
  sentencesOf,
  type KeyedSentence,
} from '@learning/shared/domain/scoring/draw-mark-up';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { rightMarks, scoreMarkUp } from '@learning/shared/domain/scoring/score-mark-up';
import type { ActivityPlan } from '#activity-plan.ts';
import type { MarkUpConfig } from '#mark-up-schema.ts';
import { countWords } from '#validation/markdown-blocks.ts';
import { sectionLinkIssue } from '#validation/section-anchors.ts';
import type { CourseTexts, Report } from '../content-type.ts';
import { MARK_SCRIPTS } from './mark-up-scripts.ts';

const MIN_WRONG_SENTENCES = 4;
/** More than are wrong at once, so that another document has another key. */
const MIN_LEFT_OUT = 2;
const MIN_LOOKALIKES = 3;
const MIN_NEAR_MISSES = 2;
const MIN_FACT_SETS = 2;
const MIN_EXPLANATION_WORDS = 15;
/** Sentences to choose from, for each wrong one. */
const MIN_SENTENCES_PER_WRONG = 4;
/** Documents that are drawn and played. */
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const TRIES = [0, 1, 2, 3];

/** Checks a mark-up. Source: rules/content.md C49 */
export function checkMarkUp(
  config: MarkUpConfig,
  plan: ActivityPlan,
  texts: CourseTexts,
  report: Report,
): void {
  if (config.passingScore !== plan.passingScore)
    report('config.passingScore', 'differs from the plan');
  const isKeyed = checkKey(config, report);
  checkSentences(config, texts, report);
  checkFacts(config, report);
  if (!isKeyed) return;
  checkTries(config, report);
  checkScripts(config, report);
}

/** Returns whether documents can be drawn. */
function checkKey(config: MarkUpConfig, report: Report): boolean {
  const { asks, problems } = config;
  const drawn = drawnSentences(config);
  const ids = drawn.map(({ id }) => id);
  const used = new Set(drawn.map(({ flawed }) => flawed.problemId));
  const known = problems.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) report('config.paragraphs', 'use an id twice');
  if (new Set(known).size !== known.length) report('config.problems', 'use an id twice');
  for (const problem of used) {
    if (!known.includes(problem)) report('config.problems', `lack '${problem}'`);
  }
  for (const problem of known) {
    if (!used.has(problem)) report('config.problems', `hold '${problem}', which no sentence has`);
  }
  if (asks < MIN_WRONG_SENTENCES)
    report('config.asks', `is ${asks}; at least ${MIN_WRONG_SENTENCES} are required`);
  if (drawn.length < asks + MIN_LEFT_OUT) {
    report(
      'config.paragraphs',
      `have ${drawn.length} sentences that can be wrong; ${asks + MIN_LEFT_OUT} are required`,
    );
    return false;
  }
  return true;
}

function checkSentences(config: MarkUpConfig, texts: CourseTexts, report: Report): void {
  const drawnIds = new Set(drawnSentences(config).map(({ id }) => id));
  const all = config.paragraphs.flatMap(({ sentences }, paragraph) =>
    sentences.map((sentence, at) => ({
      sentence,
      field: `config.paragraphs.${paragraph}.sentences.${at}`,
    })),
  );
  const needed = config.asks * MIN_SENTENCES_PER_WRONG;
  if (all.length < needed)
    report('config.paragraphs', `have ${all.length} sentences; ${needed} are required`);
  let lookalikes = 0;
  let nearMisses = 0;
  for (const { sentence, field } of all) {
    if (typeof sentence === 'string') continue;
    if (isDrawn(sentence)) {
      checkExplanation(sentence.flawed.explanation, `${field}.flawed`, report);
      checkExplanation(sentence.sound.explanation, `${field}.sound`, report);
      const issue = sectionLinkIssue(sentence.readAt, texts.anchors);
      if (issue) report(`${field}.readAt`, issue);
      continue;
    }
    checkExplanation(sentence.explanation, field, report);
    if (sentence.nearTo === undefined) lookalikes += 1;
    else nearMisses += 1;
    if (sentence.nearTo !== undefined && !drawnIds.has(sentence.nearTo))
      report(`${field}.nearTo`, `'${sentence.nearTo}' is not a sentence that can be wrong`);
  }
  if (lookalikes < MIN_LOOKALIKES)
    report(
      'config.paragraphs',
      `have ${lookalikes} sentences that look wrong and are right; ${MIN_LOOKALIKES} are required`,
    );
  if (nearMisses < MIN_NEAR_MISSES)
    report('config.paragraphs', `have ${nearMisses} near misses; ${MIN_NEAR_MISSES} are required`);
}

function checkExplanation(explanation: string, field: string, report: Report): void {
  const words = countWords(explanation);
  if (words < MIN_EXPLANATION_WORDS)
    report(
      `${field}.explanation`,
      `has ${words} words; at least ${MIN_EXPLANATION_WORDS} are required`,
    );
}

function checkFacts(config: MarkUpConfig, report: Report): void {
  const { title, facts, records, paragraphs } = config;
  if (facts.length < MIN_FACT_SETS)
    report('config.facts', `have ${facts.length} sets; at least ${MIN_FACT_SETS} are required`);
  const names = new Set(
    [...JSON.stringify({ title, records, paragraphs }).matchAll(/\{(\w+)\}/g)].map(
      ([, name]) => name!,
    ),
  );
  for (const [index, set] of facts.entries()) {
    for (const name of names) {
      if (!Object.hasOwn(set, name)) report(`config.facts.${index}`, `lack '${name}'`);
    }
    for (const name of Object.keys(set)) {
      if (!names.has(name)) report(`config.facts.${index}`, `hold '${name}', which no text uses`);
    }
  }
}

/** Checks that tries in a row have different keys. */
function checkTries(config: MarkUpConfig, report: Report): void {
  const keys = TRIES.map((tryNumber) =>
    sentencesOf(drawMarkUp(config, { seed: 0, tryNumber }))
      .flatMap(({ problemId, writtenId }) => (problemId === undefined ? [] : [writtenId]))
      .join(),
  );
  if (new Set(keys).size < keys.length)
    report('config.asks', 'makes the same sentences wrong in two of the first tries');
}

/** Checks that a document can be passed by its key, and not by scripts, even if they guess every problem right. */
function checkScripts(config: MarkUpConfig, report: Report): void {
  const passes = new Set<string>();
  for (const seed of SEEDS) {
    for (const tryNumber of TRIES) {
      const sentences = sentencesOf(drawMarkUp(config, { seed, tryNumber }));
      for (const [name, script] of Object.entries(MARK_SCRIPTS)) {
        const marks = marksOn(script(sentences, config.asks), sentences);
        if (isPassed(scoreMarkUp(sentences, marks).score, config.passingScore)) passes.add(name);
      }
      const doubled = sentences.find(({ text, explanation = '' }) =>
        /\.\.(?!\.)/.test(`${text} ${explanation}`),
      );
      if (doubled) report('config.facts', `double a period in '${doubled.text}'`);
      if (scoreMarkUp(sentences, rightMarks(sentences)).score !== 100)
        report('config.paragraphs', 'cannot be marked right');
    }
  }
  for (const name of passes) report('config.paragraphs', `are passed by marking ${name}`);
}

/** Marks sentences, each wrong one with its own problem. */
function marksOn(
  ids: readonly string[],
  sentences: readonly KeyedSentence[],
): Record<string, string> {
  const problems = new Map(sentences.map(({ id, problemId }) => [id, problemId]));
  return Object.fromEntries(ids.map((id) => [id, problems.get(id) ?? 'any']));
}
