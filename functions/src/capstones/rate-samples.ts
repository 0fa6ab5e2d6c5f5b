import {
  agreementPercent,
  isCalibrated,
  type RowRanks,
} from '@learning/shared/domain/capstone/capstone-rules';
import { nextAttemptAt } from '@learning/shared/domain/time/attempt-waits';
import { requireWaited } from '#activities/attempt-wait.ts';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { expertRanks, ranksOf } from './capstone-config.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { openCapstone, type CapstoneCommand } from './open-capstone.ts';

interface Command extends CapstoneCommand {
  exerciseId: string;
  /** Paper → levels. */
  levels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Compares the learner's ratings of three sample papers with the experts'. Who is too far from them rates again, after the waits of every
 * attempt. A repeated call, and one after a pass, changes nothing.
 *
 * @throws Failure `exercise_not_found`, `attempt_not_yet`, `invalid_request` with the rows without a level, and those of `openCapstone`.
 * Source: rules/capstones.md Q3, Q4
 */
export async function rateSamples(
  { exerciseId, levels, ...command }: Command,
  deps: CapstoneDependencies,
): Promise<{ agreement: number; isPassed: boolean }> {
  return retryOnConflict(async () => {
    const opened = await openCapstone(command, deps);
    const { userId, config, rubric, stored, own } = opened;
    const { now } = command;
    const exercise = config.exercises.find(({ id }) => id === exerciseId);
    if (!exercise) throw new Failure('exercise_not_found');
    const given: RowRanks[] = exercise.papers.map(({ id }) =>
      ranksOf(rubric, levels[id] ?? {}, `body.levels.${id}`),
    );
    const before = own.exercises[exerciseId];
    const latestRanks = Object.fromEntries(exercise.papers.map(({ id }, at) => [id, given[at]!]));
    const isRepeated = JSON.stringify(before?.latestRanks) === JSON.stringify(latestRanks);
    if (before && (before.isPassed || isRepeated)) {
      return { agreement: before.latestAgreement, isPassed: before.isPassed };
    }
    requireWaited(
      before && { status: 'submitted', nextAttemptAt: before.nextAttemptAt ?? undefined },
      now,
    );
    const agreement = agreementPercent(given, expertRanks(rubric, exercise));
    const isPassed = isCalibrated(agreement);
    const failedCount = (before?.failedCount ?? 0) + (isPassed ? 0 : 1);
    const after = {
      ...own,
      exercises: {
        ...own.exercises,
        [exerciseId]: {
          firstAgreement: before?.firstAgreement ?? agreement,
          latestAgreement: agreement,
          latestRanks,
          failedCount,
          isPassed,
          nextAttemptAt: isPassed ? null : nextAttemptAt(failedCount, now).toISOString(),
        },
      },
      version: own.version + 1,
    };
    const outcome = await deps.capstones.store({ capstone: { userId, before: stored, after } });
    if (outcome !== 'stored') return CONFLICT;
    return { agreement, isPassed };
  });
}
