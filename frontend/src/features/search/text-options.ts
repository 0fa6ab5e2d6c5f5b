import type { Options, SearchOptions } from 'minisearch';

/** Shorter words are abbreviations: another letter makes another word of them. */
const SHORTEST_MISSPELLED = 5;

/** Makes a word comparable: without case, accents, apostrophes and the s of its plural. */
function comparableWord(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036F’']/g, '')
    .toLowerCase();
  return plain.length > 3 ? plain.replace(/(?<![su])s$/, '') : plain;
}

/** Returns the letters and digits of a text, word by word; “employee’s” stays one. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu) ?? [];

/** Makes texts comparable, word by word. */
export function comparablePhrase(text: string): string {
  return wordsOf(text).map(comparableWord).join(' ');
}

/** How texts are read. */
export const TEXT_OPTIONS = {
  tokenize: wordsOf,
  processTerm: comparableWord,
} satisfies Partial<Options>;

/** How words are compared: all of them have to be there, the last may be unfinished, a long one misspelled. */
export const TEXT_SEARCH: SearchOptions = {
  combineWith: 'AND',
  prefix: (term) => term.length > 1,
  fuzzy: (term) => (term.length < SHORTEST_MISSPELLED ? false : 0.2),
  weights: { prefix: 0.5, fuzzy: 0.2 },
};
