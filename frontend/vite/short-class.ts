/** Letters of short classes. Without `a`: blockers hide elements whose class begins like an advertisement's. */
const LETTERS = 'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ';
const LENGTH = 4;
const START = 0x811c9dc5;

/**
 * Returns the class that stands in the built site for one that the styles' code composes. Those have an underscore
 * (`px_4`, `button--size_md`); the ones that sources spell do not, and stay as they are.
 */
export function shortClass(name: string): string {
  if (!name.includes('_')) return name;
  let hash = START;
  for (let index = 0; index < name.length; index += 1) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash >>>= 0;
  let short = '';
  while (short.length < LENGTH) {
    short += LETTERS[hash % LETTERS.length];
    hash = Math.floor(hash / LETTERS.length);
  }
  return short;
}
