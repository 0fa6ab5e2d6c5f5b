import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';

/** Source: rules/learning.md L12 */
const PERCENT_TO_REVIEW = 50;

/** Returns what the learner may do: `edit` applies only to an existing review, `write` also creates one. */
export function reviewRight(
  learner: LearnerState,
  course: CourseRecord,
): 'write' | 'edit' | 'nothing' {
  const enrollment = learner.enrollments.find((one) => one.courseId === course.id);
  if (!enrollment) return 'nothing';
  return percentOf(enrollment, course) >= PERCENT_TO_REVIEW ? 'write' : 'edit';
}
