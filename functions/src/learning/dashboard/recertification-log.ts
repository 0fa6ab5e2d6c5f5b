import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import { supportedHours } from '@learning/shared/domain/learning/study-minutes';
import type { LearningDependencies } from '../dependencies.ts';

/**
 * Returns what a learner can report to a certifying body: each completed course as it was on the day of its first completion, with
 * the hours that the measured time supports.
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
    .map(({ entity: _entity, minutes = null, ...completion }) => {
      const measuredMinutes = sum(
        progress
          .filter((one) => one.courseId === completion.courseId)
          .map((one) => one.timeSpentMinutes),
      );
      const instructionHours = supportedHours(completion.instructionHours, measuredMinutes);
      return {
        ...completion,
        instructionHours,
        isMeasuredTime: instructionHours < completion.instructionHours,
        minutes,
        measuredMinutes,
        certificateId:
          claims.find((one) => one.courseId === completion.courseId && !one.isRevoked)
            ?.certificateId ?? null,
      };
    });
  return { entries, instructionHours: sum(entries.map((entry) => entry.instructionHours)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
