import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { SSMClient } from '@aws-sdk/client-ssm';
import type { EnvironmentSettings } from '#environments.ts';
import { readKeyNames } from './key-names.ts';
import { OperatorFailure } from './operator-failure.ts';

/** An environment in AWS, as a command of an operator works on it. */
export interface OpenEnvironment {
  settings: EnvironmentSettings;
  region: string;
  /** Account of the credentials, twelve digits. */
  account: string;
  /** Who the credentials belong to, as an ARN; stands in the record of what operators did. */
  operator: string;
}

/**
 * Opens an environment for a command: checks that the credentials belong to its account, makes its region the one of all clients of AWS
 * in this process, and reads the names of its keys.
 *
 * @throws OperatorFailure when there are no valid credentials, or they belong to another account
 */
export async function openEnvironment(configured: EnvironmentSettings): Promise<OpenEnvironment> {
  const { name, region } = configured;
  process.env['AWS_REGION'] = region;
  const { account, operator } = await callerIdentity(region);
  if (configured.account !== null && configured.account !== account) {
    throw new OperatorFailure(
      `${name} is in account ${configured.account}, and these credentials belong to ${account}. Set AWS_PROFILE to one of ${configured.account}.`,
    );
  }
  const names = await readKeyNames(new SSMClient({ region }), name);
  return { settings: { ...configured, ...names }, region, account, operator };
}

async function callerIdentity(region: string): Promise<{ account: string; operator: string }> {
  try {
    const { Account, Arn } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
    if (Account && Arn) return { account: Account, operator: Arn };
    throw new Error('the response contains no account');
  } catch (error) {
    throw new OperatorFailure(
      `There are no valid AWS credentials (set AWS_PROFILE or keys): ${(error as Error).message}`,
    );
  }
}
