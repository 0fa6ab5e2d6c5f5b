/** Removes what file systems do not allow in names. */
export function fileName(text: string): string {
  return text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}
