import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { settingsPath } from '#constructs/parameters.ts';
import { environmentOf } from '#deploy/command-line.ts';
import { openEnvironment } from '#deploy/open-environment.ts';
import { readOutputs } from '#deploy/stacks.ts';
import { tableName } from '#environments.ts';
import { localEnvironment } from './local-environment.ts';

/** Returns the variables with which an operator's script works in an environment; `local` stands for the running local product. */
export async function environmentVariables(name: string): Promise<Record<string, string>> {
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
