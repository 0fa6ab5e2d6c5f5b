/** Scripts that mark a document without knowing the subject. They are given the right problem of each wrong sentence for free. */
import { seededRandom, shuffled } from '@learning/shared/domain/shuffle';

export interface ShownSentence {
  id: string;
  text: string;
}

/** Returns the ids of the sentences to mark. @param count how many are wrong, which no one who marks knows */
export type MarkScript = (sentences: readonly ShownSentence[], count: number) => string[];

const ALARMING =
  /\b(?:never|always|immediate(?:ly)?|terminat\w+|dismiss\w*|discharg\w+|must|fail\w*|unacceptable|serious\w*|violat\w+|breach\w*|guarantee\w*|illegal|unlawful\w*|warning|refus\w+|clear(?:ly)?|obvious(?:ly)?|all|every|no|not|cannot|can’t|cut|risk\w*|worst|lied|threat\w*|disciplin\w+|final|rescind\w*|withdraw\w*|condition\w*|because|caus\w+|drive\w*|alarming|crisis|pregnan\w+|health|medical|age)\b/gi;

const RANDOM_TRIES = 25;

const ids = (sentences: readonly ShownSentence[]) => sentences.map(({ id }) => id);
const most =
  (measure: (text: string) => number): MarkScript =>
  (sentences, count) =>
    ids(sentences.toSorted((a, b) => measure(b.text) - measure(a.text)).slice(0, count));
const half = (sentences: readonly ShownSentence[]) => Math.ceil(sentences.length / 2);
const alarm = (text: string) => text.match(ALARMING)?.length ?? 0;
const digits = (text: string) => text.match(/\d/g)?.length ?? 0;

export const MARK_SCRIPTS: Readonly<Record<string, MarkScript>> = {
  'every sentence': (sentences) => ids(sentences),
  'no sentence': () => [],
  'every second sentence': (sentences) => ids(sentences).filter((_, at) => at % 2 === 0),
  'the longest sentences': most((text) => text.length),
  'the longer half': (sentences) => most((text) => text.length)(sentences, half(sentences)),
  'the shortest sentences': most((text) => -text.length),
  'the most alarming sentences': most(alarm),
  'every alarming sentence': (sentences) => ids(sentences.filter(({ text }) => alarm(text) > 0)),
  'the sentences with the most figures': most(digits),
  'every sentence with a figure': (sentences) =>
    ids(sentences.filter(({ text }) => digits(text) > 0)),
  ...Object.fromEntries(
    Array.from({ length: RANDOM_TRIES }, (_, seed): [string, MarkScript] => [
      `random sentences (${seed})`,
      (sentences, count) => ids(shuffled(sentences, seededRandom(seed)).slice(0, count)),
    ]),
  ),
};
