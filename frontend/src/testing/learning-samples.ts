/** Creates complete, plausible objects of the contract; a test overrides only the values it is about. */
import type { AccessSummary } from '@learning/shared/contract/access';
import type {
  Achievement,
  Dashboard,
  RecertificationEntry,
} from '@learning/shared/contract/dashboard';
import type { CourseState, Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import type { Profile } from '@learning/shared/contract/profile';
import { achievementsOf } from '@learning/shared/domain/learning/achievements';

export const LEARNER = { id: 'learner-1', email: 'ada@example.com', name: 'Ada Grey' };

export const profile = (overrides: Partial<Profile> = {}): Profile => ({
  userId: LEARNER.id,
  timeZone: null,
  extraTimeFactor: 1,
  weeklyGoalMinutes: null,
  law: null,
  updatedAt: null,
  ...overrides,
});

export const enrollment = (overrides: Partial<Enrollment> = {}): Enrollment => ({
  id: 'enrollment-1',
  userId: LEARNER.id,
  courseId: 14,
  progress: '0',
  createdAt: '2026-11-02T09:00:00Z',
  completedAt: null,
  lastModuleId: null,
  ...overrides,
});

export const moduleProgress = (overrides: Partial<ModuleProgress> = {}): ModuleProgress => ({
  moduleId: 'm1',
  completed: true,
  timeSpent: 25,
  completedAt: '2026-11-03T09:00:00Z',
  lastBlock: null,
  ...overrides,
});

export const courseState = (overrides: Partial<CourseState> = {}): CourseState => ({
  hasAccess: true,
  enrollment: null,
  progress: [],
  activityResults: [],
  bookmarked: false,
  wishlisted: false,
  pace: { streakDays: 0, hasLearnedToday: false, minutesThisWeek: 0 },
  law: null,
  ...overrides,
});

export const accessSummary = (overrides: Partial<AccessSummary> = {}): AccessSummary => ({
  trial: null,
  entitlements: [],
  ...overrides,
});

/** Creates the summary of a learner without review cards. */
export const spacedReviewSummary = (
  overrides: Partial<SpacedReviewSummary> = {},
): SpacedReviewSummary => ({
  cardCount: 0,
  dueCount: 0,
  todayCount: overrides.dueCount ?? 0,
  laterTodayCount: 0,
  days: ['21', '22', '23', '24', '25', '26', '27'].map((day) => ({
    date: `2026-11-${day}`,
    count: 0,
  })),
  nextDueAt: null,
  skills: [],
  calibration: [],
  ...overrides,
});

/** Creates the three achievements, none of them earned. */
export const achievements = (): Achievement[] =>
  achievementsOf(
    { completedAt: [], enrolledAt: [], learningTime: [], consistentSince: null },
    new Date('2026-11-21T12:00:00.000Z'),
    'UTC',
  );

export const dashboard = (overrides: Partial<Dashboard> = {}): Dashboard => ({
  activeCourses: 0,
  completedCourses: 0,
  startedThisMonth: 0,
  completionRatePercent: null,
  learningMinutes: 0,
  learningMinutesThisWeek: 0,
  weeklyGoalMinutes: null,
  weeklyActivity: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
    date: `2026-11-${day}`,
    minutes: 0,
  })),
  streak: { currentDays: 0, longestDays: 0 },
  skills: [],
  calibration: [
    { confidence: 'guess', answered: 0, right: 0 },
    { confidence: 'fairly-sure', answered: 0, right: 0 },
    { confidence: 'sure', answered: 0, right: 0 },
  ],
  recall: spacedReviewSummary(),
  hasDecision: false,
  achievements: achievements(),
  certificates: 0,
  revokedCertificates: 0,
  access: accessSummary(),
  courses: [],
  openCertificates: [],
  readyToStart: [],
  recommendations: [],
  wishlist: [],
  bookmarks: [],
  ...overrides,
});

/** Creates a document, whose stored score is never shown. */
export const recertificationDocument = (): RecertificationEntry['activities'][number] => ({
  title: 'File Note Builder',
  type: 'generator',
  score: 100,
  completedAt: '2026-11-12T10:00:00Z',
});

export const recertificationEntry = (
  overrides: Partial<RecertificationEntry> = {},
): RecertificationEntry => ({
  courseId: 14,
  courseTitle: 'HR Documentation: Basic',
  completedAt: '2026-11-14T15:20:00Z',
  instructionHours: 3.5,
  courseHours: 3.5,
  minutes: { onScreen: 110, activities: 100, atDesk: 60 },
  moduleCount: 5,
  measuredMinutes: 184,
  activities: [
    {
      title: 'Write the Warning',
      type: 'scenario',
      score: 90,
      completedAt: '2026-11-13T10:00:00Z',
    },
  ],
  themes: [],
  certificateId: null,
  ...overrides,
});
