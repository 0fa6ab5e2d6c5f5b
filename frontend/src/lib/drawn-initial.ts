/** Number of colors; each is a rule of `components/learner-picture`. */
export const HUES = 6;

/** Returns the first letter or digit of a name as one reads it, with its marks: `É`, `नि`, `한`. Empty without a name. */
export function initialOf(name: string): string {
  const signs = signsOf(name.trim());
  const first = signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '';
  const upper = first.toUpperCase();
  // Some letters become two, as ß does.
  return upper.length === first.length ? upper : first;
}

/** Returns the color of a learner: the same on every page and device, by the address in any spelling. */
export function hueOf(email: string): number {
  const letters = Array.from(email.trim().toLowerCase());
  return letters.reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9_973, 7) % HUES;
}

/** Letters with their marks; single letters in browsers that cannot tell. */
function signsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
