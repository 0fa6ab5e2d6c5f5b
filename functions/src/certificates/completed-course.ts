import type { CapstoneStatement } from '@learning/shared/domain/capstone/capstone-statement';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { CompletionRecord, EnrollmentRecord } from '#learning/learner-records.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';
import { firstCompletion } from '#learning/progress/course-completion.ts';
import { measuredHours, type MeasuredHours } from '#learning/time/measured-hours.ts';

/** A course at 100 percent, with what its certificate states. */
export interface CompletedCourse {
  enrollment: EnrollmentRecord;
  /** undefined when the course is no longer published. */
  course: CourseRecord | undefined;
  completion: CompletionRecord;
  hours: MeasuredHours;
  /** Absent for a course without a capstone. */
  capstone?: CapstoneStatement;
}

/** What is missing for the certificate of a course. */
export interface Missing {
  moduleIds: string[];
  activityIds: string[];
}

/**
 * Returns a course that the learner has completed, or what is missing: modules, and activities that an earlier release did not ask for.
 * What a later edition adds is not missing.
 *
 * Source: rules/certificates.md K1, K6, K16; rules/hours.md H7
 */
export function completedCourse(
  enrollment: EnrollmentRecord,
  catalog: Catalog,
  learner: LearnerState,
): CompletedCourse | Missing {
  const { courseId } = enrollment;
  const course = findCourse(catalog, courseId);
  const missing = missingIn(enrollment, course, learner);
  const recorded = learner.completions.find((candidate) => candidate.courseId === courseId);
  const completion = recorded ?? (course && completionOf(course, enrollment, learner));
  const isOpen = percentOf(enrollment, course) < 100 || missing.activityIds.length > 0;
  // Completions have stated their minutes since every activity must be passed for them.
  const stands = recorded?.minutes !== undefined;
  if (!completion || (isOpen && !stands)) return missing;
  const capstone = course && capstoneOf(course, learner);
  return {
    enrollment,
    course,
    completion,
    hours: measuredHours(completion, learner),
    ...(capstone ? { capstone } : {}),
  };
}

export function isCompleted(result: CompletedCourse | Missing): result is CompletedCourse {
  return 'completion' in result;
}

/** Returns what a certificate says of the capstone today; undefined for a course that has none. Source: rules/capstones.md Q12 */
function capstoneOf(
  { id, modules }: CourseRecord,
  { capstoneResults }: Pick<LearnerState, 'capstoneResults'>,
): CapstoneStatement | undefined {
  if (!modules.some(({ hasCapstone }) => hasCapstone)) return undefined;
  const result = capstoneResults.find(({ courseId }) => courseId === id);
  if (!result) return { ratedBy: null, raterCount: 0, rows: [] };
  const { ratedBy, raterCount, rows } = result;
  return { ratedBy, raterCount, rows };
}

function missingIn(
  { completedModuleIds }: EnrollmentRecord,
  course: CourseRecord | undefined,
  { activityResults }: LearnerState,
): Missing {
  const modules = course?.modules ?? [];
  const passed = new Set(
    activityResults.filter((result) => result.completed).map(({ activityId }) => activityId),
  );
  return {
    moduleIds: modules.map(({ id }) => id).filter((id) => !completedModuleIds.includes(id)),
    activityIds: modules
      .flatMap(({ activities }) => activities.map(({ id }) => id))
      .filter((id) => !passed.has(id)),
  };
}

/** Returns the completion of a course that was completed before completions were recorded. */
function completionOf(
  course: CourseRecord,
  { completedAt }: EnrollmentRecord,
  { activityResults }: LearnerState,
): CompletionRecord | undefined {
  if (completedAt === null) return undefined;
  return firstCompletion(course, { completions: [], activityResults }, new Date(completedAt))
    .completion;
}
