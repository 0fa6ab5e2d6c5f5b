/** Draws the questions of an attempt from a bank. Source: rules/scoring.md S20. */
import { seededRandom, shuffled, type Random } from '../shuffle.ts';
import type { ScoredQuestion } from './score-skill-check.ts';

/** A question of a bank, with the module that teaches it. */
export type BankQuestion = Pick<ScoredQuestion, 'id' | 'type'> & {
  options: readonly string[];
  readAt?: { moduleId: string } | undefined;
  /** Whether it can be answered only from the file of its check. */
  fromFile?: boolean | undefined;
};

/** How many questions of each type an attempt asks; undefined asks all of them. */
export type Asks = Partial<Record<BankQuestion['type'], number>>;

interface Draw {
  asks: Asks | undefined;
  /** How many of them are answered from the file. */
  asksFromFile?: Asks | undefined;
  /** How often the learner was asked a question, by its id. */
  seen: Readonly<Record<string, number>>;
  /** Questions the learner has answered correctly: asked again only when nothing else is left. */
  right: readonly string[];
  seed: number;
}

/**
 * Returns the questions to ask: of each type those seen least and not yet answered correctly, spread over the modules, in random
 * order with the essay last, and with shuffled options. Without a bank, all questions in their own order.
 *
 * A correct answer found by trying is worth little this way: the question comes back only when all others are answered, too.
 */
export function drawQuestions<Q extends BankQuestion>(
  bank: readonly Q[],
  { asks, asksFromFile = {}, seen, right, seed }: Draw,
): Q[] {
  const random = seededRandom(seed);
  if (!asks) return bank.map((question) => withShuffledOptions(question, random));
  const drawn: Q[] = [];
  for (const [type, count] of typesOf(bank, asks)) {
    const fromFile = asksFromFile[type] ?? 0;
    for (const [isFromFile, wanted] of [
      [true, fromFile],
      [false, count - fromFile],
    ] as const) {
      const left = shuffled(
        bank.filter(
          (question) => question.type === type && Boolean(question.fromFile) === isFromFile,
        ),
        random,
      );
      for (let asked = 0; asked < wanted && left.length > 0; asked += 1) {
        const [next] = left.toSorted(byNeed(drawn, { seen, right }));
        drawn.push(next!);
        left.splice(left.indexOf(next!), 1);
      }
    }
  }
  const ordered = shuffled(drawn, random).toSorted((a, b) => isEssay(a) - isEssay(b));
  return ordered.map((question) => withShuffledOptions(question, random));
}

/** Returns the types with the smallest choice of modules first, so that the others can fill what they leave. */
function typesOf(bank: readonly BankQuestion[], asks: Asks): [BankQuestion['type'], number][] {
  const countOf = (type: BankQuestion['type']) =>
    bank.filter((question) => question.type === type).length;
  return (Object.entries(asks) as [BankQuestion['type'], number][]).toSorted(
    ([a], [b]) => countOf(a) - countOf(b),
  );
}

/** Compares by correct answers so far, then by how often a question was seen, then by how many of its module are drawn. */
function byNeed(drawn: readonly BankQuestion[], { seen, right }: Pick<Draw, 'seen' | 'right'>) {
  const wasRight = ({ id }: BankQuestion) => (right.includes(id) ? 1 : 0);
  const timesSeen = ({ id }: BankQuestion) => (Object.hasOwn(seen, id) ? seen[id]! : 0);
  const ofModule = ({ readAt }: BankQuestion) =>
    drawn.filter((question) => question.readAt?.moduleId === readAt?.moduleId).length;
  return (a: BankQuestion, b: BankQuestion) =>
    wasRight(a) - wasRight(b) || timesSeen(a) - timesSeen(b) || ofModule(a) - ofModule(b);
}

function withShuffledOptions<Q extends BankQuestion>(question: Q, random: Random): Q {
  return { ...question, options: shuffled(question.options, random) };
}

const isEssay = ({ type }: BankQuestion): number => (type === 'essay' ? 1 : 0);
