import { CloudFormationClient, paginateDescribeStackEvents } from '@aws-sdk/client-cloudformation';
import assert from 'node:assert/strict';
import { deployStacks, type Deployment } from '@learning/infra/deploy/deploy-environment';
import { OperatorFailure } from '@learning/infra/deploy/operator-failure';
import { findStack } from '@learning/infra/deploy/stacks';
import { stackName } from '@learning/infra/environments';
import { editAssembly, type Template } from './assembly.ts';

/**
 * Deploys a change that breaks a working function and then fails, because a new policy names a role that does not exist.
 * CloudFormation has to roll back to the working function.
 *
 * @returns the stack and its status
 * @throws AssertionError when the deployment succeeds, changes nothing, or is not rolled back
 */
export async function deployBroken(deployment: Deployment): Promise<string> {
  const assembly = `${deployment.assembly}-broken`;
  const api = stackName(deployment.settings.name, 'api');
  let changed = '';
  editAssembly(deployment.assembly, assembly, (stack, template) => {
    if (stack === api) changed = breakFunction(template);
  });
  await assert.rejects(deployStacks({ ...deployment, assembly }), OperatorFailure);

  const client = new CloudFormationClient({ region: deployment.settings.region });
  const stack = await findStack(client, api);
  assert.equal(stack?.StackStatus, 'UPDATE_ROLLBACK_COMPLETE');
  const states: (string | undefined)[] = [];
  for await (const { StackEvents = [] } of paginateDescribeStackEvents(
    { client },
    { StackName: api },
  )) {
    const ofFunction = StackEvents.filter((event) => event.LogicalResourceId === changed);
    states.push(...ofFunction.map((event) => event.ResourceStatus));
  }
  const updates = states.filter((state) => state === 'UPDATE_COMPLETE').length;
  // One update to the broken function, one back.
  assert.ok(updates >= 2, `the function was not changed and rolled back: ${states.join(', ')}`);
  return `${api}: ${stack.StackStatus}`;
}

/** Breaks a function in the template. @returns its logical id */
function breakFunction({ Resources }: Template): string {
  const found = Object.entries(Resources).find(
    ([, { Type, Properties }]) =>
      Type === 'AWS::Lambda::Function' &&
      String(Properties?.['FunctionName']).endsWith('-learning'),
  );
  assert.ok(found, 'the template has no learning function');
  const [id, working] = found;
  const Properties = { ...working.Properties, Handler: 'index.doesNotExist' };
  Resources[id] = { ...working, Properties };
  Resources['Refused'] = {
    Type: 'AWS::IAM::Policy',
    DependsOn: id,
    Properties: {
      PolicyName: 'refused',
      Roles: ['no-such-role'],
      PolicyDocument: {
        Version: '2012-10-17',
        Statement: [{ Effect: 'Deny', Action: '*', Resource: '*' }],
      },
    },
  };
  return id;
}
