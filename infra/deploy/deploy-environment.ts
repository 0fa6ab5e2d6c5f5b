import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { tableName, type EnvironmentSettings } from '#environments.ts';
import { renewDemoAccount } from './demo-account.ts';
import { cdk, run } from './run.ts';
import { siteConfig } from './site/site-config.ts';
import type { SiteFile } from './site/site-files.ts';
import {
  BOOTSTRAP_STACK,
  findSiteBucket,
  findStack,
  readOutputs,
  type StackOutputs,
} from './stacks.ts';
import { invalidateEdge, uploadNewFiles, uploadSite } from './site/upload-site.ts';

export interface Deployment {
  settings: EnvironmentSettings;
  /** Account number, twelve digits. */
  account: string;
  /** Folder of the cloud assembly to deploy. */
  assembly: string;
  site: readonly SiteFile[];
  /** Shows what CloudFormation and the publication report while they run. */
  isShown: boolean;
}

/** Puts CDK's bucket and roles into the account and region, where they are not there yet. */
export async function bootstrap({ settings, account, assembly, isShown }: Deployment) {
  const { region } = settings;
  if (await findStack(new CloudFormationClient({ region }), BOOTSTRAP_STACK)) return;
  const command = cdk('bootstrap', '--app', assembly, `aws://${account}/${region}`);
  await run('The bootstrap', command, { env: { AWS_REGION: region }, isShown });
}

/** Creates or updates the stacks of an assembly; CloudFormation rolls back a failed update. */
export async function deployStacks({ settings, assembly, isShown }: Deployment) {
  await run(
    'The deployment of the stacks',
    cdk('deploy', '--all', '--app', assembly, '--require-approval', 'never', '--ci'),
    { env: { AWS_REGION: settings.region }, isShown },
  );
}

/**
 * Deploys the build: new files beside the live site, stacks, content, demo account, site with its configuration, and
 * invalidation. Idempotent: a second run completes an interrupted one.
 */
export async function deployEnvironment(deployment: Deployment): Promise<StackOutputs> {
  const { settings, isShown } = deployment;
  const { region } = settings;
  const cloudFormation = new CloudFormationClient({ region });
  const s3 = new S3Client({ region });
  await bootstrap(deployment);
  const liveBucket = await findSiteBucket(cloudFormation, settings);
  if (liveBucket) {
    const added = await uploadNewFiles(s3, liveBucket, deployment.site);
    console.log(`Site  ${added} new files uploaded beside the live ones`);
  }
  await deployStacks(deployment);
  const outputs = await readOutputs(cloudFormation, settings);

  const env = { AWS_REGION: region, TABLE_NAME: tableName(settings.name) };
  const publish = ['functions/src/publishing/publish.ts', '--env', settings.name];
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
  const count = await uploadSite(s3, outputs.SiteBucketName, config, deployment.site);
  await invalidateEdge(new CloudFrontClient({ region }), outputs.DistributionId);
  console.log(`Site  ${count} files uploaded, edge invalidated`);
  return outputs;
}
