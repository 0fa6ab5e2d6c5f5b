/**
 * Command: `npm run deploy-role -- --env NAME --repository OWNER/NAME [--from NAME] [--existing-provider] [--yes]` creates or updates the
 * role with which GitHub deploys the environment. `--from` names the environment whose releases are promoted to it. Run it once, with
 * your own credentials.
 */
import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addDeployRole, deployRoleStackName } from '#stacks/deploy-role-app.ts';
import { createApp } from '#stacks/learning-app.ts';
import { confirm, environmentOf } from '../command-line.ts';
import { openEnvironment } from '../open-environment.ts';
import { OperatorFailure, runCommand } from '../operator-failure.ts';
import { cdk, projectRoot, run } from '../run.ts';
import { findStack } from '../stacks.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: '' },
      repository: { type: 'string', default: '' },
      from: { type: 'string' },
      'existing-provider': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const { repository } = values;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new OperatorFailure('Name the repository: --repository OWNER/NAME');
  }
  const { settings, region, account } = await openEnvironment(environmentOf(values.env));
  const provedIn = values.from === undefined ? null : environmentOf(values.from);
  const assembly = join(projectRoot, 'cdk.out', deployRoleStackName(settings.name));
  const app = createApp({ outdir: assembly });
  addDeployRole(app, {
    settings,
    repository,
    provedIn,
    hasProvider: values['existing-provider'],
  });
  app.synth();
  console.log(`Deploy role  ${settings.name}  in account ${account}, for ${repository}`);
  await confirm('Continue?', { isConfirmed: values.yes });
  await run(
    'Deploying the role',
    cdk('deploy', '--all', '--app', assembly, '--require-approval', 'never', '--ci'),
    { env: { AWS_REGION: region }, showOutput: true },
  );
  const client = new CloudFormationClient({ region });
  const stack = await findStack(client, deployRoleStackName(settings.name));
  const arn = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'DeployRoleArn')?.OutputValue;
  console.log(`Set the variable AWS_ROLE_ARN of GitHub's environment ${settings.name} to ${arn}`);
});
