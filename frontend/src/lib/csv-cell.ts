/**
 * Returns one cell; text that a spreadsheet would run as a formula gets an apostrophe in front.
 *
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvCell(text: string): string {
  const safeText = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safeText) ? `"${safeText.replaceAll('"', '""')}"` : safeText;
}
