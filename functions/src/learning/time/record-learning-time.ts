import { minutesToReport, reportSitting } from '@learning/shared/domain/time/sittings';
import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { retryOnConflict } from '#table/retry-on-conflict.ts';
import type { LearningDependencies } from '../dependencies.ts';

interface Command {
  userId: string;
  moduleId: string;
  sittingId: string;
  /** Total of the sitting so far. */
  minutes: number;
  now: Date;
}

/**
 * Adds the minutes of a sitting that have not been counted yet, so a repeat adds nothing. Time spent before access ended
 * may arrive afterwards.
 *
 * @throws Failure `module_not_found`, `not_enrolled`, `write_conflict`.
 */
export async function recordLearningTime(
  { userId, moduleId, sittingId, minutes, now }: Command,
  { catalog, learners, learningTime }: LearningDependencies,
): Promise<{ moduleId: string; addedMinutes: number }> {
  const { course } = await requireModule(catalog, moduleId);
  return retryOnConflict(async () => {
    const learner = await learners.read(userId);
    const enrollment = learner.enrollments.find((one) => one.courseId === course.id);
    if (!enrollment) throw new Failure('not_enrolled');
    const ofCourse = learner.progress.filter((one) => one.courseId === course.id);
    const stored = ofCourse.find((one) => one.moduleId === moduleId);
    const sitting = { id: sittingId, minutes };
    const measuredMinutes = ofCourse.reduce((sum, one) => sum + one.timeSpentMinutes, 0);
    const maxMinutes = minutesToReport(new Date(enrollment.createdAt), now, measuredMinutes);
    const report = reportSitting(stored?.sittings ?? [], sitting, maxMinutes);
    if (report.addedMinutes === 0) return { moduleId, addedMinutes: 0 };
    const change = { courseId: course.id, moduleId, version: stored?.version ?? 0, ...report };
    const outcome = await learningTime.add(userId, change, now);
    return outcome === 'stored' ? { moduleId, addedMinutes: report.addedMinutes } : undefined;
  });
}
