/** Dashboard, recommendations and recertification log. Source: rules/learning.md L14, L15, L16, L17; rules/hours.md H4. */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '#domain/activity-types.ts';
import { CONFIDENCES } from '#domain/scoring/calibration.ts';
import { AccessSummary } from './access.ts';
import { Course, StudyMinutes } from './catalog.ts';
import { ContentId, CourseId, Instant, Percent, TimeZone, UserId } from './fields.ts';
import { Enrollment } from './learning.ts';
import { SpacedReviewSummary } from './spaced-review.ts';
import { defineRoutes } from './route.ts';

export const Achievement = z
  .object({
    id: z.enum(['course-completer', 'knowledge-seeker', 'consistent-learner']),
    name: z.string(),
    description: z.string(),
    /** null while it is in progress. */
    earnedAt: Instant.nullable(),
    /** Progress toward the target, e.g. 2 of 3 enrollments; never more than the target. */
    current: z.int().min(0),
    target: z.int().positive(),
  })
  .meta({ id: 'Achievement' });

export const Dashboard = z
  .object({
    activeCourses: z.int(),
    completedCourses: z.int(),
    startedThisMonth: z.int(),
    /** Completed courses over enrolled ones; null without an enrollment. */
    completionRatePercent: Percent.nullable(),
    learningMinutes: z.int(),
    /** Monday to Sunday in the learner's time zone. */
    learningMinutesThisWeek: z.int(),
    /** Monday to Sunday of the current week in the learner's time zone. */
    weeklyActivity: z.array(z.object({ date: z.iso.date(), minutes: z.int().min(0) })).length(7),
    /** What the learner aims at a week; null without a goal. */
    weeklyGoalMinutes: z.int().positive().nullable(),
    /** Days in a row with learning. Source: rules/time.md T6. */
    streak: z.object({ currentDays: z.int().min(0), longestDays: z.int().min(0) }),
    /** Completed share of the catalog, by field of work. */
    skills: z.array(
      z.object({
        name: z.string(),
        /** Minutes of completed modules over minutes of all modules in the field. */
        percent: Percent,
        completedModules: z.int().min(0),
        moduleCount: z.int().positive(),
      }),
    ),
    /** What is due for review, and what is remembered. */
    recall: SpacedReviewSummary,
    /** Whether the five minutes of today have a decision of a scenario. Source: rules/learning.md L52 */
    hasDecision: z.boolean(),
    /** How often the learner was right in skill checks, by how sure they said they were. Source: rules/learning.md L55 */
    calibration: z.array(
      z.object({
        confidence: z.enum(CONFIDENCES),
        answered: z.int().min(0),
        right: z.int().min(0),
      }),
    ),
    achievements: z.array(Achievement),
    /** Those that are valid. */
    certificates: z.int().min(0),
    revokedCertificates: z.int().min(0),
    access: AccessSummary,
    courses: z.array(
      z.object({
        enrollment: Enrollment,
        course: Course,
        completedModules: z.int(),
        moduleCount: z.int(),
        /** The module to continue with (`resumeModuleId`); null at 100 percent. */
        nextModule: z.object({ id: ContentId, title: z.string() }).nullable(),
      }),
    ),
    /**
     * Courses whose certificate waits for a click of the learner, completed last first: it can be claimed, or reissued with hours. Then
     * those whose retest is open. Whether a payment was returned is decided by the certificates.
     */
    openCertificates: z.array(
      z.object({ courseId: CourseId, step: z.enum(['claim', 'reissue', 'retest']) }),
    ),
    /** Bought courses that the learner has not enrolled in yet. */
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

/** A completed course as evidence for recertification, as it was on the day of its completion. */
export const RecertificationEntry = z
  .object({
    courseId: CourseId,
    courseTitle: z.string(),
    completedAt: Instant,
    /** Hours to report, in quarters: on screen plus activities; null while measured time does not support them. Source: rules/hours.md H7 */
    instructionHours: z.number().min(0).nullable(),
    /** Instruction hours of the course on the day of its completion. */
    courseHours: z.number().min(0),
    /** The course's minutes on the day of its completion; null if an earlier release recorded it. */
    minutes: StudyMinutes.nullable(),
    moduleCount: z.int().min(0),
    /** Minutes the player measured in the course, until today. */
    measuredMinutes: z.int().min(0),
    activities: z.array(
      z.object({
        title: z.string(),
        type: z.enum(ACTIVITY_TYPES),
        score: Percent,
        completedAt: Instant,
      }),
    ),
    /** Themes that some certifying bodies require, e.g. `ethics`, `business`. */
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

export const dashboardRoutes = defineRoutes({
  listRecommendations: {
    method: 'GET',
    path: '/api/learning-path/recommendations/{userId}',
    summary: 'Up to four recommended courses',
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

export type Achievement = z.infer<typeof Achievement>;
export type Dashboard = z.infer<typeof Dashboard>;
export type RecertificationEntry = z.infer<typeof RecertificationEntry>;
export type RecertificationLog = z.infer<typeof RecertificationLog>;
