/**
 * The log's statements about itself, on screen and on paper.
 *
 * Source: rules/hours.md H3, H5, H6
 */
export const LOG_TITLE = 'Recertification log';

export const LOG_NATURE =
  'Your own record of the courses you completed, for you to report. The hours may count toward recertification; your certifying body decides. No certifying body has approved these courses.';

export const HOURS_RULE =
  'Instruction hours are on-screen study and activities, rounded down to quarter hours. Workplace practice is not counted.';

export const BODIES: readonly { name: string; asks: string }[] = [
  {
    name: 'SHRM',
    asks: 'SHRM asks for 60 professional development credits in three years, counted in steps of 15 minutes; check your body’s handbook.',
  },
  {
    name: 'HRCI',
    asks: 'HRCI asks for 60 credits in three years (45 for the aPHR), at least one of them in ethics, and for the SPHR 15 in business; check your body’s handbook.',
  },
];

const THEME_NAMES: Record<string, string> = { ethics: 'Ethics', business: 'Business' };

/** A theme as it is shown; one we have no name for is capitalised. */
export function themeName(theme: string): string {
  return THEME_NAMES[theme] ?? `${theme.slice(0, 1).toUpperCase()}${theme.slice(1)}`;
}
