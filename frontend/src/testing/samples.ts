/** Objects of the contract, complete and plausible; a test states only what it is about. */
import type {
  Activity,
  ActivityState,
  ActivitySubmission,
} from '@learning/shared/contract/activities';
import type {
  PublicGeneratorConfig,
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import type { Course, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { PaymentIntent, PricingTier } from '@learning/shared/contract/billing';
import type { Profile } from '@learning/shared/contract/profile';
import type { Review } from '@learning/shared/contract/reviews';
import type { ResponseOf } from '@learning/shared/contract/route';
import type { AccessSummary } from '@learning/shared/contract/access';
import type {
  Achievement,
  CourseState,
  Dashboard,
  Enrollment,
  ModuleProgress,
  RecertificationEntry,
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
  activityIds: [],
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

/** The three of the specification, none of them earned. */
export const achievements = (): Achievement[] => [
  {
    id: 'course-completer',
    name: 'Course Completer',
    description: 'Complete your first course',
    earnedAt: null,
    current: 0,
    target: 1,
  },
  {
    id: 'knowledge-seeker',
    name: 'Knowledge Seeker',
    description: 'Enroll in 3 courses',
    earnedAt: null,
    current: 0,
    target: 3,
  },
  {
    id: 'consistent-learner',
    name: 'Consistent Learner',
    description: 'Learn 7 days straight',
    earnedAt: null,
    current: 0,
    target: 7,
  },
];

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
export const scenarioConfig = (part: Partial<PublicScenarioConfig> = {}): PublicScenarioConfig => ({
  scenario: { title: 'Three Late Starts', context: 'Rob wants Thandi written up.' },
  steps: [
    {
      id: 's1',
      title: 'The request',
      description: 'Decide what you need.',
      situation: 'Rob has no notes.',
      choices: [
        { id: 's1a', text: 'Pull the clock times', next: 's2a' },
        { id: 's1b', text: 'Draft the page now', next: 's2b' },
      ],
    },
    {
      id: 's2a',
      title: 'The data arrives',
      description: 'Decide how to talk.',
      situation: 'The clock shows two late starts.',
      choices: [
        { id: 's2a-a', text: 'Ask for reasons first', next: 'end' },
        { id: 's2a-b', text: 'Warn everybody', next: 'end' },
      ],
    },
    {
      id: 's2b',
      title: 'The page is out',
      description: 'Decide how to repair it.',
      situation: 'Rob has read the page out.',
      choices: [
        { id: 's2b-a', text: 'Mark it not issued', next: 'end' },
        { id: 's2b-b', text: 'Shred it', next: 'end' },
      ],
    },
  ],
  passingScore: 70,
  actionPlan: { template: 'MY PLAN\n\nFacts: ____', sections: ['Facts to check'] },
  ...part,
});

const generatorField = (
  part: Partial<PublicGeneratorConfig['fields'][number]> & { id: string; label: string },
): PublicGeneratorConfig['fields'][number] => ({
  type: 'text',
  required: false,
  placeholder: '',
  options: [],
  description: '',
  ...part,
});

/** A file note: two required texts, and one optional field of each other type. */
export const generatorConfig = (): PublicGeneratorConfig => ({
  template: { title: 'File Note', description: 'One event, one page.', type: 'file-note' },
  fields: [
    generatorField({ id: 'name', label: 'Employee name', required: true }),
    generatorField({ id: 'facts', label: 'Facts', type: 'textarea', required: true }),
    generatorField({ id: 'kind', label: 'Kind', type: 'select', options: ['Talk', 'Letter'] }),
    generatorField({ id: 'day', label: 'Date', type: 'date' }),
    generatorField({ id: 'count', label: 'Days late', type: 'number' }),
  ],
  output: {
    format: 'html',
    filename: 'file-note',
    template: '<h1>File note: {{name}}</h1><p>{{facts}}</p>',
    body: {
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'h1',
          children: [{ type: 'text', value: 'File note: {{name}}' }],
        },
        { type: 'element', tagName: 'p', children: [{ type: 'text', value: '{{facts}}' }] },
        {
          type: 'element',
          tagName: 'p',
          children: [{ type: 'text', value: 'Kind: {{kind}}. Late: {{count}}. On: {{day}}' }],
        },
      ],
    },
  },
  examples: { sampleData: { name: 'Ada Grey', facts: 'Clock-in at 6:19.', kind: 'Talk' } },
});

export const activity = (part: Partial<Activity> = {}): Activity => ({
  id: 'late-starts',
  moduleId: 'm1',
  title: 'Three Late Starts',
  description: 'Decide what facts you need.',
  type: 'scenario',
  duration: '15 minutes',
  passingScore: 70,
  config: JSON.stringify(scenarioConfig()),
  ...part,
});

export const scenarioPayload = (
  part: Partial<ScenarioSubmissionPayload> = {},
): ScenarioSubmissionPayload => ({
  choices: { s1: 's1b', s2b: 's2b-b' },
  finalScore: 3,
  maxScore: 20,
  percentage: 15,
  completedSteps: ['s1', 's2b'],
  scenarioTitle: 'Three Late Starts',
  summary: 'Try again with this order in mind.',
  decisions: [
    {
      stepId: 's1',
      stepTitle: 'The request',
      situation: 'Rob has no notes.',
      choiceId: 's1b',
      choiceText: 'Draft the page now',
      value: 3,
      bestValue: 10,
      feedback: 'Once a page exists it shapes the meeting.',
    },
    {
      stepId: 's2b',
      stepTitle: 'The page is out',
      situation: 'Rob has read the page out.',
      choiceId: 's2b-b',
      choiceText: 'Shred it',
      value: 0,
      bestValue: 10,
      feedback: 'A missing page looks like a cover-up.',
    },
  ],
  ...part,
});

export const activitySubmission = (part: Partial<ActivitySubmission> = {}): ActivitySubmission => ({
  activityId: 'late-starts',
  attemptId: 'attempt-0001',
  score: 15,
  feedback: 'Try again with this order in mind.',
  payload: JSON.stringify(scenarioPayload()),
  completed: false,
  completedAt: '2026-11-04T09:00:00Z',
  ...part,
});

export const activityState = (part: Partial<ActivityState> = {}): ActivityState => ({
  activityId: 'late-starts',
  submission: null,
  latestSubmission: null,
  submissionCount: 0,
  attempt: null,
  draft: null,
  ...part,
});

export const review = (part: Partial<Review> = {}): Review => ({
  id: '01KAV0000000000000000000AA',
  authorName: 'Noor H.',
  rating: 4,
  text: 'Clear and to the point.',
  createdAt: '2026-11-12T09:00:00Z',
  editedAt: null,
  ...part,
});

/** A page of reviews whose figures are those of the reviews on it. */
export const reviewsPage = (
  reviews: Review[],
  nextCursor: string | null = null,
): ResponseOf<ApiContract['listReviews']> => ({
  reviews,
  rating: reviews.length
    ? (reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length).toFixed(1)
    : '5.0',
  reviewCount: reviews.length,
  ratingCounts: [1, 2, 3, 4, 5].map(
    (stars) => reviews.filter(({ rating }) => rating === stars).length,
  ),
  nextCursor,
});

export const profile = (part: Partial<Profile> = {}): Profile => ({
  userId: LEARNER.id,
  timeZone: null,
  extraTimeFactor: 1,
  updatedAt: null,
  ...part,
});

export const pricingTier = (part: Partial<PricingTier> = {}): PricingTier => ({
  id: 2,
  slug: 'professional',
  name: 'Professional',
  description: 'For a small HR team.',
  price: 199,
  maxUsers: 5,
  isPopular: true,
  features: ['Everything in Starter', 'All advanced courses'],
  levels: ['beginner', 'intermediate', 'advanced'],
  coachingSessionsPerMonth: 0,
  ...part,
});

export const paymentIntent = (part: Partial<PaymentIntent> = {}): PaymentIntent => ({
  orderId: '01KAV0000000000000000000BB',
  kind: 'course',
  description: 'HR Documentation: Basic',
  amount: 29,
  clientSecret: 'pi_3abcDEF_secret_xyz',
  confirmation: 'payment',
  publishableKey: 'pk_test_1',
  ...part,
});
