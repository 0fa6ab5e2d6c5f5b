import { WATCHED_TASKS } from '@learning/functions/heartbeat/scheduled-tasks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FunctionHandler } from './function-bundles.ts';
import { schedules, startScheduledWork } from './scheduled-work.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const loading = (handler: FunctionHandler) => ({ load: async () => handler });
const orders = { source: 'aws.scheduler', detail: { task: 'orders' } };
const subscriptions = { source: 'aws.scheduler', detail: { task: 'subscriptions' } };

const reconciling = schedules.filter(({ name }) => name === 'billing-reconciler');

test('Orders are reconciled every minute, subscriptions every ten', async () => {
  const events: object[] = [];
  const stop = startScheduledWork(
    loading(async (event) => events.push(event)),
    reconciling,
    () => {},
  );
  await vi.advanceTimersByTimeAsync(59_000);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(events).toEqual([orders]);
  await vi.advanceTimersByTimeAsync(540_000);
  expect(events.filter((event) => JSON.stringify(event) === JSON.stringify(orders))).toHaveLength(
    10,
  );
  expect(events).toContainEqual(subscriptions);
  await stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(events).toHaveLength(11);
});

test('Runs never overlap, and missed runs are skipped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let started = 0;
  let running = 0;
  let maxRunning = 0;
  const stop = startScheduledWork(
    loading(async () => {
      started += 1;
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await promise;
      running -= 1;
    }),
    reconciling,
    () => {},
  );
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(started).toBe(1);
  const stopped = stop();
  resolve();
  await stopped;
  expect(maxRunning).toBe(1);
  expect(started).toBe(2);
});

test('A failure prints one line, and the next run takes place', async () => {
  const lines: string[] = [];
  let runs = 0;
  const stop = startScheduledWork(
    loading(async () => {
      runs += 1;
      throw new Error('Stripe is down\nwith details');
    }),
    schedules.slice(0, 1),
    (line) => lines.push(line),
  );
  await vi.advanceTimersByTimeAsync(120_000);
  await stop();
  expect(runs).toBe(2);
  expect(lines[0]).toBe('The function billing-reconciler failed: Stripe is down');
});

/** The local engine exports no table. */
const ONLY_DEPLOYED = ['weekly-copy'];

test('Every task of a deployment runs here, too, apart from the heartbeat, which asks the edge, and the copies', () => {
  const here = schedules.map(({ name, detail }) => `${name} ${(detail as { task: string }).task}`);
  const deployed = WATCHED_TASKS.filter(({ name }) => !ONLY_DEPLOYED.includes(name)).map(
    ({ name, task }) => `${name} ${task}`,
  );
  expect(here.toSorted()).toEqual(deployed.toSorted());
});
