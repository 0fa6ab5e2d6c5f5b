/** Lines that a person enters and others read: names, organizations, addresses. Source: rules/privacy.md P10 */

/**
 * Invisible characters and those that change the direction of text. Joiners are allowed between letters, where scripts such as
 * Persian need them.
 */
const HIDDEN =
  /(?!(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a line shows everything it consists of, in the order it was typed. An empty line does. */
export function isVisibleLine(text: string): boolean {
  return !HIDDEN.test(text);
}

/** Returns whether a visible line can be the name of a person or an organization. */
export function isName(text: string): boolean {
  return isVisibleLine(text) && /[\p{L}\p{N}]/u.test(text);
}
