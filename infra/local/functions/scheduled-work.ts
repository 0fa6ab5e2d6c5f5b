import { randomUUID } from 'node:crypto';
import type { DeployedFunction, FunctionBundles } from './function-bundles.ts';

/** One schedule of EventBridge: which function is called how often, with which `detail`. */
export interface Schedule {
  name: DeployedFunction;
  everySeconds: number;
  detail: object;
}

/** What the deployment schedules, more often than there: one does not wait long at one's own machine. */
export const schedules: readonly Schedule[] = [
  { name: 'billing-reconciler', everySeconds: 60, detail: { task: 'orders' } },
  { name: 'billing-reconciler', everySeconds: 600, detail: { task: 'subscriptions' } },
  { name: 'billing-reconciler', everySeconds: 3600, detail: { task: 'nightly' } },
];

const TIMEOUT_MS = 300_000;

/**
 * Runs functions by the clock, one at a time; what falls due while its last run has not ended is left out. A failure is one line in
 * the terminal, and the next run comes as usual.
 *
 * @returns what stops it, resolved when the run at hand has ended.
 */
export function startScheduledWork(
  bundles: Pick<FunctionBundles, 'load'>,
  work: readonly Schedule[],
  sayFailure: (line: string) => void,
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
          sayFailure(`The function ${schedule.name} failed: ${reason.split('\n')[0]}`);
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

async function runOnce(
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
