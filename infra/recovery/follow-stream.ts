import {
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
  type CloudFormationClient,
} from '@aws-sdk/client-cloudformation';
import { PutParameterCommand, type SSMClient } from '@aws-sdk/client-ssm';
import { streamParameter } from '#constructs/parameters.ts';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { findStack } from '#deploy/stacks.ts';
import { stackName } from '#environments.ts';

const WAIT = { maxWaitTime: 1800, minDelay: 1, maxDelay: 15 };

/**
 * Stores the address of the table's stream and has CloudFormation update the API's stack with the template that is deployed. It reads the
 * parameter again, replaces what listens to the former stream, and stays the owner of all of it. Safe to repeat.
 *
 * @throws OperatorFailure when the update fails
 */
export async function followStream(
  { stacks, parameters }: { stacks: CloudFormationClient; parameters: SSMClient },
  environment: string,
  streamArn: string,
): Promise<void> {
  const StackName = stackName(environment, 'api');
  await parameters.send(
    new PutParameterCommand({
      Name: streamParameter(environment),
      Value: streamArn,
      Type: 'String',
      Overwrite: true,
    }),
  );
  const stack = await findStack(stacks, StackName);
  if (!stack) return;
  const Parameters = (stack.Parameters ?? []).map(({ ParameterKey }) => ({
    ParameterKey,
    UsePreviousValue: true,
  }));
  try {
    await stacks.send(
      new UpdateStackCommand({
        StackName,
        UsePreviousTemplate: true,
        Parameters,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
      }),
    );
  } catch (error) {
    // An earlier run did it.
    if (/No updates are to be performed/.test((error as Error).message)) return;
    throw error;
  }
  const { state } = await waitUntilStackUpdateComplete(
    { client: stacks, ...WAIT },
    { StackName },
  ).catch(() => ({ state: 'FAILURE' }));
  if (state !== 'SUCCESS')
    throw new OperatorFailure(`${StackName} could not follow the new stream: see its events.`);
}
