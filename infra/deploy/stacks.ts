import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import { STACK_AREAS, stackName, type EnvironmentSettings } from '#environments.ts';
import { OperatorFailure } from './operator-failure.ts';

/** CDK's bootstrap stack, once per account and region: a bucket for templates and bundles, and roles. */
export const BOOTSTRAP_STACK = 'CDKToolkit';

/** @returns the stack, or undefined when there is none of that name. */
export async function findStack(
  client: CloudFormationClient,
  name: string,
): Promise<Stack | undefined> {
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: name }));
    return Stacks?.find((stack) => stack.StackStatus !== 'DELETE_COMPLETE');
  } catch (error) {
    const isMissing =
      error instanceof CloudFormationServiceException && /does not exist/.test(error.message);
    if (isMissing) return undefined;
    throw error;
  }
}

/** Returns the environment's existing stacks in deployment order. */
export async function existingStacks(
  client: CloudFormationClient,
  settings: EnvironmentSettings,
): Promise<Stack[]> {
  const names = STACK_AREAS.map((area) => stackName(settings.name, area));
  const found = await Promise.all(names.map((name) => findStack(client, name)));
  return found.filter((stack) => stack !== undefined);
}

/** @returns the bucket of the deployed site, or undefined before the first deployment. */
export async function findSiteBucket(
  client: CloudFormationClient,
  settings: EnvironmentSettings,
): Promise<string | undefined> {
  const web = await findStack(client, stackName(settings.name, 'web'));
  return web?.Outputs?.find((output) => output.OutputKey === 'SiteBucketName')?.OutputValue;
}

/** Outputs of the stacks of an environment. */
export interface StackOutputs {
  UserPoolId: string;
  UserPoolClientId: string;
  ApiId: string;
  SiteBucketName: string;
  DistributionId: string;
  DistributionDomainName: string;
  SiteUrl: string;
}

const OUTPUT_NAMES = [
  'UserPoolId',
  'UserPoolClientId',
  'ApiId',
  'SiteBucketName',
  'DistributionId',
  'DistributionDomainName',
  'SiteUrl',
] as const satisfies (keyof StackOutputs)[];

/** @throws OperatorFailure naming an output that no stack of the environment has. */
export async function readOutputs(
  client: CloudFormationClient,
  settings: EnvironmentSettings,
): Promise<StackOutputs> {
  const stacks = await existingStacks(client, settings);
  const values = new Map(
    stacks.flatMap(({ Outputs = [] }) =>
      Outputs.map((output) => [output.OutputKey, output.OutputValue]),
    ),
  );
  const entries = OUTPUT_NAMES.map((name) => {
    const value = values.get(name);
    if (!value) throw new OperatorFailure(`No stack of ${settings.name} has the output ${name}.`);
    return [name, value];
  });
  return Object.fromEntries(entries) as StackOutputs;
}
