import type { CapstoneSource } from '@learning/content/capstone-schema';
import { grantingEntitlement } from '@learning/shared/domain/access';
import type { CourseRecord, RubricPart } from '#catalog/catalog-records.ts';
import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { capstoneConfig } from './capstone-config.ts';
import type { CapstonePaper, CapstoneRecord } from './capstone-records.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { paperNameIn, paperNameOf } from './paper-name.ts';

/** A learner's call about the capstone of a course. */
export interface CapstoneCommand {
  userId: string;
  courseId: number;
  /** Of the rating that the call is about, if it is about one. */
  ratingId?: string;
  now: Date;
}

/** A course's capstone with everything that is stored of one learner's. */
export interface OpenedCapstone {
  userId: string;
  course: CourseRecord;
  config: CapstoneSource;
  rubric: readonly RubricPart[];
  learner: LearnerState;
  /** undefined before the learner's first try at an exercise. */
  stored: CapstoneRecord | undefined;
  /** The same, empty if there is none. */
  own: CapstoneRecord;
  /** The version that was handed in last, as others see it. */
  paper: CapstonePaper | undefined;
  /** The paper that the call's rating is about. */
  ratedPaper: CapstonePaper | undefined;
}

/**
 * Reads the capstone of a course that the learner has access to. Everything is read together.
 *
 * @throws Failure `course_not_found`, `capstone_not_found`, `payment_required`, `not_enrolled`.
 */
export async function openCapstone(
  { userId, courseId, ratingId, now }: CapstoneCommand,
  { catalog, learners, capstones }: CapstoneDependencies,
): Promise<OpenedCapstone> {
  const course = await requireCourse(catalog, courseId);
  const module = course.modules.find(({ hasCapstone }) => hasCapstone);
  if (!module) throw new Failure('capstone_not_found');
  const [task, learner, stored, paper, ratedPaper] = await Promise.all([
    catalog.readCapstone(module.id),
    learners.read(userId),
    capstones.find(userId, courseId),
    capstones.findPaper(courseId, paperNameOf(userId, courseId)),
    ratingId === undefined ? undefined : capstones.findPaper(courseId, paperNameIn(ratingId)),
  ]);
  if (!task) throw new Failure('capstone_not_found');
  if (!grantingEntitlement(learner.entitlements, courseId, now)) {
    throw new Failure('payment_required');
  }
  if (!learner.enrollments.some((enrollment) => enrollment.courseId === courseId)) {
    throw new Failure('not_enrolled');
  }
  return {
    userId,
    course,
    config: capstoneConfig(task),
    rubric: task.rubric,
    learner,
    stored,
    own: stored ?? emptyCapstone(courseId),
    paper,
    ratedPaper,
  };
}

function emptyCapstone(courseId: number): CapstoneRecord {
  return {
    entity: 'capstone',
    courseId,
    exercises: {},
    versions: [],
    ratings: [],
    ownAssessments: 0,
    version: 0,
  };
}

/** Whether the learner agrees with the experts in every exercise. */
export function isRater({ config, own }: Pick<OpenedCapstone, 'config' | 'own'>): boolean {
  return config.exercises.every(({ id }) => own.exercises[id]?.isPassed === true);
}
