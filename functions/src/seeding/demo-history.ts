/** The demo learner's history: one course completed with its activities, a pause, and one course in progress. */
import type { CardRating } from '@learning/shared/contract/spaced-review';

export interface TakenCourse {
  courseId: number;
  /** Days since the enrollment. */
  enrolledDaysAgo: number;
  /** Day and minutes of each completed module, in the order of the course. */
  completed: readonly { daysAgo: number; minutes: number }[];
  /** True submits and passes the activities of the completed modules. */
  submitsActivities: boolean;
  /** Reading in the next module: minutes by day, and the paragraph reached. */
  reading?: { days: readonly { daysAgo: number; minutes: number }[]; lastBlock: number };
}

export const demoCourses: readonly TakenCourse[] = [
  {
    courseId: 1,
    enrolledDaysAgo: 12,
    completed: [
      { daysAgo: 11, minutes: 52 },
      { daysAgo: 10, minutes: 64 },
      { daysAgo: 9, minutes: 71 },
      { daysAgo: 8, minutes: 58 },
      { daysAgo: 7, minutes: 66 },
    ],
    submitsActivities: true,
  },
  {
    courseId: 14,
    enrolledDaysAgo: 3,
    completed: [
      { daysAgo: 3, minutes: 38 },
      { daysAgo: 2, minutes: 41 },
    ],
    submitsActivities: false,
    reading: {
      days: [
        { daysAgo: 1, minutes: 17 },
        { daysAgo: 0, minutes: 9 },
      ],
      lastBlock: 6,
    },
  },
];

/** Card reviews: how the cards that were due were rated. */
export const demoCardReviews = [
  { daysAgo: 6, ratings: ['good', 'good', 'again', 'easy', 'good', 'hard', 'good', 'good'] },
  { daysAgo: 5, ratings: ['good', 'easy', 'good', 'again', 'good', 'good'] },
  { daysAgo: 2, ratings: ['easy', 'easy', 'good', 'good'] },
] as const satisfies { daysAgo: number; ratings: CardRating[] }[];

export const demoWishlist: readonly number[] = [3];
