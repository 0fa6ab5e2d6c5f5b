import type { FieldIssue } from '@learning/shared/contract/errors';
import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import { PERIOD_COUNT, type Figures } from '@learning/shared/domain/simulations/simulation-model';
import { requireActivity } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '#learning/access/course-access.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { presentSimulation } from './present-simulation.ts';
import type { PublishedSimulation } from './simulation-records.ts';

interface Command extends ActivityCommand {
  attemptId: string;
  /** How many periods were played before, as the learner saw it. */
  period: number;
  entered: Figures;
}

/**
 * Plays a period with the numbers entered and returns the attempt with its figures. One round trip of reads, one write. The same
 * numbers again change nothing; others for a period that is played are refused, because they were entered without its figures.
 *
 * @throws Failure `activity_not_found`, `payment_required`, `simulation_attempt_closed`, `period_played`, `simulation_over`,
 * `invalid_request` for numbers that are missing, unknown or out of range, `write_conflict`.
 */
export async function playPeriod(
  { userId, activityId, attemptId, period, entered, now }: Command,
  { catalog, learners, simulations }: ActivityDependencies,
): Promise<SimulationAttempt> {
  return retryOnConflict(async () => {
    const [{ course }, learner, found] = await Promise.all([
      requireActivity(catalog, activityId),
      learners.read(userId),
      simulations.find(userId, activityId),
    ]);
    requireAccess(learner, course, now);
    if (found?.status !== 'open' || found.attempt.id !== attemptId) {
      throw new Failure('simulation_attempt_closed');
    }
    const { periods } = found.attempt;
    const before = periods.at(period);
    if (before && isSame(before.entered, entered)) return presentSimulation(found);
    if (period !== periods.length) throw new Failure('period_played');
    if (periods.length >= PERIOD_COUNT) throw new Failure('simulation_over');
    const fields = issuesOf(found.played.simulation, entered);
    if (fields.length > 0) throw new Failure('invalid_request', undefined, fields);
    const played = { entered: { ...entered }, at: now.toISOString() };
    const outcome = await simulations.append(userId, found.attempt, played);
    if (outcome === 'conflict') return CONFLICT;
    const attempt = { ...found.attempt, periods: [...periods, played] };
    return presentSimulation({ ...found, attempt });
  });
}

function isSame(before: Figures, entered: Figures): boolean {
  const ids = Object.keys(before);
  return (
    ids.length === Object.keys(entered).length && ids.every((id) => before[id] === entered[id])
  );
}

/** Returns what is wrong with the numbers, each with its field. */
function issuesOf({ inputs }: PublishedSimulation, entered: Figures): FieldIssue[] {
  const known = inputs.flatMap(({ id, least, most, step }): FieldIssue[] => {
    const path = `body.entered.${id}`;
    const value = entered[id];
    if (value === undefined) return [{ path, message: 'is missing' }];
    if (value < least || value > most)
      return [{ path, message: `must be between ${least} and ${most}` }];
    const steps = (value - least) / step;
    if (Math.abs(steps - Math.round(steps)) > 1e-6)
      return [{ path, message: `must be a multiple of ${step}` }];
    return [];
  });
  const unknown = Object.keys(entered)
    .filter((id) => !inputs.some((input) => input.id === id))
    .map((id) => ({ path: `body.entered.${id}`, message: 'is not a number of this simulation' }));
  return [...known, ...unknown];
}
