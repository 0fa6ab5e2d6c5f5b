import { CloudFormationClient, type Stack } from '@aws-sdk/client-cloudformation';
import { STACK_AREAS, stackName, tableName, type EnvironmentSettings } from '#environments.ts';
import { PASSKEY_DOMAIN_OUTPUT } from '#stacks/identity-stack.ts';
import type { OpenEnvironment } from './open-environment.ts';
import { OperatorFailure } from './operator-failure.ts';
import { cdk, run } from './run.ts';
import { BOOTSTRAP_STACK, existingStacks, findStack } from './stacks.ts';

/** State of an environment before a deployment. */
export interface DeploymentState {
  account: string;
  isBootstrapped: boolean;
  stacks: Stack[];
}

/** Reads what is deployed of an environment. */
export async function readDeploymentState({
  settings,
  region,
  account,
}: OpenEnvironment): Promise<DeploymentState> {
  const client = new CloudFormationClient({ region });
  return {
    account,
    isBootstrapped: (await findStack(client, BOOTSTRAP_STACK)) !== undefined,
    stacks: await existingStacks(client, settings),
  };
}

/**
 * Refuses a deployment that would make all passkeys of the environment useless.
 *
 * @throws OperatorFailure naming both domains
 */
export function assertSamePasskeyDomain(
  { name, passkeyDomain }: EnvironmentSettings,
  { stacks }: Pick<DeploymentState, 'stacks'>,
): void {
  const identity = stacks.find(({ StackName }) => StackName === stackName(name, 'identity'));
  const deployed = identity?.Outputs?.find(
    ({ OutputKey }) => OutputKey === PASSKEY_DOMAIN_OUTPUT,
  )?.OutputValue;
  if (!deployed || deployed === passkeyDomain) return;
  throw new OperatorFailure(
    `The passkeys of ${name} belong to ${deployed}; with passkeyDomain ${passkeyDomain ?? 'null'} no one could sign in with them. Set it back to ${deployed}, or see "Passkeys" in infra/runbook.md.`,
  );
}

/** Returns the steps of a deployment, one per line. */
export function describeDeployment(
  settings: EnvironmentSettings,
  { account, isBootstrapped, stacks }: DeploymentState,
  siteFileCount: number,
): string[] {
  const existing = new Set(stacks.map((stack) => stack.StackName));
  const steps = STACK_AREAS.map((area) => {
    const name = stackName(settings.name, area);
    return `stack    ${name}: ${existing.has(name) ? 'update' : 'create'}`;
  });
  return [
    `Deploy  ${settings.name}  to account ${account}, ${settings.region}`,
    ...(isBootstrapped
      ? []
      : ["  account  CDK's bucket and roles, once for this account and region"]),
    ...(existing.has(stackName(settings.name, 'web'))
      ? ['  site     upload the files it does not have yet, beside the live ones']
      : []),
    ...steps.map((step) => `  ${step}`),
    `  release  store it for the way back`,
    `  content  validate, and publish the difference to the table ${tableName(settings.name)}`,
    `  site     upload ${siteFileCount} files, write config.json, remove former pages, invalidate the edge`,
  ];
}

/** Returns the differences that CDK finds in the existing stacks. */
export async function describeChanges(
  settings: EnvironmentSettings,
  assembly: string,
  { stacks }: DeploymentState,
): Promise<string> {
  if (stacks.length === 0) return '';
  const names = stacks.map((stack) => stack.StackName!);
  const env = { AWS_REGION: settings.region };
  const command = cdk('diff', ...names, '--exclusively', '--app', assembly, '--no-color');
  return run('Comparing with the deployed stacks', command, { env });
}
