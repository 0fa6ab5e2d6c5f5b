import type { AccessSummary } from '@learning/shared/contract/access';
import type { Note } from '@learning/shared/contract/notes';
import type {
  ActivityResult,
  Enrollment,
  ModuleProgress,
} from '@learning/shared/contract/learning';
import { isActive } from '@learning/shared/domain/access';
import { ACTIVITY_FACTS } from '@learning/shared/domain/activity-types';
import { completedInCourse, coursePercent } from '@learning/shared/domain/learning/progress';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import type {
  ActivityResultRecord,
  EnrollmentRecord,
  EntitlementRecord,
  NoteRecord,
  ProgressRecord,
} from './learner-records.ts';

/** Returns an enrollment's percent of the course's current modules. An unpublished course counts as 100 if it was completed. */
export function percentOf(
  enrollment: Pick<EnrollmentRecord, 'completedModuleIds' | 'completedAt'>,
  course: CourseRecord | undefined,
): number {
  if (!course) return enrollment.completedAt === null ? 0 : 100;
  const moduleIds = course.modules.map((module) => module.id);
  return coursePercent(
    completedInCourse(enrollment.completedModuleIds, moduleIds).length,
    moduleIds.length,
  );
}

export function presentEnrollment(
  userId: string,
  enrollment: EnrollmentRecord,
  course: CourseRecord | undefined,
): Enrollment {
  const percent = percentOf(enrollment, course);
  return {
    id: enrollment.id,
    userId,
    courseId: enrollment.courseId,
    progress: String(percent),
    createdAt: enrollment.createdAt,
    completedAt: percent === 100 ? enrollment.completedAt : null,
    lastModuleId: enrollment.lastModuleId,
  };
}

/** The part of a module's progress that a learner sees. */
export type ShownProgress = Pick<
  ProgressRecord,
  'moduleId' | 'completed' | 'timeSpentMinutes' | 'completedAt' | 'lastBlock'
>;

export function presentProgress(record: ShownProgress): ModuleProgress {
  return {
    moduleId: record.moduleId,
    completed: record.completed,
    timeSpent: record.timeSpentMinutes,
    completedAt: record.completedAt,
    lastBlock: record.lastBlock,
  };
}

/** @param course of the activity, as published now */
export function presentResult(
  { activityId, score, completed, completedAt, submissionCount }: ActivityResultRecord,
  { modules }: Pick<CourseRecord, 'modules'>,
): ActivityResult {
  const activity = modules
    .flatMap(({ activities }) => activities)
    .find(({ id }) => id === activityId);
  const isTold = completed || !activity || ACTIVITY_FACTS[activity.type].tellsScoreOfFailure;
  return { activityId, score: isTold ? score : null, completed, completedAt, submissionCount };
}

export function presentAccess(
  entitlements: readonly EntitlementRecord[],
  now: Date,
): AccessSummary {
  const trial = entitlements.find((entitlement) => entitlement.kind === 'trial');
  return {
    trial: trial?.endsAt
      ? { startedAt: trial.startedAt, endsAt: trial.endsAt, isActive: isActive(trial, now) }
      : null,
    entitlements: entitlements.map((entitlement) => ({
      kind: entitlement.kind,
      courseIds: entitlement.courseIds,
      endsAt: entitlement.endsAt,
      isActive: isActive(entitlement, now),
    })),
  };
}

export function presentNote({ moduleId, text, version, updatedAt }: NoteRecord): Note {
  return { moduleId, text, version, updatedAt };
}
