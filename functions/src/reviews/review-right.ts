import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';

/** DECISIONS section 4. */
const PERCENT_TO_REVIEW = 50;

/** What the learner may do with a review of the course: `edit` is for who wrote one already. */
export function reviewRight(
  learner: LearnerState,
  course: CourseRecord,
): 'write' | 'edit' | 'nothing' {
  const enrollment = learner.enrollments.find((one) => one.courseId === course.id);
  if (!enrollment) return 'nothing';
  return percentOf(enrollment, course) >= PERCENT_TO_REVIEW ? 'write' : 'edit';
}
