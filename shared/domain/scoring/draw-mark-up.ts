/** Draws the document of an attempt at a mark-up: which of its sentences are wrong, and with which facts. Source: rules/scoring.md S30 */
import { seededRandom, shuffled } from '../shuffle.ts';
import { withFacts, type FactGroup, type Facts } from './facts.ts';

/** A sentence that is the same in every document. */
interface FixedSentence {
  text: string;
  /** Why it is right although it looks wrong. */
  explanation?: string | undefined;
  /** Id of the sentence beside which it is a near miss, while that one is wrong. */
  nearTo?: string | undefined;
}

/** A sentence that is wrong in some documents and right in others. */
interface DrawnSentence {
  id: string;
  flawed: { text: string; problemId: string; explanation: string };
  sound: { text: string; explanation: string };
}

export type MarkUpSentence = string | FixedSentence | DrawnSentence;

/** A mark-up as it is written. Its texts hold facts as `{name}`. */
export interface WrittenMarkUp {
  /** How many sentences of a document are wrong. */
  asks: number;
  title: string;
  /** One of these is drawn; each has a value for every fact. */
  facts: FactGroup;
  records: readonly { title: string; lines: readonly string[] }[];
  paragraphs: readonly { heading?: string | undefined; sentences: readonly MarkUpSentence[] }[];
}

/** A sentence of a drawn document, with its key. */
export interface KeyedSentence {
  /** By its place in the document, so that it tells nothing. */
  id: string;
  text: string;
  /** What is wrong with it; absent if it is right. */
  problemId?: string;
  /** Why it is wrong, or right although it looks wrong; absent if there is nothing to say. */
  explanation?: string;
  /** It stands beside a wrong sentence and belongs to it. */
  isNearMiss?: boolean;
  /** Id of the written sentence, if that is wrong in some documents. */
  writtenId?: string;
}

export interface DrawnMarkUp {
  title: string;
  records: { title: string; lines: string[] }[];
  paragraphs: { heading?: string; sentences: KeyedSentence[] }[];
}

/**
 * Draws a document. The wrong sentences move on from try to try, so that the key of one document passes no other.
 *
 * @param draw with a try number that is 0 for the first
 */
export function drawMarkUp(
  written: WrittenMarkUp,
  { seed, tryNumber }: { seed: number; tryNumber: number },
): DrawnMarkUp {
  const facts = written.facts[(seed + tryNumber) % written.facts.length]!;
  const wrongIds = drawnIds(written, seed, tryNumber);
  let place = 0;
  return {
    title: withFacts(written.title, facts),
    records: written.records.map(({ title, lines }) => ({
      title: withFacts(title, facts),
      lines: lines.map((line) => withFacts(line, facts)),
    })),
    paragraphs: written.paragraphs.map(({ heading, sentences }) => ({
      ...(heading === undefined ? {} : { heading: withFacts(heading, facts) }),
      sentences: sentences.map((sentence) => {
        place += 1;
        return keyed(sentence, { id: `s${place}`, wrongIds, facts });
      }),
    })),
  };
}

/** Returns the sentences of a drawn document in order. */
export function sentencesOf({ paragraphs }: Pick<DrawnMarkUp, 'paragraphs'>): KeyedSentence[] {
  return paragraphs.flatMap(({ sentences }) => sentences);
}

/** Returns the sentences that are wrong in some documents. */
export function drawnSentences<S extends MarkUpSentence>({
  paragraphs,
}: {
  paragraphs: readonly { sentences: readonly S[] }[];
}): Extract<S, DrawnSentence>[] {
  return paragraphs.flatMap(({ sentences }) => sentences).filter((sentence) => isDrawn(sentence));
}

export function isDrawn<S extends MarkUpSentence>(
  sentence: S,
): sentence is Extract<S, DrawnSentence> {
  return typeof sentence === 'object' && 'flawed' in sentence;
}

/** Returns the ids that are wrong in this try: a part of one random circle, which moves on by the number of those left out. */
function drawnIds(written: WrittenMarkUp, seed: number, tryNumber: number): Set<string> {
  const circle = shuffled(
    drawnSentences(written).map(({ id }) => id),
    seededRandom(seed),
  );
  const start = tryNumber * (circle.length - written.asks);
  return new Set(
    Array.from({ length: written.asks }, (_, at) => circle[(start + at) % circle.length]!),
  );
}

interface Draw {
  id: string;
  wrongIds: ReadonlySet<string>;
  facts: Facts;
}

function keyed(sentence: MarkUpSentence, { id, wrongIds, facts }: Draw): KeyedSentence {
  if (typeof sentence === 'string') return { id, text: withFacts(sentence, facts) };
  if (isDrawn(sentence)) {
    const { flawed, sound } = sentence;
    const isWrong = wrongIds.has(sentence.id);
    return {
      id,
      text: withFacts(isWrong ? flawed.text : sound.text, facts),
      ...(isWrong ? { problemId: flawed.problemId } : {}),
      explanation: withFacts(isWrong ? flawed.explanation : sound.explanation, facts),
      writtenId: sentence.id,
    };
  }
  const { text, explanation, nearTo } = sentence;
  const isNearMiss = nearTo !== undefined && wrongIds.has(nearTo);
  const isExplained = explanation !== undefined && (nearTo === undefined || isNearMiss);
  return {
    id,
    text: withFacts(text, facts),
    ...(isExplained ? { explanation: withFacts(explanation, facts) } : {}),
    ...(isNearMiss ? { isNearMiss } : {}),
  };
}
