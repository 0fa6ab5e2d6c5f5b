import { contract } from '@learning/shared/contract/contract';
import { describe, expect, test } from 'vitest';
import { environmentSettings } from '#environments.ts';
import { environmentResources } from './environment-resources.ts';
import { activeCost, idleCost, runsPerMonth, totalOf } from './monthly-cost.ts';
import { LEARNER_CALLS, OTHER_USAGE } from './usage.ts';

const MAX_IDLE = 2.5;
const MAX_FOR_1000_LEARNERS = 10;

describe('what an environment costs a month', () => {
  test('by default at most $2.50 idle, and $10 for 1,000 active learners', () => {
    const resources = environmentResources(environmentSettings('prod'));
    const idle = totalOf(idleCost(resources));
    expect(idle).toBeGreaterThan(0.5);
    expect(idle).toBeLessThanOrEqual(MAX_IDLE);
    const active = totalOf(activeCost(resources, 1000));
    expect(active).toBeGreaterThan(1);
    expect(idle + active).toBeLessThanOrEqual(MAX_FOR_1000_LEARNERS);
    // What a budget must leave room for, and must not miss.
    const { monthlyBudgetDollars } = environmentSettings('prod');
    expect(monthlyBudgetDollars).toBeGreaterThan(2 * (idle + active));
    expect(monthlyBudgetDollars).toBeLessThan(6 * (idle + active));
  });

  test('more with everything that can be chosen', () => {
    const resources = environmentResources({
      ...environmentSettings('prod'),
      alarms: 'each',
      hasRouteMetrics: true,
      hasTraces: true,
      signInPlan: 'plus',
    });
    expect(totalOf(idleCost(resources))).toBeGreaterThan(MAX_IDLE);
    const active = Object.fromEntries(
      activeCost(resources, 1000).map(({ name, dollars }) => [name, dollars]),
    );
    expect(active['Cognito']).toBe(20);
    expect(active['metrics of routes']).toBeGreaterThan(10);
    expect(active['X-Ray']).toBeGreaterThan(3);
  });

  test('$11 more with the firewall, and its requests, which are files and calls', () => {
    const [without, guarded] = (['none', 'acl'] as const).map((firewall) =>
      environmentResources({ ...environmentSettings('prod'), firewall }),
    );
    expect(totalOf(idleCost(guarded!)) - totalOf(idleCost(without!))).toBeCloseTo(11);
    const requestsOf = (resources: typeof guarded) =>
      activeCost(resources!, 1000).find(({ name }) => name === 'firewall')!.dollars;
    expect(requestsOf(without)).toBe(0);
    const files = OTHER_USAGE.visitsPerLearnerMonth * OTHER_USAGE.edgeFilesPerVisit;
    const calls = LEARNER_CALLS.reduce((sum, { perLearnerMonth }) => sum + perLearnerMonth, 0);
    expect(requestsOf(guarded)).toBeCloseTo(((files + calls) * 1000 * 0.6) / 1e6);
  });

  test('$200 more with a flat-rate plan, which includes the firewall and what CloudFront charges for requests', () => {
    const [without, planned] = (['none', 'plan'] as const).map((firewall) =>
      environmentResources({ ...environmentSettings('prod'), firewall }),
    );
    expect(totalOf(idleCost(planned!)) - totalOf(idleCost(without!))).toBeCloseTo(200);
    const edge = activeCost(planned!, 1000).filter(({ name }) =>
      ['CloudFront', 'firewall'].includes(name),
    );
    expect(edge).toHaveLength(2);
    expect(totalOf(edge)).toBe(0);
  });

  test('$1.20 more with a sender, for the key of the mails with codes that a function sends, and two alarms', () => {
    const [without, sending] = [null, 'no-reply@hr.example'].map((senderAddress) =>
      environmentResources({ ...environmentSettings('prod'), senderAddress }),
    );
    expect(totalOf(idleCost(sending!)) - totalOf(idleCost(without!))).toBeCloseTo(1.2);
    const codesOf = (resources: typeof sending) =>
      activeCost(resources!, 1000).find(({ name }) => name === 'codes')!.dollars;
    expect(codesOf(without)).toBe(0);
    expect(codesOf(sending)).toBeGreaterThan(0);
    expect(codesOf(sending)).toBeLessThan(0.05);
  });

  test('counts calls of the contract only', () => {
    for (const { call } of LEARNER_CALLS) expect(Object.keys(contract)).toContain(call);
  });

  test.each([
    ['rate(15 minutes)', 2920],
    ['rate(6 hours)', 121.7],
    ['rate(1 day)', 30.4],
    ['cron(10 4 * * ? *)', 30.4],
    ['cron(20 2 ? * SUN *)', 4.3],
  ])('%s runs %d times', (expression, runs) => {
    expect(runsPerMonth(expression)).toBeCloseTo(runs, 0);
  });

  test('refuses a schedule it cannot count', () => {
    expect(() => runsPerMonth('at(2026-01-01)')).toThrow('not known');
  });
});
