import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import { taskRunKey, taskRunsPartition } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { putItem, queryPartition, type Table } from '#table/table.ts';
import { SCHEDULED_TASKS, type ScheduledFunction } from './scheduled-tasks.ts';

const storedRun = storedItem(
  z.object({
    entity: z.literal('taskRun'),
    name: z.string(),
    task: z.string(),
    /** `completed`: when the last run succeeded. `awaited`: since when the first one is expected. */
    state: z.enum(['completed', 'awaited']),
    at: z.string(),
  }),
);

export type TaskRun = z.output<(typeof storedRun)['schema']>;

/** Returns the last successful run of every task, or since when its first one is expected. */
export async function readTaskRuns(table: Table): Promise<TaskRun[]> {
  const items = await queryPartition(table, taskRunsPartition);
  return items.map((item) => parseStored(storedRun, item));
}

/** Stores since when the first run of a task is expected, unless it has run meanwhile. */
export async function awaitTask(
  table: Table,
  { name, task }: Pick<TaskRun, 'name' | 'task'>,
  now: Date,
): Promise<void> {
  const run = { entity: 'taskRun', name, task, state: 'awaited', at: now.toISOString() } as const;
  const unlessStored = { ConditionExpression: 'attribute_not_exists(PK)' };
  await putItem(table, toStored(storedRun, taskRunKey(name, task), run), unlessStored).catch(
    (error: unknown) => {
      if (!isConditionFailure(error)) throw error;
    },
  );
}

/** The event of a schedule. Functions are started by others, too, whose events name no task. */
const ScheduledEvent = z.object({
  source: z.literal('aws.scheduler'),
  detail: z.object({ task: z.string() }),
});

/** Returns a handler that stores when a run of its schedule has succeeded. The heartbeat fails when this stays away. */
export function recordingRuns<Rest extends unknown[], Result>(
  name: ScheduledFunction,
  table: Table,
  run: (event: unknown, ...rest: Rest) => Promise<Result>,
) {
  return async (event?: unknown, ...rest: Rest): Promise<Result> => {
    const result = await run(event, ...rest);
    const task = ScheduledEvent.safeParse(event).data?.detail.task;
    if (task !== undefined && Object.hasOwn(SCHEDULED_TASKS[name], task)) {
      const at = new Date().toISOString();
      const done = { entity: 'taskRun', name, task, state: 'completed', at } as const;
      await putItem(table, toStored(storedRun, taskRunKey(name, task), done));
    }
    return result;
  };
}
