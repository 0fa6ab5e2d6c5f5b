/** Scripts that put no spaces between words. Two characters make about one word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  const spaced = text.toLowerCase().replace(UNSPACED, ' $& ');
  return spaced.match(WORD) ?? [];
}
