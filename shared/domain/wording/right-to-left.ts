/** Letters of scripts that a text engine lays out from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const { source } = RIGHT_TO_LEFT;
/** Words of these scripts, with what is between them. */
const PHRASE = new RegExp(`(${source}(?:[^\\p{L}\\p{N}\\n]*${source})*\\p{Mn}*)`, 'u');

/** Splits a text into phrases that are read from right to left, and what is between them. */
export function splitByDirection(text: string): { text: string; isRtl: boolean }[] {
  return text
    .split(new RegExp(PHRASE, 'gu'))
    .filter(Boolean)
    .map((piece) => ({ text: piece, isRtl: RIGHT_TO_LEFT.test(piece) }));
}

/** Whether the first letter belongs to a script that is read from right to left. */
export function startsRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0];
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}
