/** Why one certificate of a course took the place of another: its name was corrected, or hours, its capstone or a retest were added. */
export const REPLACEMENT_REASONS = ['name', 'hours', 'capstone', 'retest'] as const;
