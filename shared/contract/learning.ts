/** What a learner does with courses: enrollment, progress, places, dashboard (specification sections 3, 4 and 7; DECISIONS 2 and 4). */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '../domain/course.ts';
import { AccessSummary } from './access.ts';
import { Course } from './catalog.ts';
import {
  ContentId,
  CourseId,
  CourseIdParam,
  Instant,
  Percent,
  TimeZone,
  UserId,
} from './fields.ts';
import { defineRoutes } from './route.ts';

export const Enrollment = z
  .object({
    /** Sortable: a later enrollment has a greater id. */
    id: z.string(),
    userId: z.string(),
    courseId: CourseId,
    /** Text holding a whole number 0–100; 100 means completed. */
    progress: z.string().regex(/^(100|[1-9]?\d)$/),
    createdAt: Instant,
    /** When progress reached 100; null before, and again after a module is reopened. */
    completedAt: Instant.nullable(),
    /** The module last opened, to resume there. */
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
    /** Reading position: the 0-based paragraph (top-level node of the text) that stood at the top; null at the start. */
    lastBlock: z.int().min(0).nullable(),
  })
  .meta({ id: 'ModuleProgress' });

/** The learner's best result in one activity. */
export const ActivityResult = z
  .object({
    activityId: ContentId,
    score: Percent,
    /** True when passed. */
    completed: z.boolean(),
    /** When it was passed; else when the best score was reached. */
    completedAt: Instant,
    submissionCount: z.int().positive(),
  })
  .meta({ id: 'ActivityResult' });

/** Everything the player needs about one learner in one course, in one round trip. */
export const CourseState = z
  .object({
    hasAccess: z.boolean(),
    enrollment: Enrollment.nullable(),
    progress: z.array(ModuleProgress),
    /** Activities of this course that were handed in. */
    activityResults: z.array(ActivityResult),
    bookmarked: z.boolean(),
    wishlisted: z.boolean(),
  })
  .meta({ id: 'CourseState' });

export const Achievement = z
  .object({
    id: z.enum(['course-completer', 'knowledge-seeker', 'consistent-learner']),
    name: z.string(),
    description: z.string(),
    /** null while it is in progress. */
    earnedAt: Instant.nullable(),
    /** How far: 2 of 3 enrollments. Never beyond the target. */
    current: z.int().min(0),
    target: z.int().positive(),
  })
  .meta({ id: 'Achievement' });

export const Dashboard = z
  .object({
    activeCourses: z.int(),
    completedCourses: z.int(),
    startedThisMonth: z.int(),
    /** Completed over enrolled; null without an enrollment. */
    completionRatePercent: Percent.nullable(),
    learningMinutes: z.int(),
    /** Monday to Sunday in the learner's time zone. */
    learningMinutesThisWeek: z.int(),
    /** Monday to Sunday of the current week in the learner's time zone. */
    weeklyActivity: z.array(z.object({ date: z.iso.date(), minutes: z.int().min(0) })).length(7),
    /** Days in a row with learning; the current streak still stands on a day that has none yet. */
    streak: z.object({ currentDays: z.int().min(0), longestDays: z.int().min(0) }),
    /** By field of work: what was learned of all that the catalogue teaches. */
    skills: z.array(
      z.object({
        name: z.string(),
        /** Minutes of completed modules over minutes of all modules in the field. */
        percent: Percent,
        completedModules: z.int().min(0),
        moduleCount: z.int().positive(),
      }),
    ),
    achievements: z.array(Achievement),
    certificates: z.int(),
    access: AccessSummary,
    courses: z.array(
      z.object({
        enrollment: Enrollment,
        course: Course,
        completedModules: z.int(),
        moduleCount: z.int(),
        /** Where to go on (`resumeModuleId`); null at 100 %. */
        nextModule: z.object({ id: ContentId, title: z.string() }).nullable(),
      }),
    ),
    /** Bought, open, and not enrolled in yet. */
    readyToStart: z.array(Course),
    recommendations: z.array(Course),
    wishlist: z.array(Course),
    /** Newest first. */
    bookmarks: z.array(
      z.object({
        course: Course,
        /** The module that was open when the bookmark was set. */
        module: z.object({ id: ContentId, title: z.string() }).nullable(),
        createdAt: Instant,
      }),
    ),
  })
  .meta({ id: 'Dashboard' });

/** A completed course as evidence for recertification: what it held on the day it was completed. */
export const RecertificationEntry = z
  .object({
    courseId: CourseId,
    courseTitle: z.string(),
    completedAt: Instant,
    /** On-screen study plus activities in quarter hours; never workplace practice. */
    instructionHours: z.number().min(0),
    moduleCount: z.int().min(0),
    /** Minutes the player measured in the course, for comparison; not what the hours rest on. */
    measuredMinutes: z.int().min(0),
    activities: z.array(
      z.object({
        title: z.string(),
        type: z.enum(ACTIVITY_TYPES),
        score: Percent,
        completedAt: Instant,
      }),
    ),
    /** Themes that some bodies ask for, e.g. `ethics`, `business`. */
    themes: z.array(z.string()),
    /** null until the certificate is claimed. */
    certificateId: z.string().nullable(),
  })
  .meta({ id: 'RecertificationEntry' });

