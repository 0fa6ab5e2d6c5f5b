import type { ScenarioSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { isScenarioPassed } from '@learning/shared/domain/scoring/look-back';
import { isPassed, scorePercent } from '@learning/shared/domain/scoring/score-percent';
import { shuffled, type Random } from '@learning/shared/domain/shuffle';

/** Guesses that are made before each try, and how often each is changed until it fits what was told. */
const GUESSES = 20;
const CHANGES = 300;

/** Points of the choices of a step, as anyone can know who has passed one scenario. */
const POINTS: Readonly<Record<number, readonly number[]>> = { 3: [10, 5, 0], 4: [10, 7, 3, 0] };

/** Points by choice, by step; both named by their texts, which stay when ids and order change. */
type Guess = ReadonlyMap<string, Map<string, number>>;

interface Try {
  /** Text of the choice by step. */
  choices: Map<string, string>;
  marks: Map<string, string>;
}

/** What a failed try told. */
type Told = Pick<ScenarioSubmissionPayload, 'decisionsSuffice' | 'percentage'> & {
  /** Points by step. */
  values: ReadonlyMap<string, number>;
};

/**
 * Plays a scenario without knowing anything about its subject, and remembers everything it is told. Before each try it guesses
 * the points of all choices, changes the guesses until they fit what was told, and plays what they value most.
 */
export class ScenarioBot {
  private readonly random: Random;
  private readonly passingScore: number;
  private readonly texts = new Map<string, readonly string[]>();
  private readonly tries: (Try & { told: Told })[] = [];
  private current: Try = { choices: new Map(), marks: new Map() };
  private guesses: Guess[] = [];

  constructor(random: Random, passingScore: number) {
    this.random = random;
    this.passingScore = passingScore;
  }

  begin(): void {
    this.current = { choices: new Map(), marks: new Map() };
    this.guesses =
      this.tries.length === 0 ? [] : Array.from({ length: GUESSES }, () => this.guess());
  }

  /** Returns the text of a choice. */
  decide(texts: readonly string[]): string {
    const step = nameOf(texts);
    const choice = this.bestOf(texts, (guess, text) => guess.get(step)?.get(text) ?? 0);
    this.texts.set(step, texts.toSorted());
    this.current.choices.set(step, choice);
    return choice;
  }

  /** Returns the text of the choice to mark in the look back. */
  mark(texts: readonly string[]): string {
    const step = nameOf(texts);
    const others = texts.filter((text) => text !== this.current.choices.get(step));
    const mark = this.bestOf(others, (guess, text) => (guess.get(step)?.get(text) === 0 ? 1 : 0));
    this.current.marks.set(step, mark);
    return mark;
  }

  learn({ decisionsSuffice, percentage, decisions }: ScenarioSubmissionPayload): void {
    const steps = [...this.current.choices.keys()];
    const values = decisions.flatMap(({ value }, place): [string, number][] =>
      value === undefined ? [] : [[steps[place]!, value]],
    );
    const told = {
      ...(decisionsSuffice === undefined ? {} : { decisionsSuffice }),
      ...(percentage === undefined ? {} : { percentage }),
      values: new Map(values),
    };
    this.tries.push({ ...this.current, told });
  }

  /** Exchanges points of two choices of a step at random, as long as that fits no worse. */
  private guess(): Guess {
    const steps = [...this.texts].map(([step, texts]): [string, Map<string, number>] => {
      const points = shuffled(POINTS[texts.length]!, this.random);
      return [step, new Map(texts.map((text, at) => [text, points[at]!]))];
    });
    const guess: Guess = new Map(steps);
    let misfit = this.misfitOf(guess);
    for (let count = 0; count < CHANGES && misfit > 0; count += 1) {
      const [, points] = shuffled(steps, this.random)[0]!;
      const [first, second] = shuffled([...points.keys()], this.random);
      const exchange = () => {
        const value = points.get(first!)!;
        points.set(first!, points.get(second!)!).set(second!, value);
      };
      exchange();
      const changed = this.misfitOf(guess);
      if (changed > misfit) exchange();
      else misfit = changed;
    }
    return guess;
  }

  /** Returns how far a guess is from everything that was told; 0 when it fits. */
  private misfitOf(guess: Guess): number {
    return this.tries.reduce((sum, tried) => sum + this.misfitOfTry(tried, guess), 0);
  }

  private misfitOfTry({ choices, marks, told }: Try & { told: Told }, guess: Guess): number {
    let misfit = 0;
    let earned = 0;
    for (const [step, text] of choices) {
      const value = guess.get(step)!.get(text)!;
      earned += value;
      if (told.values.has(step)) misfit += Math.abs(told.values.get(step)! - value);
    }
    const percent = scorePercent(earned, 10 * choices.size);
    if (told.percentage !== undefined) misfit += Math.abs(told.percentage - percent) / 10;
    const suffices = isPassed(percent, this.passingScore);
    if (told.decisionsSuffice !== undefined && told.decisionsSuffice !== suffices) misfit += 1;
    const right = [...marks].filter(([step, text]) => guess.get(step)!.get(text) === 0).length;
    const wouldPass = isScenarioPassed(percent, scorePercent(right, marks.size), this.passingScore);
    return wouldPass ? misfit + 1 : misfit;
  }

  /** Returns the text with the highest value in all guesses together, a random one of equals. */
  private bestOf(texts: readonly string[], value: (guess: Guess, text: string) => number): string {
    const sums = shuffled(texts.toSorted(), this.random).map((text) => ({
      text,
      sum: this.guesses.reduce((sum, guess) => sum + value(guess, text), 0),
    }));
    return sums.reduce((best, next) => (next.sum > best.sum ? next : best)).text;
  }
}

/** The order of the choices differs from try to try. */
function nameOf(texts: readonly string[]): string {
  return texts.toSorted().join('\n');
}
