/** The catalogue's items as stored. Rows are parsed with these on the way out. */
import { ACTIVITY_TYPES, COURSE_CATEGORIES, COURSE_LEVELS } from '@learning/shared/domain/course';
import * as z from 'zod';

/** Grows when an item's shape changes in a way old readers cannot take. */
export const CATALOG_SCHEMA_VERSION = 1;

const PlannedActivity = z.object({
  id: z.string(),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string(),
  durationMinutes: z.int(),
});

export const ModuleRecord = z.object({
  id: z.string(),
  order: z.int(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['lesson', 'assessment']),
  durationMinutes: z.int(),
  resources: z.array(z.object({ id: z.string(), name: z.string(), isAvailable: z.boolean() })),
  activities: z.array(PlannedActivity),
  isPreview: z.boolean(),
  isWritten: z.boolean(),
});

/**
 * What learners gave a course, as attributes of its item. Kept exact by the reviews' transactions; publishing content never
 * writes them.
 */
export const CourseRatings = z.object({
  ratingSum: z.int().default(0),
  reviewCount: z.int().default(0),
  /** How many gave 1, 2, 3, 4 and 5. */
  ratingCount1: z.int().default(0),
  ratingCount2: z.int().default(0),
  ratingCount3: z.int().default(0),
  ratingCount4: z.int().default(0),
  ratingCount5: z.int().default(0),
});

export const COURSE_RATING_FIELDS = Object.keys(CourseRatings.shape);

/** A course with its modules' outlines: the catalogue is one Query. */
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
  modules: z.array(ModuleRecord),
  contentHash: z.string(),
  ratingSum: CourseRatings.shape.ratingSum,
  reviewCount: CourseRatings.shape.reviewCount,
  /** Set by an operator; absent means published. */
  unpublishedAt: z.string().optional(),
});

export const TierRecord = z.object({
  entity: z.literal('tier'),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  priceCents: z.int().nullable(),
  maxUsers: z.int().nullable(),
  isPopular: z.boolean(),
  features: z.array(z.string()),
  levels: z.array(z.enum(COURSE_LEVELS)),
  coachingSessionsPerMonth: z.union([z.int(), z.literal('unlimited')]),
  contentHash: z.string(),
});

/** A product that opens several courses; sold by the checkout, listed nowhere. */
export const BundleRecord = z.object({
  entity: z.literal('bundle'),
  /** What the checkout knows it by; no course has it. */
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  courseIds: z.array(z.int()),
  priceCents: z.int(),
  listPriceCents: z.int(),
  contentHash: z.string(),
});

export const ModuleTextRecord = z.object({
  entity: z.literal('module'),
  id: z.string(),
  courseId: z.int(),
  markdown: z.string(),
  /** JSON of the sanitised tree and its headings. */
  compiled: z.string(),
  contentHash: z.string(),
});

export const ResourceRecord = z.object({
  entity: z.literal('resource'),
  id: z.string(),
  courseId: z.int(),
  moduleId: z.string(),
  name: z.string(),
  markdown: z.string(),
  compiled: z.string(),
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
  /** JSON for the learner, without anything that helps to guess. */
  publicConfig: z.string(),
  /** JSON of the whole authored config, for grading. Never leaves the server before a submission. */
  config: z.string(),
  contentHash: z.string(),
});

export type ModuleRecord = z.infer<typeof ModuleRecord>;
export type CourseRecord = z.infer<typeof CourseRecord>;
export type CourseRatings = z.infer<typeof CourseRatings>;
export type TierRecord = z.infer<typeof TierRecord>;
export type BundleRecord = z.infer<typeof BundleRecord>;
export type ModuleTextRecord = z.infer<typeof ModuleTextRecord>;
export type ResourceRecord = z.infer<typeof ResourceRecord>;
export type ActivityRecord = z.infer<typeof ActivityRecord>;
