import { coursePercent } from '@learning/shared/domain/progress';
import { requireModule } from '../catalog/find-course.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { requireAccess } from './course-access.ts';
import type { LearningDependencies } from './dependencies.ts';
import type { EnrollmentRecord, ProgressRecord } from './learner-records.ts';
import { presentEnrollment, presentProgress } from './present-learning.ts';

/** Two tabs may meet; each try reads afresh, so a few tries settle any human number of tabs. */
const MAX_TRIES = 8;

interface Command {
  userId: string;
  moduleId: string;
  completed: boolean;
  /** Minutes of active time since the module was opened or reopened. */
  timeSpent: number;
  now: Date;
}

/**
 * Marks a module complete or reopens it. A repeat changes nothing: time counts once, when the state changes.
 *
 * @throws ApiFailure `module_not_found`, `not_enrolled`, `payment_required` (access ended), `write_conflict`.
 */
export async function recordModuleProgress(command: Command, deps: LearningDependencies) {
  const { userId, moduleId, completed, now } = command;
  const { course } = await requireModule(deps.catalog, moduleId);
  for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
    const learner = await deps.learners.read(userId);
    const before = learner.enrollments.find((one) => one.courseId === course.id);
    if (!before) throw new ApiFailure('not_enrolled');
    requireAccess(learner, course.id, now);

    const stored = learner.progress.find((one) => one.moduleId === moduleId);
    const isSame = (stored?.completed ?? false) === completed;
    if (isSame && stored) return answer(userId, before, stored);

    const progress = changedProgress(command, course.id, stored);
    const after = changedEnrollment(
      before,
      course.modules.map((module) => module.id),
      command,
    );
    const minutes = completed ? command.timeSpent : 0;
    const change = { before, ...after, progress, minutes };
    if ((await deps.enrollments.changeProgress(userId, change, now)) === 'stored') {
      return answer(userId, { ...before, ...after }, progress);
    }
  }
  throw new ApiFailure('write_conflict');

  function answer(id: string, enrollment: EnrollmentRecord, progress: ProgressRecord) {
    return {
      moduleProgress: presentProgress(progress),
      enrollment: presentEnrollment(id, enrollment, course),
    };
  }
}

function changedProgress(
  { moduleId, completed, timeSpent, now }: Command,
  courseId: number,
  stored: ProgressRecord | undefined,
): ProgressRecord {
  return {
    entity: 'moduleProgress',
    courseId,
    moduleId,
    completed,
    timeSpentMinutes: (stored?.timeSpentMinutes ?? 0) + (completed ? timeSpent : 0),
    completedAt: completed ? now.toISOString() : null,
  };
}

function changedEnrollment(
  before: EnrollmentRecord,
  courseModuleIds: string[],
  { moduleId, completed, now }: Command,
) {
  const others = before.completedModuleIds.filter((id) => id !== moduleId);
  const completedModuleIds = completed ? [...others, moduleId] : others;
  const done = courseModuleIds.filter((id) => completedModuleIds.includes(id)).length;
  const isComplete = coursePercent(done, courseModuleIds.length) === 100;
  return {
    completedModuleIds,
    completedAt: isComplete ? (before.completedAt ?? now.toISOString()) : null,
  };
}
