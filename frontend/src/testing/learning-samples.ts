/** Objects of the contract, complete and plausible; a test states only what it is about. */
import type { AccessSummary } from '@learning/shared/contract/access';
import type {
  Achievement,
  Dashboard,
  RecertificationEntry,
} from '@learning/shared/contract/dashboard';
import type { CourseState, Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import type { Profile } from '@learning/shared/contract/profile';
import { achievementsOf } from '@learning/shared/domain/learning/achievements';

export const LEARNER = { id: 'learner-1', email: 'ada@example.com', name: 'Ada Grey' };

export const profile = (part: Partial<Profile> = {}): Profile => ({
  userId: LEARNER.id,
  timeZone: null,
  extraTimeFactor: 1,
  updatedAt: null,
  ...part,
});

export const enrollment = (part: Partial<Enrollment> = {}): Enrollment => ({
  id: 'enrollment-1',
  userId: LEARNER.id,
  courseId: 14,
  progress: '0',
  createdAt: '2026-11-02T09:00:00Z',
  completedAt: null,
  lastModuleId: null,
  ...part,
});

export const moduleProgress = (part: Partial<ModuleProgress> = {}): ModuleProgress => ({
  moduleId: 'm1',
  completed: true,
  timeSpent: 25,
  completedAt: '2026-11-03T09:00:00Z',
  lastBlock: null,
  ...part,
});

export const courseState = (part: Partial<CourseState> = {}): CourseState => ({
  hasAccess: true,
  enrollment: null,
  progress: [],
  activityResults: [],
  bookmarked: false,
  wishlisted: false,
  ...part,
});

export const accessSummary = (part: Partial<AccessSummary> = {}): AccessSummary => ({
  trial: null,
  entitlements: [],
  ...part,
});

/** The three achievements, none of them earned. */
export const achievements = (): Achievement[] =>
  achievementsOf(
    { completedAt: [], enrolledAt: [], learningTime: [], consistentSince: null },
    new Date('2026-11-21T12:00:00.000Z'),
    'UTC',
  );

export const dashboard = (part: Partial<Dashboard> = {}): Dashboard => ({
  activeCourses: 0,
  completedCourses: 0,
  startedThisMonth: 0,
  completionRatePercent: null,
  learningMinutes: 0,
  learningMinutesThisWeek: 0,
  weeklyActivity: ['16', '17', '18', '19', '20', '21', '22'].map((day) => ({
    date: `2026-11-${day}`,
    minutes: 0,
  })),
  streak: { currentDays: 0, longestDays: 0 },
  skills: [],
  achievements: achievements(),
  certificates: 0,
  access: accessSummary(),
  courses: [],
  readyToStart: [],
  recommendations: [],
  wishlist: [],
  bookmarks: [],
  ...part,
});

export const recertificationEntry = (
  part: Partial<RecertificationEntry> = {},
): RecertificationEntry => ({
  courseId: 14,
  courseTitle: 'HR Documentation: Basic',
  completedAt: '2026-11-14T15:20:00Z',
  instructionHours: 3.5,
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
  ...part,
});

/** A first decision leads to one of two second ones; every path takes two. */
