/** Courses as operators see them. Source: rules/content.md C46, C47, C48 */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '#domain/activity-types.ts';
import { COURSE_LISTINGS } from '#domain/course.ts';
import { Module } from '../catalog.ts';
import { ContentId, CourseId, CourseIdParam, Instant } from '../fields.ts';
import { defineRoutes } from '../route.ts';
import { Reason } from './fields.ts';

/** A box with local law, and when its source was read. */
const LawReading = z.object({
  /** The module, resource or exemplar that it stands in. */
  title: z.string(),
  country: z.string(),
  readOn: z.iso.date(),
  days: z.int(),
  /** Older than 180 days. */
  isOld: z.boolean(),
});

/** A web address of a course that did not respond, or has moved for good, when it was last checked. */
const DeadLink = z.object({
  address: z.string(),
  kind: z.enum(['broken', 'moved']),
  /** Why it is broken, or the new address. */
  detail: z.string(),
  /** The module, resource or activity that it stands in. */
  place: z.string(),
  /** The country of the law box that it stands in; null outside of one. */
  country: z.string().nullable(),
});

export const OperatedCourse = z
  .object({
    id: CourseId,
    title: z.string(),
    listing: z.enum(COURSE_LISTINGS),
    /** Goes with a change of the listing: another one is a conflict. */
    listingVersion: z.int(),
    listingChangedBy: z.string().nullable(),
    listingChangedAt: Instant.nullable(),
    /** The newest line of the change log. */
    edition: z.int().nullable(),
    changedOn: z.iso.date().nullable(),
    modules: z.array(
      z.object({ id: ContentId, title: z.string(), type: z.enum(['lesson', 'assessment']) }),
    ),
    /** The oldest first. */
    lawReadings: z.array(LawReading),
    /** Those that do not respond first. */
    deadLinks: z.array(DeadLink),
  })
  .meta({ id: 'OperatedCourse' });

const OperatedCourses = z.object({
  courses: z.array(OperatedCourse),
  /** The content that is published. */
  version: z.object({ name: z.string(), publishedAt: Instant }).nullable(),
  /** The last run of `npm run content:links`; null before the first one. */
  linkCheck: z.object({ checkedAt: Instant, addresses: z.int() }).nullable(),
});

/** A question, decision or field of an activity, with its solution. */
const PreviewItem = z.object({
  title: z.string(),
  texts: z.array(z.string()),
  choices: z.array(
    z.object({
      text: z.string(),
      /** The right answer, or the best choice. */
      isBest: z.boolean(),
      points: z.int().nullable(),
      /** What a learner reads after choosing it. */
      feedback: z.string().nullable(),
    }),
  ),
  /** The answer where there are no choices, or why it is right. */
  solution: z.string().nullable(),
});

export const ModulePreview = z
  .object({
    courseTitle: z.string(),
    module: Module,
    activities: z.array(
      z.object({
        id: ContentId,
        type: z.enum(ACTIVITY_TYPES),
        title: z.string(),
        description: z.string(),
        durationMinutes: z.int(),
        items: z.array(PreviewItem),
      }),
    ),
  })
  .meta({ id: 'ModulePreview' });

const common = { group: 'operating', access: 'operator', roles: ['content'] } as const;

export const operatorCourseRoutes = defineRoutes({
  listOperatedCourses: {
    ...common,
    method: 'GET',
    path: '/api/operator/courses',
    summary: 'All courses with how they are offered and when their law was read',
    effect: 'reads',
    response: OperatedCourses,
  },
  changeCourseListing: {
    ...common,
    method: 'POST',
    path: '/api/operator/courses/{courseId}/listing',
    summary: 'Publish, announce or hide a course; those who have it keep it',
    effect: 'changes',
    params: z.strictObject({ courseId: CourseIdParam }),
    body: z.strictObject({
      listing: z.enum(COURSE_LISTINGS),
      version: z.int().min(0),
      reason: Reason,
    }),
    response: z.object({ listing: z.enum(COURSE_LISTINGS), version: z.int() }),
    errors: ['course_not_found', 'changed_by_operator'],
  },
  previewModule: {
    ...common,
    method: 'GET',
    path: '/api/operator/modules/{moduleId}',
    summary: 'A module as learners see it, with its activities and their solutions',
    effect: 'reads',
    params: z.strictObject({ moduleId: ContentId }),
    response: ModulePreview,
    errors: ['module_not_found'],
  },
});

export type OperatedCourse = z.infer<typeof OperatedCourse>;
export type OperatedCourses = z.infer<typeof OperatedCourses>;
export type ModulePreview = z.infer<typeof ModulePreview>;
export type PreviewItem = z.infer<typeof PreviewItem>;
