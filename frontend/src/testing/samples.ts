/** Objects of the contract, complete and plausible; a test states only what it is about. */
import type { Course, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { AccessSummary } from '@learning/shared/contract/access';
import type {
  CourseState,
  Dashboard,
  Enrollment,
  ModuleProgress,
} from '@learning/shared/contract/learning';

export const LEARNER = { id: 'learner-1', email: 'ada@example.com', name: 'Ada Grey' };

export const course = (part: Partial<Course> = {}): Course => ({
  id: 14,
  slug: 'hr-documentation-basic',
  title: 'HR Documentation: Basic',
  description: 'Write records that hold up.',
  imageUrl: null,
  isPopular: false,
  moduleNumber: null,
  level: 'beginner',
  category: 'skills development',
  duration: '3.5 hours',
  price: 29,
  rating: '5.0',
  reviewCount: 0,
  features: ['Facts, not opinions', 'Five documents you will reuse'],
  moduleCount: 2,
  contentStatus: 'full',
  instructionHours: 3.5,
  ...part,
});

export const moduleSummary = (part: Partial<ModuleSummary> = {}): ModuleSummary => ({
  id: 'm1',
  courseId: 14,
  order: 1,
  title: 'Why records matter',
  description: 'What a record is for.',
  type: 'lesson',
  duration: '40 minutes',
  durationMinutes: 40,
  resources: [],
  activityCount: 0,
  isPreview: false,
  ...part,
});

export const courseModule = (part: Partial<Module> = {}): Module => ({
  ...moduleSummary(),
  content: 'A record says what happened.',
  body: {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'p',
        children: [{ type: 'text', value: 'A record says what happened.' }],
      },
    ],
  },
  headings: [],
  resourceLinks: [],
  isWritten: true,
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
  ...part,
});

export const courseState = (part: Partial<CourseState> = {}): CourseState => ({
  hasAccess: true,
  enrollment: null,
  progress: [],
  bookmarked: false,
  wishlisted: false,
  ...part,
});

export const accessSummary = (part: Partial<AccessSummary> = {}): AccessSummary => ({
  trial: null,
  entitlements: [],
  ...part,
});

export const dashboard = (part: Partial<Dashboard> = {}): Dashboard => ({
  activeCourses: 0,
  completedCourses: 0,
  startedThisMonth: 0,
  completionRatePercent: null,
  learningMinutes: 0,
  learningMinutesThisWeek: 0,
  certificates: 0,
  access: accessSummary(),
  courses: [],
  recommendations: [],
  wishlist: [],
  ...part,
});
