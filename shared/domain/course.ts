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
