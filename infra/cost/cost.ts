/**
 * Command: `npm run cost -- --env prod`. Computes what an environment costs a month, idle and with 1,000 active learners, from its
 * templates, the calls in `usage.ts` and the prices in `prices.ts`.
 */
import { buildFunctions } from '#deploy/build/build.ts';
import { readCommandLine } from '#deploy/command-line.ts';
import { runCommand } from '#deploy/operator-failure.ts';
import { environmentResources } from './environment-resources.ts';
import { activeCost, idleCost, totalOf, type CostItem } from './monthly-cost.ts';
import { PRICES_OF } from './prices.ts';

const LEARNERS = 1000;

await runCommand(async () => {
  const { settings } = readCommandLine();
  await buildFunctions();
  const resources = environmentResources(settings);
  const idle = idleCost(resources);
  const active = activeCost(resources, LEARNERS);
  console.log(`Environment ${settings.name}, dollars a month, prices of ${PRICES_OF}\n`);
  print('Idle', idle);
  print(`With ${LEARNERS.toLocaleString('en-US')} active learners, added`, active);
  console.log(`In all ${(totalOf(idle) + totalOf(active)).toFixed(2).padStart(36)}`);
});

function print(title: string, items: readonly CostItem[]): void {
  console.log(title);
  for (const { name, dollars } of items) {
    console.log(`  ${name.padEnd(34)} ${dollars.toFixed(2).padStart(6)}`);
  }
  console.log(`  ${'total'.padEnd(34)} ${totalOf(items).toFixed(2).padStart(6)}\n`);
}
