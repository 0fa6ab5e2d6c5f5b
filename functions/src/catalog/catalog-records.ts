/** The catalog's items as stored. Each is parsed when it is read. */
import type { RichTextNode } from '@learning/shared/contract/fields';
import { REVIEW_SKILL_IDS } from '@learning/shared/domain/learning/review-skills';
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import {
  CHANGE_KINDS,
  COURSE_CATEGORIES,
  COURSE_LEVELS,
  COURSE_LISTINGS,
} from '@learning/shared/domain/course';
import * as z from 'zod';
import { jsonText, storedItem } from '#table/stored-item.ts';
import { withMinutesOfModules } from './course-migrations.ts';

const PlannedActivity = z.object({
  id: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string(),
  durationMinutes: z.int(),
});

/** Source: rules/hours.md H1 */
const StudyMinutesRecord = z.object({ onScreen: z.int(), activities: z.int(), atDesk: z.int() });

export const ModuleRecord = z.object({
  id: z.string(),
  order: z.int(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['lesson', 'assessment']),
  durationMinutes: z.int(),
  minutes: StudyMinutesRecord,
  resources: z.array(z.object({ id: z.string(), name: z.string(), isAvailable: z.boolean() })),
  activities: z.array(PlannedActivity),
  isPreview: z.boolean(),
  isWritten: z.boolean(),
  /** Missing in items of older releases. */
  hasCapstone: z.boolean().default(false),
  /** Without their texts, so that what is due is known without reading them. */
  recallCards: z.array(z.object({ id: z.string(), skill: z.enum(REVIEW_SKILL_IDS) })).default([]),
});

/**
 * A course's ratings, as attributes of its item. Transactions of course ratings keep them exact, and publishing never writes
 * them.
 */
export const RatingTotals = z.object({
  ratingSum: z.int().default(0),
  reviewCount: z.int().default(0),
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  ratingCount1: z.int().default(0),
  ratingCount2: z.int().default(0),
  ratingCount3: z.int().default(0),
  ratingCount4: z.int().default(0),
  ratingCount5: z.int().default(0),
});

export const COURSE_RATING_FIELDS = Object.keys(RatingTotals.shape);

/** How operators offer a course, as attributes of its item. Publishing never writes them. Source: rules/content.md C46 */
export const ListingFields = z.object({
  listing: z.enum(COURSE_LISTINGS).default('published'),
  /** Goes with each change: another one is a conflict. */
  listingVersion: z.int().default(0),
  listingChangedBy: z.string().optional(),
  listingChangedAt: z.string().optional(),
});

export const COURSE_LISTING_FIELDS = Object.keys(ListingFields.shape);

/** A line of a course's change log. Source: rules/content.md C44 */
const CourseChange = z.object({
  date: z.string(),
  edition: z.int(),
  kind: z.enum(CHANGE_KINDS),
  /** Ids; empty if the change concerns the whole course. */
  modules: z.array(z.string()),
  text: z.string(),
});

/** A course with the outlines of its modules, so that one Query reads the whole catalog. */
export const CourseRecord = z.object({
  entity: z.literal('course'),
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  isPopular: z.boolean(),
  moduleNumber: z.int().nullable(),
  level: z.enum(COURSE_LEVELS),
  category: z.enum(COURSE_CATEGORIES),
  duration: z.string(),
  priceCents: z.int(),
  features: z.array(z.string()),
  instructionHours: z.number(),
  recommendedNext: z.array(z.string()),
  themes: z.array(z.string()).default([]),
  /** Areas of the frameworks of certifying bodies. Missing in items of older releases. */
  frameworks: z
    .object({
      shrm: z.array(z.string()),
      hrci: z.array(z.string()),
      cipd: z.array(z.string()).optional(),
    })
    .default({ shrm: [], hrci: [] }),
  /** Newest first. Missing in items of older releases. */
  changes: z.array(CourseChange).default([]),
  /** The boxes with local law, the oldest first. Missing in items of older releases. Source: rules/content.md C47 */
  lawReadings: z
    .array(z.object({ title: z.string(), country: z.string(), readOn: z.string() }))
    .default([]),
  modules: z.array(ModuleRecord),
  contentHash: z.string(),
  ratingSum: RatingTotals.shape.ratingSum,
  reviewCount: RatingTotals.shape.reviewCount,
  ...ListingFields.shape,
});

