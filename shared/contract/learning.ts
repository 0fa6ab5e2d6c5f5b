/**
 * Enrollment, progress, reading position, bookmarks and wishlist.
 *
 * Source: rules/learning.md L1, L2, L3, L6; rules/time.md T4; rules/access.md A15
 */
import * as z from 'zod';
import { CourseWithChanges, Module, ModuleSummary } from './catalog.ts';
import { ContentId, CourseId, CourseIdParam, Instant, Percent, UserId } from './fields.ts';
import { LawChoice } from './profile.ts';
import { defineRoutes } from './route.ts';

export const Enrollment = z
  .object({
    /** Sortable: a later enrollment has a greater id. */
    id: z.string(),
    userId: z.string(),
    courseId: CourseId,
    /** A whole number from 0 to 100, as text; 100 means completed. */
    progress: z.string().regex(/^(100|[1-9]?\d)$/),
    createdAt: Instant,
    /** When progress reached 100; null before that, and again after a module is reopened. */
    completedAt: Instant.nullable(),
    /** The module the learner opened last. */
    lastModuleId: ContentId.nullable(),
  })
  .meta({ id: 'Enrollment' });

export const ModuleProgress = z
  .object({
    moduleId: ContentId,
    completed: z.boolean(),
    /** Minutes. */
    timeSpent: z.int().min(0),
    completedAt: Instant.nullable(),
    /** Reading position: the 0-based paragraph (top-level node of the text) at the top of the screen; null at the start. */
    lastBlock: z.int().min(0).nullable(),
  })
  .meta({ id: 'ModuleProgress' });

/** The learner's best result in one activity. */
export const ActivityResult = z
  .object({
    activityId: ContentId,
    /** null for a scenario that is not passed. */
    score: Percent.nullable(),
    /** True when passed. */
    completed: z.boolean(),
    /** When it was passed; otherwise when the best score was reached. */
    completedAt: Instant,
    submissionCount: z.int().positive(),
  })
  .meta({ id: 'ActivityResult' });

/** Learning in all courses, in days and weeks of the time zone in the learner's profile. Source: rules/time.md T5 */
export const LearningPace = z
  .object({
    /** Days in a row with learning. Source: rules/time.md T6 */
    streakDays: z.int().min(0),
    hasLearnedToday: z.boolean(),
    /** Monday to Sunday. */
    minutesThisWeek: z.int().min(0),
  })
  .meta({ id: 'LearningPace' });

/** The learner's own data in one course. */
export const CourseState = z
  .object({
    hasAccess: z.boolean(),
    enrollment: Enrollment.nullable(),
    progress: z.array(ModuleProgress),
    /** Activities of this course that the learner submitted. */
    activityResults: z.array(ActivityResult),
    bookmarked: z.boolean(),
    wishlisted: z.boolean(),
    pace: LearningPace,
    /** Whose law shows first in its lessons; null for that of all countries. */
    law: LawChoice.nullable(),
  })
  .meta({ id: 'CourseState' });

/** Everything the player shows first, in one round trip. */
export const PlayerView = z
  .object({
    course: CourseWithChanges,
    modules: z.array(ModuleSummary),
    state: CourseState,
    /** The module in the request with its text; null without one, or when the learner may not read it. */
    module: Module.nullable(),
  })
  .meta({ id: 'PlayerView' });

const userParams = z.strictObject({ userId: UserId });
const userCourse = z.strictObject({ userId: UserId, id: CourseIdParam });
const userModule = z.strictObject({ userId: UserId, moduleId: ContentId });

