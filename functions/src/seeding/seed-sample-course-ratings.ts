/**
 * Command for the local product: adds two sample ratings to a course, once. Never run it in a deployed environment, where
 * only learners who took a course rate it.
 */
import { createCourseRatingDependencies } from '#course-ratings/dependencies.ts';
import type { CourseRatingRecord } from '#course-ratings/course-rating-records.ts';
import { tableEnvironment } from '#table/env.ts';
import { openTable } from '#table/table.ts';

const COURSE_ID = 14;
const DAY_MS = 86_400_000;

const samples: (Pick<CourseRatingRecord, 'userId' | 'authorName' | 'rating' | 'text'> & {
  daysAgo: number;
})[] = [
  {
    userId: 'sample-learner-a',
    authorName: 'Sample Learner A',
    rating: 5,
    text: 'This is a sample review. It shows how a longer review looks in the list: what the learner did with the course, and what they use from it at work.\n\nA second paragraph keeps its line break.',
    daysAgo: 21,
  },
  {
    userId: 'sample-learner-b',
    authorName: 'Sample Learner B',
    rating: 4,
    text: 'This is a sample review, in one sentence.',
    daysAgo: 9,
  },
];

const { courseRatings, newId } = createCourseRatingDependencies(
  openTable(tableEnvironment.parse(process.env).TABLE_NAME),
);

for (const { daysAgo, ...sample } of samples) {
  if (await courseRatings.find(COURSE_ID, sample.userId)) continue;
  const writtenAt = new Date(Date.now() - daysAgo * DAY_MS);
  const after: CourseRatingRecord = {
    entity: 'review',
    id: newId(writtenAt),
    courseId: COURSE_ID,
    createdAt: writtenAt.toISOString(),
    editedAt: null,
    version: 1,
    moderation: null,
    isWithdrawn: false,
    ...sample,
  };
  const { userId } = sample;
  await courseRatings.change({ courseId: COURSE_ID, userId, before: null, after });
}
