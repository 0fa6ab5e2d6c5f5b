import { isName, isVisibleLine, isVisibleText } from '@learning/shared/domain/visible-line';

/** Such a character is easily pasted with a text. */
export const HIDDEN_CHARACTER = 'This has a character that can’t be shown. Please type it again.';

/** Returns what is wrong with a line that others read; undefined if nothing is. Source: rules/privacy.md P10 */
export function lineError(text: string): string | undefined {
  return isVisibleLine(text.trim()) ? undefined : HIDDEN_CHARACTER;
}

/** Returns what is wrong with a text of several lines that others read; undefined if nothing is. Source: rules/privacy.md P10 */
export function textError(text: string): string | undefined {
  return isVisibleText(text)
    ? undefined
    : 'This has a character that can’t be shown. Please type that part again.';
}

/** Returns what is wrong with a name; `missing` when nothing of it can be read. Source: rules/privacy.md P10 */
export function nameErrorOf(text: string, missing: string): string | undefined {
  return lineError(text) ?? (isName(text) ? undefined : missing);
}
