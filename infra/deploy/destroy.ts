/** Command: `npm run destroy -- --env NAME [--yes]` deletes an environment. Refuses a protected one. */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { tableName } from '#environments.ts';
import { confirm, readCommandLine } from './command-line.ts';
import { destroyEnvironment, refuseProtected } from './destroy-environment.ts';
import { openEnvironment } from './open-environment.ts';
import { runCommand } from './operator-failure.ts';
import { existingStacks } from './stacks.ts';

await runCommand(async () => {
  const commandLine = readCommandLine();
  refuseProtected(commandLine.settings);
  const { settings, region, account } = await openEnvironment(commandLine.settings);
  const stacks = await existingStacks(new CloudFormationClient({ region }), settings);
  if (stacks.length === 0) {
    console.log(`Nothing to do: ${settings.name} has no stack in ${account}, ${region}.`);
    return;
  }
  console.log(`Destroy  ${settings.name}  in account ${account}, ${region}`);
  for (const { StackName } of stacks.toReversed()) console.log(`  delete   ${StackName}`);
  console.log(`  with all accounts, all learning data (${tableName(settings.name)}) and the site`);
  await confirm('Continue? This cannot be undone.', commandLine);
  await destroyEnvironment(settings, stacks);
  console.log(`Destroyed  ${settings.name}`);
});
