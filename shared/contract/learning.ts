/** What a learner does with courses: enrollment, progress, places, dashboard (specification sections 3, 4 and 7; DECISIONS 2 and 4). */
import * as z from 'zod';
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
  })
  .meta({ id: 'ModuleProgress' });

/** Everything the player needs about one learner in one course, in one round trip. */
export const CourseState = z
  .object({
    hasAccess: z.boolean(),
    enrollment: Enrollment.nullable(),
    progress: z.array(ModuleProgress),
    bookmarked: z.boolean(),
    wishlisted: z.boolean(),
  })
  .meta({ id: 'CourseState' });

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
    recommendations: z.array(Course),
    wishlist: z.array(Course),
  })
  .meta({ id: 'Dashboard' });

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
      timeSpent: z
        .int()
        .min(0)
        .max(1440)
        .default(25)
        .meta({ description: 'Minutes of active time since the module was opened or reopened.' }),
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
      'write_conflict',
    ],
  },
  savePosition: {
    method: 'PUT',
    path: '/api/users/{userId}/courses/{id}/position',
    summary: 'Remember the module that is open, to resume there',
    group: 'learning',
    access: 'learner',
    params: userCourse,
    body: z.strictObject({ moduleId: ContentId }),
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
});

export type Enrollment = z.infer<typeof Enrollment>;
export type ModuleProgress = z.infer<typeof ModuleProgress>;
export type CourseState = z.infer<typeof CourseState>;
export type Dashboard = z.infer<typeof Dashboard>;
