import { describe, expect, it } from 'vitest';
import { processEach } from './process-each.ts';

const items = Array.from({ length: 20 }, (_, orderId) => ({ orderId: String(orderId) }));

/** Sets no time limit. */
const provider = {
  withTimeLimit: <T>(_milliseconds: number, work: () => Promise<T>) => work(),
};

describe('a run of the reconciler', () => {
  it('processes every item once, a few in parallel', async () => {
    const seen: string[] = [];
    let running = 0;
    let maxRunning = 0;
    const report = await processEach(
      items,
      { hasTime: () => true },
      { provider },
      async ({ orderId }) => {
        running += 1;
        maxRunning = Math.max(maxRunning, running);
        await Promise.resolve();
        seen.push(orderId);
        running -= 1;
      },
    );
    expect(seen.toSorted()).toEqual(items.map((item) => item.orderId).toSorted());
    expect(maxRunning).toBe(4);
    expect(report).toEqual({ processed: 20, failed: 0, remaining: 0 });
  });

  it('continues after a failure and reports how many there were', async () => {
    const report = await processEach(items, { hasTime: () => true }, { provider }, ({ orderId }) =>
      orderId === '3' ? Promise.reject(new Error('x')) : Promise.resolve(),
    );
    expect(report).toEqual({ processed: 20, failed: 1, remaining: 0 });
  });

  it('starts nothing when its time is over, and reports what remains', async () => {
    let time = 6;
    const report = await processEach(items, { hasTime: () => time > 0 }, { provider }, () => {
      time -= 1;
      return Promise.resolve();
    });
    expect(report.remaining).toBe(20 - report.processed);
    expect(report.remaining).toBeGreaterThan(0);
  });
});
