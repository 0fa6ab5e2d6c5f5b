/** Why one certificate of a course took the place of another: its name was corrected, or its hours or its capstone were added. */
export const REPLACEMENT_REASONS = ['name', 'hours', 'capstone'] as const;
