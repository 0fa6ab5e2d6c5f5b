/**
 * The log's fixed texts, on screen and in the PDF.
 *
 * Source: rules/hours.md H3, H5, H6
 */
export const LOG_TITLE = 'Recertification log';

export const LOG_DISCLAIMER =
  'Your own record of the courses you completed, for you to report. The hours may count toward recertification; your certifying body decides. No certifying body has approved these courses.';

export const HOURS_RULE =
  'Instruction hours are on-screen study and activities, rounded down to quarter hours. Workplace practice is not counted.';

export const BODIES: readonly { name: string; requirement: string }[] = [
  {
    name: 'SHRM',
    requirement:
      'SHRM requires 60 professional development credits every three years, counted in 15-minute increments; check your certifying body’s handbook.',
  },
  {
    name: 'HRCI',
    requirement:
      'HRCI requires 60 credits every three years (45 for the aPHR), including at least one in ethics and, for the SPHR, 15 in business; check your certifying body’s handbook.',
  },
];

const THEME_NAMES: Record<string, string> = { ethics: 'Ethics', business: 'Business' };

/** Returns the display name of a theme; an unknown theme is capitalized. */
export function themeName(theme: string): string {
  return THEME_NAMES[theme] ?? `${theme.slice(0, 1).toUpperCase()}${theme.slice(1)}`;
}
