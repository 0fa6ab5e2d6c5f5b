/** What the demo learner has done: one course completed with its activities, a pause, and one in progress. */

export interface TakenCourse {
  courseId: number;
  /** Days before today on which it was enrolled in. */
  enrolledDaysAgo: number;
  /** The course's modules in order: the day, and the minutes of each. */
  completed: readonly { daysAgo: number; minutes: number }[];
  /** True hands in, and passes, the activities of the completed modules. */
  handsInActivities: boolean;
  /** Where reading goes on: minutes on these days in the module that follows, and the paragraph that is reached. */
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
    handsInActivities: true,
  },
  {
    courseId: 14,
    enrolledDaysAgo: 3,
    completed: [
      { daysAgo: 3, minutes: 38 },
      { daysAgo: 2, minutes: 41 },
    ],
    handsInActivities: false,
    reading: {
      days: [
        { daysAgo: 1, minutes: 17 },
        { daysAgo: 0, minutes: 9 },
      ],
      lastBlock: 6,
    },
  },
];

export const demoWishes: readonly number[] = [3];
