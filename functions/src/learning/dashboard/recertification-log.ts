import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import type { LearningDependencies } from '../dependencies.ts';
import { measuredHours } from '../time/measured-hours.ts';

/**
 * Returns what a learner can report to a certifying body: each completed course as it was on the day of its first completion, with
 * its hours if measured time supports them.
 *
 * Source: rules/hours.md H4, H7
 */
export async function readRecertificationLog(
  userId: string,
  { certificates, learners }: Pick<LearningDependencies, 'certificates' | 'learners'>,
): Promise<RecertificationLog> {
  const [{ completions, progress }, claims] = await Promise.all([
    learners.read(userId),
    certificates.list(userId),
  ]);
  const entries = completions
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt))
    .map((completion) => {
      const { entity: _entity, minutes = null, ...shown } = completion;
      const claim = claims.find(
        (candidate) => candidate.courseId === shown.courseId && !candidate.isRevoked,
      );
      return {
        ...shown,
        ...measuredHours(completion, { progress }),
        minutes,
        certificateId: claim?.certificateId ?? null,
      };
    });
  const hours = entries.map(({ instructionHours }) => instructionHours ?? 0);
  return { entries, instructionHours: hours.reduce((total, hour) => total + hour, 0) };
}
