import { afterEach, describe, expect, it, vi } from 'vitest';
import { METRIC_NAMES, openMetrics } from './metrics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Returns the lines that `count` writes to the log. */
function linesOf(count: () => void): Record<string, unknown>[] {
  // Powertools writes to its own console, which uses this stream.
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  count();
  vi.restoreAllMocks();
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('a count', () => {
  it('is written as its own line with a namespace, a name and the environment as its only dimension', () => {
    vi.stubEnv('SERVICE_NAME', 'billing');
    const [first, attention, second] = linesOf(() => {
      const count = openMetrics('staging');
      count('OrdersReconciledLate');
      count('PaidWithoutAccess', 3);
    });
    expect(first).toMatchObject({ OrdersReconciledLate: 1, environment: 'staging' });
    expect(attention).toMatchObject({ NeedsAttention: 1, environment: 'staging' });
    expect(second).toMatchObject({
      PaidWithoutAccess: 3,
      environment: 'staging',
      _aws: {
        CloudWatchMetrics: [
          {
            Namespace: 'Learning',
            Dimensions: [['environment']],
            Metrics: [{ Name: 'PaidWithoutAccess', Unit: 'Count' }],
          },
        ],
      },
    });
    expect(second).not.toHaveProperty('OrdersReconciledLate');
  });

  it('can be zero, so that a minimum shows whether every event failed', () => {
    const lines = linesOf(() => openMetrics('staging')('SignaturesRefused', 0));
    expect(lines).toMatchObject([{ SignaturesRefused: 0, environment: 'staging' }]);
  });

  it('has a name that CloudWatch accepts', () => {
    for (const name of METRIC_NAMES) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});
