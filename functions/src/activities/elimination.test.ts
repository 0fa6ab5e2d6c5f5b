/**
 * Simulates learners who know nothing and learn only from right and wrong marks, and learners who read, on every bank.
 *
 * Source: rules/scoring.md S20, S21, S22, S35; rules/content.md C34
 */
import type { SkillCheckConfig } from '@learning/content/schema';
import { drawCheck } from '@learning/shared/domain/scoring/draw-check';
import {
  isSkillCheckPassed,
  scoreSkillCheck,
  withLightEssay,
} from '@learning/shared/domain/scoring/score-skill-check';
import { SEED_LIMIT, seededRandom, shuffled, type Random } from '@learning/shared/domain/shuffle';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { describe, expect, test } from 'vitest';
import { loadContent } from '#publishing/load-content.ts';

type Question = SkillCheckConfig['questions'][number];
type Answer = string | string[];

const DAYS = 30;
const DAY_MS = 24 * 3_600_000;
const LEARNERS = 200;
const COLLEAGUES = 4;
/** Of those who take a check with a case file with the keys of four colleagues. */
const MOST_PASSED_WITH_KEYS = 0.05;
/** A generous guess at how many words or numbers fit a short answer. */
const PLAUSIBLE_SHORT_ANSWERS = 300;

const banks = (await loadContent()).flatMap(({ activities }) =>
  [...activities.values()].flatMap((activity) =>
    activity.type === 'skill-check' && activity.config.asks
      ? [{ id: activity.id, config: activity.config, passingScore: activity.passingScore }]
      : [],
  ),
);

/** Returns all subsets of the options with two to all but one of them, and then the others: what an attacker would try first. */
function subsetsOf(options: readonly string[], random: Random): string[][] {
  const all = Array.from({ length: 2 ** options.length - 1 }, (_, at) =>
    options.filter((_option, index) => Math.floor((at + 1) / 2 ** index) % 2 === 1),
  );
  const isLikely = (guess: string[]) => guess.length > 1 && guess.length < options.length;
  return [...shuffled(all.filter(isLikely), random), ...all.filter((guess) => !isLikely(guess))];
}

/** Returns what an attacker tries for a question, in order, each once. The essay is always right; no one reads it. */
function guessesFor(question: Question, random: Random): Answer[] {
  switch (question.type) {
    case 'multiple-choice':
      return shuffled(question.options, random);
    case 'multiple-select':
      return subsetsOf(question.options, random);
    case 'short-answer': {
      const right = Math.floor(random() * PLAUSIBLE_SHORT_ANSWERS);
      return Array.from({ length: PLAUSIBLE_SHORT_ANSWERS }, (_, at) =>
        at === right ? question.correctAnswer : `guess ${at}`,
      );
    }
    case 'essay':
      return ['x'.repeat(50)];
  }
}

interface Check {
  config: SkillCheckConfig;
  passingScore: number;
}

/**
 * Plays attempts as early as they open until the check is passed or the days are over.
 *
 * @returns the number of attempts until the pass; undefined without one
 */
function attemptsToPass(
  { config, passingScore }: Check,
  random: Random,
  answer: (question: Question) => Answer,
  mark: (question: Question, isRight: boolean) => void,
): number | undefined {
  const seen: Record<string, number> = {};
  const right: string[] = [];
  let now = new Date(0);
  for (let attempt = 1; now.getTime() <= DAYS * DAY_MS; attempt += 1) {
    const seed = Math.floor(random() * SEED_LIMIT);
    const asked = withLightEssay(drawCheck(config, { seen, right, seed }).questions);
    for (const { id } of asked) seen[id] = (seen[id] ?? 0) + 1;
    const answers = Object.fromEntries(asked.map((question) => [question.id, answer(question)]));
    const score = scoreSkillCheck(asked, answers);
    if (isSkillCheckPassed(score, passingScore)) return attempt;
    asked.forEach((question, index) => {
      const { isCorrect } = score.questions[index]!;
      if (isCorrect) right.push(question.id);
      mark(question, isCorrect);
    });
    now = nextAttemptAt(attempt, now);
  }
  return undefined;
}