export const TierRecord = z.object({
  entity: z.literal('tier'),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  priceCents: z.int().nullable(),
  /** Missing in older items, which are not sold by the year. */
  yearlyPriceCents: z.int().nullable().default(null),
  maxUsers: z.int().nullable(),
  isPopular: z.boolean(),
  features: z.array(z.string()),
  levels: z.array(z.enum(COURSE_LEVELS)),
  coachingSessionsPerMonth: z.union([z.int(), z.literal('unlimited')]),
  contentHash: z.string(),
});

/** A product that grants several courses. It is sold at checkout and appears in no list. */
export const BundleRecord = z.object({
  entity: z.literal('bundle'),
  /** Product id at the checkout; no course has the same. */
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  courseIds: z.array(z.int()),
  priceCents: z.int(),
  listPriceCents: z.int(),
  contentHash: z.string(),
});

/**
 * A compiled text. Only the root of its tree is checked here: the tree is large, and the response schema checks all of
 * it before it leaves the server.
 */
const CompiledText = z.object({
  body: z.custom<RichTextNode>(isRoot, 'is not the root of a sanitized tree'),
  headings: z.array(z.object({ id: z.string(), depth: z.int(), text: z.string() })),
});

/** A workbook: its example as tables, and its .xlsx files in base 64. */
const CompiledWorkbook = z.object({
  example: CompiledText.shape.body,
  emptyFile: z.string(),
  exampleFile: z.string(),
});
export type CompiledWorkbook = z.infer<typeof CompiledWorkbook>;

function isRoot(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'root';
}

/** A task of a module that learners answer in writing: a pause, or the deliverable of an assessment. */
const WritingPrompt = z.object({ id: z.string(), text: z.string() });

/** A row of a rubric, with its levels from the best to the worst. */
const RubricPart = z.object({
  name: z.string(),
  levels: z.array(z.object({ name: z.string(), text: z.string() })),
});

export const ModuleTextRecord = z.object({
  entity: z.literal('module'),
  id: z.string(),
  courseId: z.int(),
  markdown: z.string(),
  compiled: jsonText(CompiledText),
  prompts: z.array(WritingPrompt).default([]),
  rubric: z.array(RubricPart).default([]),
  hasExemplar: z.boolean().default(false),
  contentHash: z.string(),
});

export const ResourceRecord = z.object({
  entity: z.literal('resource'),
  id: z.string(),
  courseId: z.int(),
  moduleId: z.string(),
  name: z.string(),
  markdown: z.string(),
  compiled: jsonText(CompiledText),
  /** The filled version. Missing in items of older releases. */
  filled: jsonText(CompiledText).optional(),
  /** Missing in items of older releases. Source: rules/content.md C31 */
  workbook: jsonText(CompiledWorkbook).optional(),
  contentHash: z.string(),
});

export const ActivityRecord = z.object({
  entity: z.literal('activity'),
  id: z.string(),
  moduleId: z.string(),
  courseId: z.int(),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string(),
  description: z.string(),
  durationMinutes: z.int(),
  passingScore: z.int(),
  /** JSON for the learner, without anything that helps to guess. Sent as it is. */
  publicConfig: z.string(),
  /** JSON of the whole authored config. Never leaves the server before a submission; parsed where it is used (`activity-config.ts`). */
  config: z.string(),
  contentHash: z.string(),
});

