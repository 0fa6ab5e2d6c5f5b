import { bookMinutes, minutesOf, spanOfReport } from '@learning/shared/domain/time/book-minutes';
import { reportSitting } from '@learning/shared/domain/time/sittings';
import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { hoursMeasured } from './hours-measured.ts';

interface Command {
  userId: string;
  moduleId: string;
  sittingId: string;
  /** Total of the sitting so far. */
  minutes: number;
  now: Date;
}

/**
 * Adds the minutes of a sitting that have not been counted yet, as far as that much time has passed and no other report has
 * covered it. A repeat adds nothing. Time spent before access ended may arrive afterwards.
 *
 * @throws Failure `module_not_found`, `not_enrolled`, `write_conflict`.
 * Source: rules/time.md T2, T3; rules/certificates.md K17
 */
export async function recordLearningTime(
  { userId, moduleId, sittingId, minutes, now }: Command,
  deps: LearningDependencies,
): Promise<{ moduleId: string; addedMinutes: number }> {
  const { learners, learningTime } = deps;
  const { course } = await requireModule(deps.catalog, moduleId);
  return retryOnConflict(async () => {
    const learner = await learners.read(userId);
    const enrollment = learner.enrollments.find((candidate) => candidate.courseId === course.id);
    if (!enrollment) throw new Failure('not_enrolled');
    const stored = learner.progress.find(
      (entry) => entry.courseId === course.id && entry.moduleId === moduleId,
    );
    const sitting = { id: sittingId, minutes };
    const { sittings, newMinutes } = reportSitting(stored?.sittings ?? [], sitting);
    if (newMinutes === 0) return { moduleId, addedMinutes: 0 };
    const span = spanOfReport(new Date(enrollment.createdAt), now);
    const entries = bookMinutes(newMinutes, span, learner.learningTime);
    const booked = { entries, monthVersions: learner.monthVersions };
    const change = {
      courseId: course.id,
      moduleId,
      version: stored?.version ?? 0,
      sittings,
      booked,
      events: await hoursMeasured({ userId, courseId: course.id, learner, entries, now }, deps),
    };
    const outcome = await learningTime.add(userId, change);
    return outcome === 'stored' ? { moduleId, addedMinutes: minutesOf(entries) } : CONFLICT;
  });
}
