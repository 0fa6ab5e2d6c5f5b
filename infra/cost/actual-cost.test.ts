import { afterEach, describe, expect, it } from 'vitest';
import { openCostExplorer, type CostExplorer } from '#testing/cost-explorer.ts';
import {
  activateCostTags,
  describeActualCost,
  describeCostTags,
  readActualCost,
} from './actual-cost.ts';

let explorer: CostExplorer;
afterEach(() => explorer.close());

const tag = (TagKey: string, Status: string) => ({ TagKey, Type: 'UserDefined', Status });
const group = (service: string, Amount: string, Unit = 'USD') => ({
  Keys: [service],
  Metrics: { UnblendedCost: { Amount, Unit } },
});
const period = (Start: string, End: string, Groups: object[]) => ({
  TimePeriod: { Start, End },
  Total: {},
  Groups,
  Estimated: true,
});
const command = { environment: 'prod', now: new Date('2026-01-31T23:00:00.000Z') };

describe('the tags of the bill', () => {
  const activate = async (tags: object[], update: object = { Errors: [] }) => {
    explorer = await openCostExplorer({
      ListCostAllocationTags: [{ CostAllocationTags: tags }],
      UpdateCostAllocationTagsStatus: [update],
    });
    return activateCostTags(explorer.client);
  };
  const operations = () => explorer.requests.map(({ operation }) => operation);

  it('are activated where they are not', async () => {
    const tags = await activate([tag('product', 'Active'), tag('environment', 'Inactive')]);
    expect(tags).toEqual({ activated: ['environment'], unknown: [] });
    expect(explorer.requests[1]!.input).toEqual({
      CostAllocationTagsStatus: [{ TagKey: 'environment', Status: 'Active' }],
    });
    expect(describeCostTags(tags).join()).toContain('environment');
  });

  it('stay as they are once they are active', async () => {
    const tags = await activate([tag('product', 'Active'), tag('environment', 'Active')]);
    expect(describeCostTags(tags)).toEqual([]);
    expect(operations()).toEqual(['ListCostAllocationTags']);
  });

  it('that AWS does not list yet are named, and not sent', async () => {
    const tags = await activate([]);
    expect(tags).toEqual({ activated: [], unknown: ['product', 'environment'] });
    expect(describeCostTags(tags).join()).toContain('does not list');
    expect(operations()).toEqual(['ListCostAllocationTags']);
  });

  it('that AWS refuses end the command with a sentence', async () => {
    const refused = { TagKey: 'product', Code: 'X', Message: 'Only the payer may.' };
    const tags = [tag('product', 'Inactive'), tag('environment', 'Active')];
    await expect(activate(tags, { Errors: [refused] })).rejects.toThrow('Only the payer may.');
  });
});

describe('the bill', () => {
  it('is read by service for this month and the last one, page by page', async () => {
    explorer = await openCostExplorer({
      GetCostAndUsage: [
        {
          ResultsByTime: [
            period('2025-12-01', '2026-01-01', [
              group('AWS Lambda', '0.3412345678'),
              group('AmazonCloudWatch', '1.5'),
            ]),
          ],
          NextPageToken: 'next',
        },
        { ResultsByTime: [period('2026-01-01', '2026-02-01', [group('AWS Lambda', '2.4')])] },
      ],
    });
    const costs = await readActualCost(explorer.client, command);
    expect(costs).toEqual([
      { service: 'AWS Lambda', lastMonth: 0.3412345678, thisMonth: 2.4 },
      { service: 'AmazonCloudWatch', lastMonth: 1.5, thisMonth: 0 },
    ]);
    const [first, second] = explorer.requests;
    expect(first!.input).toMatchObject({
      TimePeriod: { Start: '2025-12-01', End: '2026-02-01' },
      Filter: {
        And: [
          { Tags: { Key: 'product', Values: ['learning'] } },
          { Tags: { Key: 'environment', Values: ['prod'] } },
        ],
      },
    });
    expect(second!.input['NextPageToken']).toBe('next');
    const lines = describeActualCost(costs, { idle: 2.16, withLearners: 8.26, learners: 1000 });
    expect(lines.find((line) => line.includes('total'))).toMatch(/1\.84 +2\.40$/);
    expect(lines.at(-1)).toMatch(/with 1,000 active learners +8\.26$/);
  });

  it('without any cost is 0', async () => {
    explorer = await openCostExplorer({ GetCostAndUsage: [{ ResultsByTime: [] }] });
    const costs = await readActualCost(explorer.client, command);
    expect(describeActualCost(costs, { idle: 2, withLearners: 8, learners: 1000 })[1]).toMatch(
      /total +0\.00 +0\.00$/,
    );
  });

  it('in another currency is not compared', async () => {
    const euros = period('2026-01-01', '2026-02-01', [group('AWS Lambda', '1', 'EUR')]);
    explorer = await openCostExplorer({ GetCostAndUsage: [{ ResultsByTime: [euros] }] });
    await expect(readActualCost(explorer.client, command)).rejects.toThrow('EUR');
  });
});
