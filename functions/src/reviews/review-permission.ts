import type { CourseRecord } from '#catalog/catalog-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';

/** Source: rules/learning.md L12 */
const PERCENT_TO_REVIEW = 50;

/** Returns what the learner may do with a review: `write` allows creating one, `edit` only changing an existing one. */
export function reviewPermission(
  learner: LearnerState,
  course: CourseRecord,
): 'write' | 'edit' | 'none' {
  const enrollment = learner.enrollments.find((one) => one.courseId === course.id);
  if (!enrollment) return 'none';
  return percentOf(enrollment, course) >= PERCENT_TO_REVIEW ? 'write' : 'edit';
}
