import { coursePercent } from '@learning/shared/domain/learning/progress';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { requireAccess } from '../access/course-access.ts';
import { firstCompletion } from './course-completion.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { EnrollmentRecord } from '../learner-records.ts';
import { presentEnrollment, presentProgress, type ShownProgress } from '../present-learning.ts';
import { requireCompletable } from './required-activities.ts';

interface Command {
  userId: string;
  moduleId: string;
  completed: boolean;
  now: Date;
}

/**
 * Marks a module complete or reopens it. A repeat changes nothing. It adds no learning time, which only sittings report. The first
 * completion of a course is recorded permanently, with the course as it is that day.
 *
 * @throws Failure `module_not_found`, `not_enrolled`, `payment_required` (access ended), `activities_incomplete` (names the
 * activities that are not passed), `module_not_written`, `write_conflict`.
 * Source: rules/learning.md L1, L2, L5; rules/time.md T4
 */
export async function recordModuleProgress(command: Command, deps: LearningDependencies) {
  const { userId, moduleId, completed, now } = command;
  const { course, module } = await requireModule(deps.catalog, moduleId);
  return retryOnConflict(async () => {
    const learner = await deps.learners.read(userId);
    const before = learner.enrollments.find((enrollment) => enrollment.courseId === course.id);
    if (!before) throw new Failure('not_enrolled');
    requireAccess(learner, course, now);

    const stored = learner.progress.find(
      (entry) => entry.moduleId === moduleId && entry.courseId === course.id,
    );
    const isSame = stored !== undefined && stored.completed === completed;
    const after = changedEnrollment(before, course, command);
    const completion = after.completedAt === null ? {} : firstCompletion(course, learner, now);
    // A course can also become complete because a module was removed; the next repeat records that.
    const isRecorded = after.completedAt === before.completedAt && !completion.completion;
    if (isSame && isRecorded) return present(before, stored);
    if (completed && !isSame) {
      const others = after.completedAt === null ? [] : course.modules;
      requireCompletable(module, others, learner.activityResults);
    }

    // An item of an older release has no first completion.
    const firstCompletedAt = stored?.firstCompletedAt ?? stored?.completedAt ?? null;
    const isFirst = completed && firstCompletedAt === null;
    const completedAt = isSame ? stored.completedAt : now.toISOString();
    const changed = {
      moduleId,
      completed,
      completedAt: completed ? completedAt : null,
      firstCompletedAt: isFirst ? now.toISOString() : firstCompletedAt,
    };
    const minutes = stored?.timeSpentMinutes ?? 0;
    const counted = isFirst ? { firstCompletion: { minutes, at: now } } : {};
    const change = { before, ...after, module: changed, ...counted, ...completion };
    const outcome = await deps.enrollments.changeProgress(userId, change);
    if (outcome === 'conflict') return CONFLICT;
    const { lastBlock = null } = stored ?? {};
    const shown = { ...changed, timeSpentMinutes: minutes, lastBlock };
    return present({ ...before, ...after }, shown);
  });

  function present(enrollment: EnrollmentRecord, progress: ShownProgress) {
    return {
      moduleProgress: presentProgress(progress),
      enrollment: presentEnrollment(userId, enrollment, course),
    };
  }
}

function changedEnrollment(
  before: EnrollmentRecord,
  course: CourseRecord,
  { moduleId, completed, now }: Command,
) {
  const others = before.completedModuleIds.filter((id) => id !== moduleId);
  const completedModuleIds = completed ? [...others, moduleId] : others;
  const done = course.modules.filter((module) => completedModuleIds.includes(module.id)).length;
  const isComplete = coursePercent(done, course.modules.length) === 100;
  return {
    completedModuleIds,
    completedAt: isComplete ? (before.completedAt ?? now.toISOString()) : null,
  };
}
