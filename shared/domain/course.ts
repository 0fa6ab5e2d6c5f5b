/** Levels, categories and kinds of changes, shared by rules, contract and content. */

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
/** What a change of a course touches. Source: rules/content.md C44 */
export const CHANGE_KINDS = ['law', 'content', 'correction'] as const;

export type CourseLevel = (typeof COURSE_LEVELS)[number];
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Returns the course id in an address; undefined if the text is not one. */
export function parseCourseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
