/**
 * Command: `npm run cost -- --env prod`. Computes what an environment costs a month, idle and with 1,000 active learners, from its
 * templates, the calls in `usage.ts` and the prices in `prices.ts`. With `--actual` it also prints the bill of this and the last month, and
 * activates the cost tags if they are not; AWS takes $0.01 for each request, about $0.03 in all.
 */
import { CostExplorerClient } from '@aws-sdk/client-cost-explorer';
import { parseArgs } from 'node:util';
import { buildFunctions } from '#deploy/build/build.ts';
import { environmentOf } from '#deploy/command-line.ts';
import { openEnvironment } from '#deploy/open-environment.ts';
import { OperatorFailure, runCommand } from '#deploy/operator-failure.ts';
import type { EnvironmentSettings } from '#environments.ts';
import {
  activateCostTags,
  describeActualCost,
  describeCostTags,
  readActualCost,
} from './actual-cost.ts';
import { environmentResources } from './environment-resources.ts';
import { activeCost, idleCost, totalOf, type CostItem } from './monthly-cost.ts';
import { PRICES_OF } from './prices.ts';

const LEARNERS = 1000;
/** Cost Explorer is there for all regions. */
const COST_REGION = 'us-east-1';

await runCommand(async () => {
  const { name, isActual } = readArguments();
  const settings = environmentOf(name);
  await buildFunctions();
  const resources = environmentResources(settings);
  const idle = idleCost(resources);
  const active = activeCost(resources, LEARNERS);
  console.log(`Environment ${settings.name}, dollars a month, prices of ${PRICES_OF}\n`);
  print('Idle', idle);
  print(`With ${LEARNERS.toLocaleString('en-US')} active learners, added`, active);
  console.log(`In all ${(totalOf(idle) + totalOf(active)).toFixed(2).padStart(36)}`);
  if (!isActual) return;
  const model = {
    idle: totalOf(idle),
    withLearners: totalOf(idle) + totalOf(active),
    learners: LEARNERS,
  };
  await printActual(settings, model);
});

function readArguments(): { name: string; isActual: boolean } {
  try {
    const { values } = parseArgs({
      options: { env: { type: 'string' }, actual: { type: 'boolean', default: false } },
    });
    return { name: values.env ?? '', isActual: values.actual };
  } catch {
    throw new OperatorFailure('Usage: npm run cost -- --env NAME [--actual]');
  }
}

async function printActual(
  configured: EnvironmentSettings,
  model: Parameters<typeof describeActualCost>[1],
) {
  const { settings, account } = await openEnvironment(configured);
  const client = new CostExplorerClient({ region: COST_REGION });
  console.log(`\nAccount ${account}, dollars`);
  const tags = describeCostTags(await activateCostTags(client));
  const costs = await readActualCost(client, { environment: settings.name, now: new Date() });
  for (const line of [...tags, ...describeActualCost(costs, model)]) console.log(line);
}

function print(title: string, items: readonly CostItem[]): void {
  console.log(title);
  for (const { name, dollars } of items) {
    console.log(`  ${name.padEnd(34)} ${dollars.toFixed(2).padStart(6)}`);
  }
  console.log(`  ${'total'.padEnd(34)} ${totalOf(items).toFixed(2).padStart(6)}\n`);
}
