/** Measures how well answers can be guessed without knowing the subject. Source: rules/content.md C41 */
import type { CourseFolder } from '#source.ts';
import { predictedBestChoices } from './best-choice-model.ts';

/** Largest difference between right and wrong options, in percentage points. */
export const MOST_POINTS_APART = 10;
/** Largest share of best choices that a model of words may find. */
export const MOST_PREDICTED = 0.4;

export interface GuessFigure {
  name: string;
  /** What the figure may be at most, as printed. */
  limit: string;
  /** As printed. */
  value: string;
  isMet: boolean;
}

interface Options {
  texts: readonly string[];
  /** Index of the right one. */
  right: number;
}

/** A reason in a wrong option sounds like an excuse; without one, the right option stands out. */
const REASON = /\b(so that|because|since)\b/i;

/** Returns the figures of all questions and decisions with one right option. */
export function guessFigures(folders: readonly CourseFolder[]): GuessFigure[] {
  const activities = folders.flatMap((folder) => [...folder.activities.values()]);
  const questions = activities.flatMap((activity): Options[] => {
    if (activity.type !== 'skill-check') return [];
    return activity.config.questions.flatMap((question) =>
      question.type === 'multiple-choice'
        ? [{ texts: question.options, right: question.options.indexOf(question.correctAnswer) }]
        : [],
    );
  });
  const scenarios = activities.filter((activity) => activity.type === 'scenario');
  const decisions = scenarios.flatMap(({ config }): Options[] =>
    config.steps.map(({ choices }) => ({
      texts: choices.map(({ text, reasoning = '' }) => `${text} ${reasoning}`.trim()),
      right: choices.findIndex(({ value }) => value === 10),
    })),
  );
  return [
    ...optionFigures('Questions', questions),
    ...optionFigures('Decisions', decisions),
    ...(scenarios.length > 1 ? [predictionFigure(scenarios.map(({ config }) => config))] : []),
  ];
}

function optionFigures(name: string, all: readonly Options[]): GuessFigure[] {
  if (all.length === 0) return [];
  const isLongest = (text: string, texts: readonly string[]) =>
    text.length === Math.max(...texts.map((one) => one.length));
  return [
    pairFigure(`${name}: longest option`, all, isLongest),
    placeFigure(`${name}: place of the right option`, all),
    pairFigure(`${name}: 'so that', 'because', 'since'`, all, (text) => REASON.test(text)),
  ];
}

/** Compares how often right and wrong options have a trait. */
function pairFigure(
  name: string,
  all: readonly Options[],
  has: (text: string, texts: readonly string[]) => boolean,
): GuessFigure {
  const right = all.map(({ texts, right: at }) => has(texts[at] ?? '', texts));
  const wrong = all.flatMap(({ texts, right: at }) =>
    texts.flatMap((text, index) => (index === at ? [] : [has(text, texts)])),
  );
  const [ofRight, ofWrong] = [percentOf(right), percentOf(wrong)];
  return {
    name,
    limit: `${MOST_POINTS_APART} points apart`,
    value: `right ${ofRight.toFixed(0)} %, wrong ${ofWrong.toFixed(0)} %`,
    isMet: Math.abs(ofRight - ofWrong) <= MOST_POINTS_APART,
  };
}

/** Compares the places of the right option among the most frequent number of options. */
function placeFigure(name: string, all: readonly Options[]): GuessFigure {
  const sizes = Map.groupBy(all, ({ texts }) => texts.length);
  const [size, most] = [...sizes].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
  const shares = Array.from({ length: size }, (_, place) =>
    percentOf(most.map(({ right }) => right === place)),
  );
  return {
    name,
    limit: `${MOST_POINTS_APART} points from even`,
    value: shares.map((share) => `${share.toFixed(0)} %`).join(', '),
    isMet: shares.every((share) => Math.abs(share - 100 / size) <= MOST_POINTS_APART),
  };
}

function predictionFigure(configs: Parameters<typeof predictedBestChoices>[0]): GuessFigure {
  const { found, steps } = predictedBestChoices(configs);
  return {
    name: 'Decisions: best choice found by a model of words',
    limit: `${MOST_PREDICTED * 100} %`,
    value: `${found} of ${steps} (${((found / steps) * 100).toFixed(0)} %)`,
    isMet: found / steps <= MOST_PREDICTED,
  };
}

function percentOf(all: readonly boolean[]): number {
  return (all.filter(Boolean).length / Math.max(1, all.length)) * 100;
}
