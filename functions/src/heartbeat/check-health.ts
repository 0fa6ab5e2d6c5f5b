import { log } from '#observability/log.ts';
import type { Table } from '#table/table.ts';
import { WATCHED_TASKS, type ScheduledTask } from './scheduled-tasks.ts';
import { failedChecks, siteChecks, type CheckedSite } from './site-checks.ts';
import { awaitTask, readTaskRuns, type TaskRun } from './task-runs.ts';

/** A task may miss two runs, because the next one does the work of one that is skipped, but none of a day or a week. */
const MISSED_RUNS = 2;
const MAX_DELAY_MS = 6 * 3_600_000;

export interface HealthDependencies {
  table: Table;
  siteOrigin: () => Promise<string>;
  poolAddress: CheckedSite['poolAddress'];
  readStatusListId: () => Promise<CheckedSite['statusListId']>;
  pause: (milliseconds: number) => Promise<unknown>;
}

/**
 * Asks the site through its public address, and looks whether every scheduled task still runs.
 *
 * It throws instead of counting, because the alarm then watches a metric that Lambda writes for nothing: errors of this function, where no
 * data is as bad as an error. A metric of our own would cost $0.30 a month more.
 *
 * @throws Error that names everything that is not well
 */
export async function checkHealth(
  now: Date,
  deps: HealthDependencies,
): Promise<{ checks: number }> {
  const [runs, origin, statusListId] = await Promise.all([
    readTaskRuns(deps.table),
    deps.siteOrigin(),
    deps.readStatusListId(),
  ]);
  const hasIssuer = runs.some(
    ({ name, state }) => name === 'credential-publisher' && state === 'completed',
  );
  const { poolAddress } = deps;
  const checks = siteChecks({ origin, poolAddress, hasIssuer, statusListId });
  const [failed, silent] = await Promise.all([
    failedChecks(checks, deps.pause),
    silentTasks(runs, now, deps.table),
  ]);
  const problems = [...failed, ...silent];
  if (problems.length > 0) {
    log.error('not healthy', { problems });
    throw new Error(`Not healthy: ${problems.join('; ')}`);
  }
  return { checks: checks.length + WATCHED_TASKS.length };
}

/** Returns a sentence for each task that should have completed by now. A task that is new counts from now on. */
async function silentTasks(runs: readonly TaskRun[], now: Date, table: Table): Promise<string[]> {
  const silent: string[] = [];
  for (const task of WATCHED_TASKS) {
    const run = runs.find((stored) => stored.name === task.name && stored.task === task.task);
    if (!run) await awaitTask(table, task, now);
    else if (isSilent(run, task, now)) {
      const since =
        run.state === 'completed' ? 'not completed since' : 'never completed, awaited since';
      silent.push(`task ${task.task} of ${task.name}: ${since} ${run.at}`);
    }
  }
  return silent;
}

function isSilent({ at }: TaskRun, { periodMs }: ScheduledTask, now: Date): boolean {
  const delayMs = Math.min(MISSED_RUNS * periodMs, MAX_DELAY_MS);
  return now.getTime() - Date.parse(at) > periodMs + delayMs;
}