export const learningRoutes = defineRoutes({
  listEnrollments: {
    method: 'GET',
    path: '/api/enrollments',
    summary: "The signed-in learner's enrollments",
    group: 'learning',
    access: 'learner',
    response: z.array(Enrollment),
  },
  listUserEnrollments: {
    method: 'GET',
    path: '/api/users/{userId}/enrollments',
    summary: "A learner's enrollments",
    group: 'learning',
    access: 'learner',
    params: userParams,
    response: z.array(Enrollment),
  },
  createEnrollment: {
    method: 'POST',
    path: '/api/enrollments',
    summary: 'Enroll in a course; a repeated call returns the existing enrollment',
    group: 'learning',
    access: 'learner',
    body: z.strictObject({
      userId: UserId,
      courseId: CourseId,
      progress: z
        .string()
        .optional()
        .meta({ description: "Ignored: an enrollment starts at '0'." }),
    }),
    response: Enrollment,
    status: 201,
    errors: ['course_not_found', 'course_not_offered', 'payment_required', 'write_conflict'],
  },
  listModuleProgress: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/progress',
    summary: "A learner's progress in each module of a course that has any",
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.array(ModuleProgress),
  },
  getCourseState: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}',
    summary: 'Access, enrollment, progress, bookmark and wishlist of one course at once',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: CourseState,
    errors: ['course_not_found'],
  },
  getPlayerView: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/player',
    summary: 'What the player shows first: course, modules, state and the text of one module',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    query: z.strictObject({
      module: ContentId.optional().meta({ description: 'The module that is open.' }),
    }),
    response: PlayerView,
    errors: ['course_not_found'],
  },
  recordModuleProgress: {
    method: 'POST',
    path: '/api/users/{userId}/modules/{moduleId}/progress',
    summary: 'Mark a module complete, or reopen it',
    group: 'learning',
    access: 'learner',
    params: userModule,
    body: z.strictObject({
      completed: z.boolean(),
      timeSpent: z.number().optional().meta({
        description: 'Ignored: minutes come only from sittings that recordLearningTime reports.',
      }),
      completedAt: Instant.nullable()
        .optional()
        .meta({ description: "Ignored: the server's clock decides." }),
    }),
    response: z.object({ moduleProgress: ModuleProgress, enrollment: Enrollment }),
    errors: [
      'module_not_found',
      'not_enrolled',
      'payment_required',
      'activities_incomplete',
      'module_not_written',
      'write_conflict',
    ],
  },
  recordLearningTime: {
    method: 'POST',
    path: '/api/users/{userId}/modules/{moduleId}/time',
    summary: 'Add measured learning time; safe to repeat',
    group: 'learning',
    access: 'learner',
    params: userModule,
    body: z.strictObject({
      sittingId: z
        .string()
        .regex(/^[A-Za-z0-9-]{8,64}$/)
        .meta({ description: 'One opening of the module in one tab.' }),
      minutes: z.int().min(1).max(1440).meta({
        description:
          'Total minutes of visible, active time since the sitting began. Only minutes beyond those already reported for this sitting are added, and no more than have passed.',
      }),
    }),
    response: z.object({ moduleId: ContentId, addedMinutes: z.int().min(0) }),
    errors: ['module_not_found', 'not_enrolled', 'write_conflict'],
  },
  savePosition: {
    method: 'PUT',
    path: '/api/users/{userId}/courses/{id}/position',
    summary: 'Save the open module and the reading position in it',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    body: z.strictObject({
      moduleId: ContentId,
      lastBlock: z.int().min(0).max(10_000).optional().meta({
        description: 'Paragraph at the top of the screen; if absent, the stored one stays.',
      }),
    }),
    response: z.object({ moduleId: ContentId }),
    errors: ['module_not_found', 'not_enrolled', 'write_conflict'],
  },
  toggleBookmark: {
    method: 'POST',
    path: '/api/courses/{id}/bookmark',
    summary: 'Bookmark a course or remove the bookmark; with the desired state, safe to repeat',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ id: CourseIdParam }),
    body: z.strictObject({
      userId: UserId,
      bookmarked: z.boolean().optional().meta({
        description: 'The desired state; without it, the call toggles.',
      }),
      moduleId: ContentId.optional().meta({ description: 'The module that is open.' }),
    }),
    response: z.object({ bookmarked: z.boolean() }),
    errors: ['course_not_found', 'write_conflict'],
  },
  addToWishlist: {
    method: 'PUT',
    path: '/api/users/{userId}/wishlist/{id}',
    summary: 'Add a course to the wishlist',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.object({ wishlisted: z.literal(true) }),
    errors: ['course_not_found'],
  },
  removeFromWishlist: {
    method: 'DELETE',
    path: '/api/users/{userId}/wishlist/{id}',
    summary: 'Remove a course from the wishlist',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.object({ wishlisted: z.literal(false) }),
  },
});

export type Enrollment = z.infer<typeof Enrollment>;
export type ModuleProgress = z.infer<typeof ModuleProgress>;
export type LearningPace = z.infer<typeof LearningPace>;
export type CourseState = z.infer<typeof CourseState>;
export type PlayerView = z.infer<typeof PlayerView>;
export type ActivityResult = z.infer<typeof ActivityResult>;
