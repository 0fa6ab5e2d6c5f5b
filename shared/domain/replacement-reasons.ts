/** Why one certificate of a course took the place of another: its name was corrected, or its hours were added. */
export const REPLACEMENT_REASONS = ['name', 'hours'] as const;