/** Tries one answer after the other, and repeats those that were marked right. With other options, it begins again. */
function eliminate(check: Check, seed: number): number | undefined {
  const random = seededRandom(seed);
  const left = new Map<string, Answer[]>();
  const guessesLeft = (question: Question) => {
    const key = check.config.facts
      ? JSON.stringify([question.id, question.options.toSorted()])
      : question.id;
    const guesses = left.get(key) ?? guessesFor(question, random);
    left.set(key, guesses);
    return guesses;
  };
  return attemptsToPass(
    check,
    random,
    (question) => guessesLeft(question)[0] ?? '',
    (question, isRight) => {
      if (!isRight) guessesLeft(question).shift();
    },
  );
}

/** Knows nine of ten answers after reading, and learns the rest by reading again where the results say. */
function read(check: Check, seed: number): number | undefined {
  const random = seededRandom(seed);
  const known = new Set(check.config.questions.filter(() => random() < 0.9).map(({ id }) => id));
  return attemptsToPass(
    check,
    random,
    (question) => (known.has(question.id) ? question.correctAnswer : 'x'),
    ({ id }) => known.add(id),
  );
}

/** Whether a learner passes with the keys of four colleagues, and a guess where they don't help. */
function passesWithKeys({ config, passingScore }: Check, seed: number): boolean {
  const random = seededRandom(seed);
  const draw = () => {
    const drawSeed = Math.floor(random() * SEED_LIMIT);
    return withLightEssay(drawCheck(config, { seen: {}, right: [], seed: drawSeed }).questions);
  };
  const keys = Array.from({ length: COLLEAGUES }, draw).flat();
  const asked = draw();
  const answers = asked.map((question): [string, Answer] => {
    const known = keys.filter(({ id }) => id === question.id);
    // The same words and figures, if a colleague had them.
    const key = known.find(({ question: text }) => text === question.question) ?? known[0];
    const offered: readonly string[] = question.options;
    const isOffered =
      offered.length === 0 ||
      [key?.correctAnswer ?? ''].flat().every((text) => offered.includes(text));
    return [
      question.id,
      key && isOffered ? key.correctAnswer : (guessesFor(question, random)[0] ?? ''),
    ];
  });
  return isSkillCheckPassed(scoreSkillCheck(asked, Object.fromEntries(answers)), passingScore);
}

const seeds = Array.from({ length: LEARNERS }, (_, at) => at + 1);

describe('30 days of patience', () => {
  test('there are banks to try', () => {
    expect(banks.length).toBeGreaterThan(1);
  });

  test('pass no check by elimination, but for luck in one of a thousand', () => {
    const passed = banks.flatMap((bank) =>
      seeds.flatMap((seed) => (eliminate(bank, seed) === undefined ? [] : [`${bank.id} ${seed}`])),
    );
    expect(passed.length, passed.join(', ')).toBeLessThanOrEqual(
      Math.ceil((banks.length * seeds.length) / 1000),
    );
  });

  test.each(banks)('are not needed by a learner who reads: $id', (bank) => {
    const attempts = seeds.map((seed) => read(bank, seed) ?? Infinity);
    expect(attempts.filter((count) => count === 1).length).toBeGreaterThan(LEARNERS / 2);
    expect(Math.max(...attempts)).toBeLessThanOrEqual(5);
  });
});

describe('the keys of four colleagues', () => {
  const withFile = banks.filter(({ config }) => config.caseFile);

  test('are tried where there is a case file', () => {
    expect(withFile.length).toBeGreaterThan(0);
  });

  test.each(withFile)('do not carry a fifth: $id', (bank) => {
    const passed = seeds.filter((seed) => passesWithKeys(bank, seed));
    expect(passed.length).toBeLessThanOrEqual(LEARNERS * MOST_PASSED_WITH_KEYS);
  });
});
