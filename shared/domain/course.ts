/** Levels, categories, kinds of changes and of listings, shared by rules, contract and content. */

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

/** How a course is offered: only a published one takes new learners. Source: rules/content.md C46 */
export const COURSE_LISTINGS = ['published', 'announced', 'hidden'] as const;

export type CourseListing = (typeof COURSE_LISTINGS)[number];
export type CourseLevel = (typeof COURSE_LEVELS)[number];
export type CourseCategory = (typeof COURSE_CATEGORIES)[number];
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Returns the course id in an address; undefined if the text is not one. */
export function parseCourseId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
