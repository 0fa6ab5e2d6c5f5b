import type { ReconcileTask } from '#billing/reconciler/run-reconciler.ts';
import type { StoryProduct } from './story-product.ts';

const QUARTER = 900;
const EVERY: Record<ReconcileTask, number> = {
  orders: QUARTER,
  subscriptions: 6 * 3600,
  nightly: 86_400,
};
const REMINDERS_EVERY = 6 * 3600;
const DAY = 86_400;

/** The clock of a story, with everything that the scheduler starts. */
export interface StoryClock {
  /** Moves the clock, and starts what falls due by the way. */
  advance(seconds: number): Promise<void>;
}

/**
 * Runs each task at its times. A run before which nothing has happened since the task's run before is left out, but for one a day: it would
 * find nothing new, and forty days have thousands of them.
 *
 * @param onComplete called after a run without failures
 */
export function openStoryClock(
  { harness, run, remind, react, deliver, activity }: StoryProduct,
  onComplete: (task: ReconcileTask) => void,
): StoryClock {
  const { stripe, now } = harness;
  const lastRuns = new Map<ReconcileTask, { at: number; activity: number; isComplete: boolean }>();
  const seconds = () => Math.floor(now().getTime() / 1000);

  const isDue = (task: ReconcileTask): boolean => {
    if (seconds() % EVERY[task] !== 0) return false;
    const last = lastRuns.get(task);
    if (!last || !last.isComplete || last.activity !== activity()) return true;
    return seconds() - last.at >= DAY;
  };
  const runDue = async () => {
    let hasRun = false;
    for (const task of ['orders', 'subscriptions', 'nightly'] as const) {
      if (!isDue(task)) continue;
      const isComplete = await run(task);
      await deliver();
      if (isComplete) onComplete(task);
      lastRuns.set(task, { at: seconds(), activity: activity(), isComplete });
      hasRun = true;
    }
    if (seconds() % REMINDERS_EVERY === 0) await remind();
    else if (!hasRun) return;
    await react();
  };
  return {
    async advance(span) {
      const end = seconds() + span;
      while (seconds() < end) {
        const tick = (Math.floor(seconds() / QUARTER) + 1) * QUARTER;
        await stripe.advance(Math.min(tick, end) - seconds());
        if (seconds() === tick) await runDue();
      }
      await react();
    },
  };
}
