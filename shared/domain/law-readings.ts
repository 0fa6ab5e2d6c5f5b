/** How long a reading of law holds. Source: rules/content.md C47 */

export const LAW_READING_DAYS = 180;

/** Returns the whole days from one calendar day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** Whether a law box has to be read again: its source was read more than 180 days ago. */
export function isOldReading(readOn: string, today: string): boolean {
  return daysBetween(readOn, today) > LAW_READING_DAYS;
}
