/**
 * Runs a script of an operator in an environment: `in-environment.ts SCRIPT --env NAME …` sets the variables of the
 * function and the region, and then runs the script with the same arguments. `local` stands for the running local product.
 */
import { localEnvironment } from './local-environment.ts';
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { join } from 'node:path';
import { settingsPath } from '#constructs/parameters.ts';
import { environmentOf } from '#deploy/command-line.ts';
import { openEnvironment } from '#deploy/open-environment.ts';
import { runCommand } from '#deploy/operator-failure.ts';
import { projectRoot } from '#deploy/run.ts';
import { readOutputs } from '#deploy/stacks.ts';
import { tableName } from '#environments.ts';

await runCommand(async () => {
  const [script = ''] = process.argv.splice(2, 1);
  Object.assign(process.env, await variables(process.argv.slice(2)));
  await import(join(projectRoot, script));
});

async function variables(args: readonly string[]): Promise<Record<string, string>> {
  const at = args.indexOf('--env');
  const name = at === -1 ? '' : (args[at + 1] ?? '');
  if (name === 'local') return { ...localEnvironment(), OPERATOR: 'local' };
  const { settings, region, operator } = await openEnvironment(environmentOf(name));
  const { UserPoolId, UserPoolClientId } = await readOutputs(
    new CloudFormationClient({ region }),
    settings,
  );
  return {
    TABLE_NAME: tableName(settings.name),
    USER_POOL_ID: UserPoolId,
    USER_POOL_CLIENT_ID: UserPoolClientId,
    ENVIRONMENT: settings.name,
    SETTINGS_PATH: settingsPath(settings.name),
    OPERATOR: operator,
    MAIL_SENDER: settings.senderAddress ?? '',
    OPERATOR_EMAIL: settings.operatorEmail ?? '',
  };
}
