import { countWords } from './validation/markdown-blocks.ts';

export const WORDS_PER_MINUTE = 200;

/** Counts the words of every text in a value; ids are single words and hardly count. */
export function wordsIn(value: unknown): number {
  if (typeof value === 'string') return countWords(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, child) => sum + wordsIn(child), 0);
}