export const RecertificationLog = z
  .object({
    /** Latest first. */
    entries: z.array(RecertificationEntry),
    instructionHours: z.number().min(0),
  })
  .meta({ id: 'RecertificationLog' });

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
    summary: 'Enroll in a course; a repeat answers the enrollment that exists',
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
    errors: ['course_not_found', 'payment_required', 'write_conflict'],
  },
  listModuleProgress: {
    method: 'GET',
    path: '/api/users/{userId}/courses/{id}/progress',
    summary: "A learner's progress in each module of a course that was touched",
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
  recordModuleProgress: {
    method: 'POST',
    path: '/api/users/{userId}/modules/{moduleId}/progress',
    summary: 'Mark a module complete, or reopen it',
    group: 'learning',
    access: 'learner',
    params: userModule,
    body: z.strictObject({
      completed: z.boolean(),
      timeSpent: z.int().min(0).max(1440).default(25).meta({
        description:
          'Minutes of active time that were not yet sent with recordLearningTime. A client that measures nothing leaves it out.',
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
          'Minutes of visible, active time since the sitting began, in all. Only what exceeds the minutes of this sitting that are known is added.',
      }),
    }),
    response: z.object({ moduleId: ContentId, addedMinutes: z.int().min(0) }),
    errors: ['module_not_found', 'not_enrolled', 'write_conflict'],
  },
  savePosition: {
    method: 'PUT',
    path: '/api/users/{userId}/courses/{id}/position',
    summary: 'Remember the module that is open and where in it, to resume there',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    body: z.strictObject({
      moduleId: ContentId,
      lastBlock: z.int().min(0).max(10_000).optional().meta({
        description: 'Paragraph at the top of the screen; absent leaves what is stored.',
      }),
    }),
    response: z.object({ moduleId: ContentId }),
    errors: ['module_not_found', 'not_enrolled'],
  },
  toggleBookmark: {
    method: 'POST',
    path: '/api/courses/{id}/bookmark',
    summary: 'Bookmark a course or remove the bookmark',
    group: 'learning',
    access: 'learner',
    params: z.strictObject({ id: CourseIdParam }),
    body: z.strictObject({
      userId: UserId,
      bookmarked: z.boolean().optional().meta({
        description: 'The wished state, which makes the call safe to repeat; absent, it toggles.',
      }),
      moduleId: ContentId.optional().meta({ description: 'The module that is open.' }),
    }),
    response: z.object({ bookmarked: z.boolean() }),
    errors: ['course_not_found'],
  },
  addToWishlist: {
    method: 'PUT',
    path: '/api/users/{userId}/wishlist/{id}',
    summary: 'Put a course on the wishlist',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.object({ wishlisted: z.literal(true) }),
    errors: ['course_not_found'],
  },
  removeFromWishlist: {
    method: 'DELETE',
    path: '/api/users/{userId}/wishlist/{id}',
    summary: 'Take a course off the wishlist',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    response: z.object({ wishlisted: z.literal(false) }),
  },
  listRecommendations: {
    method: 'GET',
    path: '/api/learning-path/recommendations/{userId}',
    summary: 'Courses to take next, four at most',
    group: 'learning',
    access: 'learner',
    params: userParams,
    response: z.array(Course),
  },
  getDashboard: {
    method: 'GET',
    path: '/api/users/{userId}/dashboard',
    summary: "The dashboard's numbers and courses in one round trip",
    group: 'learning',
    access: 'learner',
    params: userParams,
    query: z.strictObject({ timeZone: TimeZone.optional() }),
    response: Dashboard,
  },
  getRecertificationLog: {
    method: 'GET',
    path: '/api/users/{userId}/recertification-log',
    summary: 'Completed courses with their instruction hours and evidence',
    group: 'learning',
    access: 'learner',
    params: userParams,
    response: RecertificationLog,
  },
});

export type Enrollment = z.infer<typeof Enrollment>;
export type ModuleProgress = z.infer<typeof ModuleProgress>;
export type CourseState = z.infer<typeof CourseState>;
export type Dashboard = z.infer<typeof Dashboard>;
export type ActivityResult = z.infer<typeof ActivityResult>;
export type Achievement = z.infer<typeof Achievement>;
export type RecertificationEntry = z.infer<typeof RecertificationEntry>;
export type RecertificationLog = z.infer<typeof RecertificationLog>;