const ReviewCard = z.object({
  /** Unique in the course. */
  id: z.string(),
  moduleId: z.string(),
  question: z.string(),
  answer: z.string(),
  why: z.string(),
  /** Id of a heading in the module's text. */
  section: z.string(),
  skill: z.enum(REVIEW_SKILL_IDS),
  /** Options with the place of the right one; null when the learner rates the answer. */
  graded: z.object({ options: z.array(z.string()), correct: z.int() }).nullable(),
});

/** A sound deliverable of an assessment, with comments. */
export const ExemplarRecord = z.object({
  entity: z.literal('exemplar'),
  /** Id of the module. */
  id: z.string(),
  courseId: z.int(),
  compiled: jsonText(CompiledText),
  contentHash: z.string(),
});

/** The capstone of an assessment, with its secrets: parsed where it is used (`capstones/capstone-config.ts`). */
export const StoredCapstone = z.object({
  entity: z.literal('capstoneTask'),
  /** Id of the module. */
  id: z.string(),
  courseId: z.int(),
  config: z.string(),
  rubric: z.array(RubricPart),
  contentHash: z.string(),
});

/** The review cards of a course. */
export const ReviewDeckRecord = z.object({
  entity: z.literal('recallDeck'),
  /** Course id. */
  id: z.int(),
  cards: jsonText(z.array(ReviewCard)),
  contentHash: z.string(),
});

/** What the search knows of a course's modules, beside their outlines. Source: rules/content.md C50 */
export const SearchEntryRecord = z.object({
  entity: z.literal('searchEntry'),
  /** Course id. */
  id: z.int(),
  modules: jsonText(
    z.array(
      z.object({
        moduleId: z.string(),
        words: z.array(z.string()),
        otherWords: z.array(z.string()),
        laws: z.array(z.string()),
        skills: z.array(z.string()),
        sections: z.array(z.object({ id: z.string(), title: z.string() })),
      }),
    ),
  ),
  contentHash: z.string(),
});

/** The catalog's kinds of items by their `entity`. */
export const catalogItems = {
  course: storedItem(CourseRecord, { version: 2, migrations: { 1: withMinutesOfModules } }),
  tier: storedItem(TierRecord),
  bundle: storedItem(BundleRecord),
  module: storedItem(ModuleTextRecord),
  exemplar: storedItem(ExemplarRecord),
  capstoneTask: storedItem(StoredCapstone),
  resource: storedItem(ResourceRecord),
  activity: storedItem(ActivityRecord),
  recallDeck: storedItem(ReviewDeckRecord),
  searchEntry: storedItem(SearchEntryRecord),
};

export type ModuleRecord = z.infer<typeof ModuleRecord>;
export type CourseRecord = z.infer<typeof CourseRecord>;
export type RatingTotals = z.infer<typeof RatingTotals>;
export type TierRecord = z.infer<typeof TierRecord>;
export type BundleRecord = z.infer<typeof BundleRecord>;
export type WritingPrompt = z.infer<typeof WritingPrompt>;
export type RubricPart = z.infer<typeof RubricPart>;
export type ExemplarRecord = z.infer<typeof ExemplarRecord>;
export type StoredCapstone = z.infer<typeof StoredCapstone>;
export type StoredExemplar = z.input<typeof ExemplarRecord>;
export type ModuleTextRecord = z.infer<typeof ModuleTextRecord>;
/** As written, with the compiled text as JSON. */
export type StoredModuleText = z.input<typeof ModuleTextRecord>;
export type StoredResource = z.input<typeof ResourceRecord>;
export type ResourceRecord = z.infer<typeof ResourceRecord>;
export type ActivityRecord = z.infer<typeof ActivityRecord>;
export type ReviewCard = z.infer<typeof ReviewCard>;
export type ReviewDeckRecord = z.infer<typeof ReviewDeckRecord>;
export type SearchEntryRecord = z.infer<typeof SearchEntryRecord>;
export type StoredSearchEntry = z.input<typeof SearchEntryRecord>;
export type StoredReviewDeck = z.input<typeof ReviewDeckRecord>;
