/** Words of the catalogue that rules, contract and content share (specification section 3). */

export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const COURSE_CATEGORIES = [
  'foundation',
  'skills development',
  'recruitment',
  'performance',
  'relations',
  'development',
  'integration',
] as const;
export const ACTIVITY_TYPES = ['scenario', 'generator', 'skill-check'] as const;

export type CourseLevel = (typeof COURSE_LEVELS)[number];
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** The course id in an address, or undefined when the text cannot be one. */
export function parseCourseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
