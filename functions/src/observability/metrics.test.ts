import { afterEach, describe, expect, it, vi } from 'vitest';
import { METRIC_NAMES, openMetrics } from './metrics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** The lines that reach the log while something is counted. */
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
  it('is one line of its own with namespace, name and no dimension but the environment', () => {
    vi.stubEnv('SERVICE_NAME', 'billing');
    const [first, second] = linesOf(() => {
      const count = openMetrics('staging');
      count('OrdersReconciledLate');
      count('PaidWithoutAccess', 3);
    });
    expect(first).toMatchObject({ OrdersReconciledLate: 1, environment: 'staging' });
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

  it('may count zero, so that a minimum can show whether every event failed', () => {
    const lines = linesOf(() => openMetrics('staging')('SignaturesRefused', 0));
    expect(lines).toMatchObject([{ SignaturesRefused: 0, environment: 'staging' }]);
  });

  it('has a name that CloudWatch takes', () => {
    for (const name of METRIC_NAMES) expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
  });
});
