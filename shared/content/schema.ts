/**
 * The schemas of authored content, which writers put under `shared/content/courses/<slug>/`.
 *
 * A course folder holds
 *   course.ts                     metadata, module outlines and the plan of each activity (`defineCourse`)
 *   modules/<module id>.md        a module's text; absent if the module has only an outline
 *   resources/<resource slug>.md  one page per downloadable resource, to fill in
 *   resources/<resource slug>.filled.md  the same page, filled in as an example
 *   activities/<activity id>.ts   a written activity (`defineActivity`)
 *   capstone.ts                   the capstone of the assessment, if there is one (`defineCapstone`, capstone-schema.ts)
 *   exemplars/<module id>.md      a sound deliverable of an assessment, with comments
 *   figures/<figure id>.ts        a chart, tree, timeline or what readers move (`defineFigure`, figure-schema.ts)
 *   workbooks/<resource slug>.ts  a resource's spreadsheet (`defineWorkbook`, workbook-schema.ts)
 *   review-cards/<module id>.ts         the review cards of a lesson (`defineReviewCards`, review-card-schema.ts)
 *
 * Source: rules/content.md C27, C36
 */
import * as z from 'zod';
import { CHANGE_KINDS, COURSE_CATEGORIES, COURSE_LEVELS } from '@learning/shared/domain/course';
import { ActivityPlan } from './activity-plan.ts';
import type { ActivitySource } from './activities/activity-types.ts';
import { computed, slug, text } from './text-schema.ts';

export type { ActivitySource } from './activities/activity-types.ts';
export { ConversationConfig } from './conversation-schema.ts';
export { SimulationConfig } from './simulation-schema.ts';
export { GeneratorConfig } from './generator-schema.ts';
export { MarkUpConfig } from './mark-up-schema.ts';
export { ScenarioConfig } from './scenario-schema.ts';
export { SkillCheckConfig } from './skill-check-schema.ts';

export const ModuleSource = z.strictObject({
  id: slug,
  title: text,
  type: z.enum(['lesson', 'assessment']),
  description: text,
  keyPoints: z.array(text).min(1),
  minutes: computed,
  /** Names shown to the learner; the file name is the name in lower case joined by hyphens. */
  resources: z.array(text),
  /** Readable without signing in. @default false */
  isPreview: z.boolean().optional(),
});

/** One line of a course's change log, for its readers or, if `internal`, for its authors. Source: rules/content.md C44 */
export const CourseChangeSource = z.strictObject({
  /** Calendar day. */
  date: z.iso.date(),
  edition: z.number().int().positive(),
  kind: z.enum([...CHANGE_KINDS, 'internal']),
  /** The modules it touches; none if it concerns the whole course. */
  modules: z.array(slug),
  /** What is different now, in one sentence. */
  text: text.max(160).regex(/^[A-Z0-9][^\n]*[^.]\.$/, 'one sentence that ends with a period'),
});

export const CourseSource = z.strictObject({
  id: z.number().int().positive(),
  slug,
  /** Position among the core courses; null for the documentation series. */
  moduleNumber: z.number().int().positive().nullable(),
  title: text,
  level: z.enum(COURSE_LEVELS),
  category: z.enum(COURSE_CATEGORIES),
  durationHours: computed,
  /** US cents. */
  priceCents: z.number().int().positive(),
  isPopular: z.boolean(),
  description: text,
  features: z.array(text).min(1),
  /** Areas of the professional bodies' frameworks that the course covers. The keys name the frameworks. */
  frameworks: z.record(z.enum(['bask', 'hrci', 'cipd', 'aihr']), z.array(text)),
  instructionHours: computed,
  recommendedNext: z.array(slug),
  /** Themes that some certifying bodies require, e.g. `ethics`. @default none */
  themes: z.array(slug).optional(),
  /** Newest first. */
  changes: z.array(CourseChangeSource).min(1),
  modules: z.array(ModuleSource),
  activities: z.array(ActivityPlan),
});

export type ModuleSource = z.infer<typeof ModuleSource>;
export type CourseChangeSource = z.infer<typeof CourseChangeSource>;
export type CourseSource = z.infer<typeof CourseSource>;

/** Gives a course file its type. The validator checks its values. */
export function defineCourse(course: CourseSource): CourseSource {
  return course;
}

/** Gives an activity file its type. The validator checks its values. */
export function defineActivity(activity: ActivitySource): ActivitySource {
  return activity;
}

/** A resource that shows one case from start to end. It is filled in already. Source: rules/content.md C32 */
export const isWorkedFile = (resource: string): boolean => resource.startsWith('Worked File: ');

/** Returns the id of a course's second scenario. Source: rules/content.md C43 */
export const secondScenarioId = (courseSlug: string): string => `${courseSlug}-scenario-2`;

/** Returns a resource's file name without extension: 'Fact-or-Opinion Worksheet' → 'fact-or-opinion-worksheet'. */
export function resourceSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
