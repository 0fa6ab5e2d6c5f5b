import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { tableName, type EnvironmentSettings } from '../environments.ts';
import { renewDemoAccount } from './demo-account.ts';
import { cdk, run } from './run.ts';
import { siteConfig } from './site-config.ts';
import { BOOTSTRAP_STACK, findStack, readOutputs, type StackOutputs } from './stacks.ts';
import { invalidateEdge, uploadSite } from './upload-site.ts';

export interface Deployment {
  settings: EnvironmentSettings;
  /** Account number, twelve digits. */
  account: string;
  /** Folder of the cloud assembly to deploy. */
  assembly: string;
  /** Shows what CloudFormation and the publication report while they run. */
  isShown: boolean;
}

/** Puts the stacks of an assembly into the account; CloudFormation takes a failed update back by itself. */
export async function deployStacks({ settings, account, assembly, isShown }: Deployment) {
  const env = { AWS_REGION: settings.region };
  const client = new CloudFormationClient({ region: settings.region });
  if (!(await findStack(client, BOOTSTRAP_STACK))) {
    const target = `aws://${account}/${settings.region}`;
    await run('The bootstrap', cdk('bootstrap', '--app', assembly, target), { env, isShown });
  }
  await run(
    'The deployment of the stacks',
    cdk('deploy', '--all', '--app', assembly, '--require-approval', 'never', '--ci'),
    { env, isShown },
  );
}

/**
 * The whole deployment of what is built: stacks, content, demo account, site with its configuration, invalidation. Safe to
 * repeat, and a second run finishes what a first one left.
 */
export async function deployEnvironment(deployment: Deployment): Promise<StackOutputs> {
  const { settings, isShown } = deployment;
  const { region } = settings;
  await deployStacks(deployment);
  const outputs = await readOutputs(new CloudFormationClient({ region }), settings);

  const env = { AWS_REGION: region, TABLE_NAME: tableName(settings.name) };
  const publish = ['functions/src/content/publish.ts', '--env', settings.name];
  await run('The publication of the content', [process.execPath, ...publish], { env, isShown });

  const demo = settings.demoAccountEmail
    ? await renewDemoAccount(
        new CognitoIdentityProviderClient({ region }),
        outputs.UserPoolId,
        settings.demoAccountEmail,
      )
    : null;
  if (demo) {
    const seed = ['functions/src/seeding/seed-demo-learner.ts', '--user-id', demo.userId];
    await run("The demo account's history", [process.execPath, ...seed], { env, isShown });
  }

  const config = siteConfig(settings, outputs, demo?.credentials ?? null);
  const count = await uploadSite(new S3Client({ region }), outputs.SiteBucketName, config);
  await invalidateEdge(new CloudFrontClient({ region }), outputs.DistributionId);
  console.log(`Site  ${count} files uploaded, edge invalidated`);
  return outputs;
}
