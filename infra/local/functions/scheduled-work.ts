import { randomUUID } from 'node:crypto';
import type { DeployedFunction, FunctionBundles } from './function-bundles.ts';

/** A schedule of EventBridge: the function, its interval and its `detail`. */
export interface Schedule {
  name: DeployedFunction;
  everySeconds: number;
  detail: object;
}

/** The schedule that reconciles orders and counts the money that Stripe booked. */
export const orderSchedule: Schedule = {
  name: 'billing-reconciler',
  everySeconds: 60,
  detail: { task: 'orders' },
};

/** The schedules of a deployment, at shorter intervals, because developers do not want to wait. */
export const schedules: readonly Schedule[] = [
  orderSchedule,
  { name: 'billing-reconciler', everySeconds: 600, detail: { task: 'subscriptions' } },
  { name: 'billing-reconciler', everySeconds: 3600, detail: { task: 'nightly' } },
  { name: 'reminders', everySeconds: 60, detail: { task: 'reminders' } },
  // Stand in for the calls with which the privacy function starts them.
  { name: 'data-export', everySeconds: 3, detail: { task: 'exports' } },
  { name: 'account-deletion', everySeconds: 3, detail: { task: 'deletions' } },
  { name: 'account-deletion', everySeconds: 3600, detail: { task: 'missing-accounts' } },
  // Stands in for the table's stream, which starts it within a second of a change.
  { name: 'credential-publisher', everySeconds: 5, detail: { task: 'changes' } },
];

const TIMEOUT_MS = 300_000;

/**
 * Runs functions on a schedule, one at a time. A run that is due while the previous one has not ended is skipped. A failure prints one
 * line, and the next run takes place as usual.
 *
 * @returns a function that stops the schedules and resolves when the current run has ended
 */
export function startScheduledWork(
  bundles: Pick<FunctionBundles, 'load'>,
  work: readonly Schedule[],
  printFailure: (line: string) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timers = work.map((schedule) => {
    let isWaiting = false;
    return setInterval(() => {
      if (isWaiting) return;
      isWaiting = true;
      running = running.then(async () => {
        await runOnce(bundles, schedule).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          printFailure(`The function ${schedule.name} failed: ${reason.split('\n')[0]}`);
        });
        isWaiting = false;
      });
    }, schedule.everySeconds * 1000);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
    return running;
  };
}

/** Runs the function of a schedule once, as EventBridge does, and resolves when it has ended. */
export async function runOnce(
  bundles: Pick<FunctionBundles, 'load'>,
  { name, detail }: Schedule,
): Promise<void> {
  const handler = await bundles.load(name);
  const deadline = Date.now() + TIMEOUT_MS;
  await handler(
    { source: 'aws.scheduler', detail },
    {
      functionName: `learning-local-${name}`,
      awsRequestId: randomUUID(),
      getRemainingTimeInMillis: () => deadline - Date.now(),
    },
  );
}
