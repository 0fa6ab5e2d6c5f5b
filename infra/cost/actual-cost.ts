import {
  GetCostAndUsageCommand,
  ListCostAllocationTagsCommand,
  UpdateCostAllocationTagsStatusCommand,
  type CostExplorerClient,
  type Expression,
  type Group,
} from '@aws-sdk/client-cost-explorer';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { ENVIRONMENT_TAG, PRODUCT_TAG } from './cost-tags.ts';

/** What a service cost, in dollars. */
export interface ServiceCost {
  service: string;
  lastMonth: number;
  /** From its first day to yesterday or today; AWS updates it a few times a day. */
  thisMonth: number;
}

/** Cost tags before and after a command. */
export interface CostTags {
  activated: string[];
  /** Not seen by the bill yet: AWS lists a tag about a day after the first resource with it. */
  unknown: string[];
}

/**
 * Makes the tags of the environments cost tags, once for each account that pays. Costs before it stay untagged.
 *
 * @throws OperatorFailure when AWS refuses a tag
 */
export async function activateCostTags(client: CostExplorerClient): Promise<CostTags> {
  const wanted = [PRODUCT_TAG.key, ENVIRONMENT_TAG];
  const { CostAllocationTags = [] } = await client.send(
    new ListCostAllocationTagsCommand({ TagKeys: wanted, Type: 'UserDefined' }),
  );
  const statusOf = (key: string) => CostAllocationTags.find(({ TagKey }) => TagKey === key)?.Status;
  const activated = wanted.filter((key) => statusOf(key) === 'Inactive');
  if (activated.length > 0) {
    const changes = activated.map((TagKey) => ({ TagKey, Status: 'Active' as const }));
    const { Errors = [] } = await client.send(
      new UpdateCostAllocationTagsStatusCommand({ CostAllocationTagsStatus: changes }),
    );
    const [refused] = Errors;
    if (refused) {
      throw new OperatorFailure(`The cost tag ${refused.TagKey} is not active: ${refused.Message}`);
    }
  }
  return { activated, unknown: wanted.filter((key) => statusOf(key) === undefined) };
}

/** Reads what an environment cost this month and the last one, by service, the most expensive first. Each page costs $0.01. */
export async function readActualCost(
  client: CostExplorerClient,
  { environment, now }: { environment: string; now: Date },
): Promise<ServiceCost[]> {
  const month = (offset: number) =>
    day(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1)));
  const tomorrow = day(new Date(now.getTime() + 86_400_000));
  const costs = new Map<string, ServiceCost>();
  let page: string | undefined;
  do {
    const { ResultsByTime = [], NextPageToken } = await client.send(
      new GetCostAndUsageCommand({
        TimePeriod: { Start: month(-1), End: tomorrow },
        Granularity: 'MONTHLY',
        Metrics: ['UnblendedCost'],
        GroupBy: [{ Type: 'DIMENSION', Key: 'SERVICE' }],
        Filter: filterOf(environment),
        ...(page === undefined ? {} : { NextPageToken: page }),
      }),
    );
    for (const { TimePeriod, Groups = [] } of ResultsByTime) {
      const column = TimePeriod?.Start === month(-1) ? 'lastMonth' : 'thisMonth';
      for (const group of Groups) add(costs, group, column);
    }
    page = NextPageToken;
  } while (page !== undefined);
  return [...costs.values()].toSorted(
    (one, other) => other.lastMonth + other.thisMonth - one.lastMonth - one.thisMonth,
  );
}

function add(costs: Map<string, ServiceCost>, group: Group, column: 'lastMonth' | 'thisMonth') {
  const service = group.Keys?.[0] ?? 'unknown';
  const { Amount = '0', Unit = 'USD' } = group.Metrics?.['UnblendedCost'] ?? {};
  if (Unit !== 'USD') throw new OperatorFailure(`The bill is in ${Unit}, and the model in USD.`);
  const known = costs.get(service) ?? { service, lastMonth: 0, thisMonth: 0 };
  costs.set(service, { ...known, [column]: known[column] + Number(Amount) });
}

function filterOf(environment: string): Expression {
  const tag = (Key: string, value: string) => ({
    Tags: { Key, Values: [value], MatchOptions: ['EQUALS' as const] },
  });
  return { And: [tag(PRODUCT_TAG.key, PRODUCT_TAG.value), tag(ENVIRONMENT_TAG, environment)] };
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the bill as lines, and the model's totals below it. */
export function describeActualCost(
  costs: readonly ServiceCost[],
  model: { idle: number; withLearners: number; learners: number },
): string[] {
  const line = (name: string, ...dollars: number[]) =>
    `  ${name.padEnd(44)}${dollars.map((amount) => amount.toFixed(2).padStart(12)).join('')}`;
  const sumOf = (column: 'lastMonth' | 'thisMonth') =>
    costs.reduce((sum, cost) => sum + cost[column], 0);
  return [
    `Bill${'last month'.padStart(54)}${'so far'.padStart(12)}`,
    ...costs.map(({ service, lastMonth, thisMonth }) => line(service, lastMonth, thisMonth)),
    line('total', sumOf('lastMonth'), sumOf('thisMonth')),
    'Model, a whole month',
    line('idle', model.idle),
    line(`with ${model.learners.toLocaleString('en-US')} active learners`, model.withLearners),
  ];
}

/** Returns what the tags mean for the bill, one line each; none when both were active. */
export function describeCostTags({ activated, unknown }: CostTags): string[] {
  const lines = [
    activated.length > 0 &&
      `Activated the cost tags ${activated.join(' and ')}: the bill shows the environment from tomorrow on.`,
    unknown.length > 0 &&
      `AWS does not list the tags ${unknown.join(' and ')} yet. Run this again a day after the first deployment, with credentials of the account that pays.`,
  ];
  return lines.filter((text) => text !== false);
}
