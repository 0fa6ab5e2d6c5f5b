/** Creates complete, plausible objects of the contract; a test overrides only the values it is about. */
import type { CourseWithChanges, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import type { ResponseOf } from '@learning/shared/contract/route';

export const course = (overrides: Partial<CourseWithChanges> = {}): CourseWithChanges => ({
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
  minutes: { onScreen: 60, activities: 45, atDesk: 105 },
  price: 29,
  rating: '5.0',
  reviewCount: 0,
  publishedOn: '2026-01-05',
  features: ['Facts, not opinions', 'Five documents you will reuse'],
  moduleCount: 2,
  activityCount: 3,
  resourceCount: 7,
  contentStatus: 'full',
  instructionHours: 3.5,
  listing: 'published',
  changes: [
    {
      date: '2026-11-22',
      edition: 2,
      kind: 'law',
      modules: ['m1'],
      text: 'The box on the Employment Rights Act covers probation.',
    },
  ],
  ...overrides,
});

export const moduleSummary = (overrides: Partial<ModuleSummary> = {}): ModuleSummary => ({
  id: 'm1',
  courseId: 14,
  order: 1,
  title: 'Why records matter',
  description: 'What a record is for.',
  type: 'lesson',
  duration: '40 minutes',
  durationMinutes: 40,
  minutes: { onScreen: 12, activities: 8, atDesk: 20 },
  resources: [],
  activityCount: 0,
  activityIds: [],
  isPreview: false,
  recallCardCount: 0,
  ...overrides,
});

export const courseModule = (overrides: Partial<Module> = {}): Module => ({
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
  rubric: [],
  hasExemplar: false,
  hasCapstone: false,
  resourceLinks: [],
  isWritten: true,
  ...overrides,
});

export const courseRating = (overrides: Partial<CourseRating> = {}): CourseRating => ({
  id: '01KAV0000000000000000000AA',
  authorName: 'Noor H.',
  rating: 4,
  text: 'Clear and to the point.',
  createdAt: '2026-11-12T09:00:00Z',
  editedAt: null,
  ...overrides,
});

/** Creates a page of reviews with the rating and counts of these courseRatings. */
export const courseRatingsPage = (
  courseRatings: CourseRating[],
  nextCursor: string | null = null,
): ResponseOf<ApiContract['listCourseRatings']> => ({
  reviews: courseRatings,
  rating: courseRatings.length
    ? (courseRatings.reduce((sum, { rating }) => sum + rating, 0) / courseRatings.length).toFixed(1)
    : '5.0',
  reviewCount: courseRatings.length,
  ratingCounts: [1, 2, 3, 4, 5].map(
    (stars) => courseRatings.filter(({ rating }) => rating === stars).length,
  ),
  nextCursor,
});
