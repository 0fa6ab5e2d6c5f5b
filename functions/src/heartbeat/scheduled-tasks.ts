import type { FunctionName } from '#table/grants.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** When a task runs: as EventBridge Scheduler writes it (UTC), and the time between two runs. */
export interface TaskSchedule {
  expression: string;
  periodMs: number;
}

const everyMinutes = (minutes: number): TaskSchedule => ({
  expression: `rate(${minutes} minutes)`,
  periodMs: minutes * MINUTE_MS,
});

const everyHours = (hours: number): TaskSchedule => ({
  expression: `rate(${hours} hours)`,
  periodMs: hours * HOUR_MS,
});

const daily = (hour: number, minute: number): TaskSchedule => ({
  expression: `cron(${minute} ${hour} * * ? *)`,
  periodMs: 24 * HOUR_MS,
});

const sundays = (hour: number, minute: number): TaskSchedule => ({
  expression: `cron(${minute} ${hour} ? * SUN *)`,
  periodMs: 7 * 24 * HOUR_MS,
});

/**
 * Every function that runs on schedule, with its tasks. The deployment creates the schedules from this list, and the heartbeat expects
 * the runs of it, so a task cannot be scheduled without being watched.
 */
export const SCHEDULED_TASKS = {
  'billing-reconciler': {
    orders: everyMinutes(15),
    subscriptions: everyHours(6),
    nightly: daily(4, 10),
  },
  'credential-publisher': { changes: everyMinutes(15) },
  'data-export': { exports: everyMinutes(15) },
  'account-deletion': { deletions: everyMinutes(15), 'missing-accounts': daily(3, 40) },
  // The second run looks at how the export of the first one ended.
  'weekly-copy': { copy: sundays(2, 20), check: sundays(8, 20) },
  // Webhooks are sent to apart from the reactions to events: a receiver that does not answer holds up no mail.
  reminders: { reminders: everyMinutes(15), webhooks: everyMinutes(5) },
  // Its own absence is what the alarm sees, so it does not watch itself.
  heartbeat: { health: everyMinutes(5) },
} as const satisfies Partial<Record<FunctionName, Record<string, TaskSchedule>>>;

export type ScheduledFunction = keyof typeof SCHEDULED_TASKS;

export interface ScheduledTask {
  name: ScheduledFunction;
  task: string;
  periodMs: number;
}

/** The tasks whose runs the heartbeat expects. */
export const WATCHED_TASKS: readonly ScheduledTask[] = Object.entries(SCHEDULED_TASKS)
  .filter(([name]) => name !== 'heartbeat')
  .flatMap(([name, tasks]) =>
    Object.entries<TaskSchedule>(tasks).map(([task, { periodMs }]) => ({
      name: name as ScheduledFunction,
      task,
      periodMs,
    })),
  );
