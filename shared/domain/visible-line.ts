/** Lines that a person enters and others read: names, organizations, addresses. Source: rules/privacy.md P10 */

/**
 * Invisible characters and those that change the direction of text. Joiners are allowed between letters, where scripts such as
 * Persian need them.
 */
const HIDDEN =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** An emoji, whose parts are joined and shown in color by characters that are invisible elsewhere. */
const EMOJI =
  /(?:\p{Extended_Pictographic}|[0-9#*])(?:\p{Emoji_Modifier}|\ufe0f)?\u20e3?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*/gu;

/** Characters of a name, as the forms accept it. */
const NAME_MAX = 100;

/** Returns whether a line shows everything it consists of, in the order it was typed. An empty line does. */
export function isVisibleLine(text: string): boolean {
  return text.search(HIDDEN) === -1;
}

/** Returns whether a text of several lines shows everything it consists of. Tabs and emoji are allowed. */
export function isVisibleText(text: string): boolean {
  const lines = text.replaceAll(EMOJI, ' ').replaceAll('\t', ' ').split(/\r?\n/u);
  return lines.every(isVisibleLine);
}

/** Returns whether a visible line can be the name of a person or an organization. */
export function isName(text: string): boolean {
  return isVisibleLine(text) && /[\p{L}\p{N}]/u.test(text);
}

/** Returns a name that no form has checked as others may see it: one visible line of a name's length; null if no name is left. */
export function shownName(text: string): string | null {
  const line = text.replaceAll(HIDDEN, ' ').replaceAll(/\s+/gu, ' ').trim();
  const shown = Array.from(line).slice(0, NAME_MAX).join('').trim();
  return isName(shown) ? shown : null;
}
