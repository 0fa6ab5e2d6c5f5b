import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { credentialsBucketName, tableName, type EnvironmentSettings } from '#environments.ts';
import { storeEdgeSecrets } from './edge-secrets.ts';
import { storeProofKeys } from './proof-keys.ts';
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
import {
  invalidateEdge,
  uploadNewFiles,
  uploadNewVerifyPage,
  uploadSite,
  uploadVerifyPage,
} from './site/upload-site.ts';

export interface Deployment {
  settings: EnvironmentSettings;
  /** Account number, twelve digits. */
  account: string;
  /** Folder of the cloud assembly to deploy. */
  assembly: string;
  site: readonly SiteFile[];
  /** Prints the output of CloudFormation and of publishing while they run. */
  showOutput: boolean;
}

/** Creates CDK's bucket and roles in the account and region unless they exist. */
export async function bootstrap({ settings, account, assembly, showOutput }: Deployment) {
  const { region } = settings;
  if (await findStack(new CloudFormationClient({ region }), BOOTSTRAP_STACK)) return;
  const command = cdk('bootstrap', '--app', assembly, `aws://${account}/${region}`);
  await run('Bootstrapping CDK', command, { env: { AWS_REGION: region }, showOutput });
}

/** Creates or updates the stacks of an assembly; CloudFormation rolls back a failed update. */
export async function deployStacks({ settings, assembly, showOutput }: Deployment) {
  await run(
    'Deploying the stacks',
    cdk('deploy', '--all', '--app', assembly, '--require-approval', 'never', '--ci'),
    { env: { AWS_REGION: settings.region }, showOutput },
  );
}

/**
 * Deploys the build: new files next to the live site, stacks, content, site with its configuration, and
 * invalidation. Idempotent: a second run completes an interrupted one.
 */
export async function deployEnvironment(deployment: Deployment): Promise<StackOutputs> {
  const { settings, account, showOutput } = deployment;
  const { region } = settings;
  const credentialsBucket = credentialsBucketName(settings.name, account);
  const cloudFormation = new CloudFormationClient({ region });
  const s3 = new S3Client({ region });
  await bootstrap(deployment);
  const liveBucket = await findSiteBucket(cloudFormation, settings);
  if (liveBucket) {
    const added = await uploadNewFiles(s3, liveBucket, deployment.site);
    await uploadNewVerifyPage(s3, credentialsBucket, deployment.site);
    console.log(`Site  ${added} new files uploaded next to the live ones`);
  }
  const parameters = new SSMClient({ region });
  await storeEdgeSecrets(parameters, settings);
  await storeProofKeys(parameters, settings);
  await deployStacks(deployment);
  const outputs = await readOutputs(cloudFormation, settings);

  const env = { AWS_REGION: region, TABLE_NAME: tableName(settings.name) };
  const publish = ['functions/src/publishing/publish.ts', '--env', settings.name];
  await run('Publishing the content', [process.execPath, ...publish], { env, showOutput });

  const config = siteConfig(settings, outputs);
  const place = { origin: outputs.SiteUrl.replace(/\/$/, ''), isListed: settings.isListed };
  const count = await uploadSite(s3, outputs.SiteBucketName, config, deployment.site, place);
  await uploadVerifyPage(s3, credentialsBucket, deployment.site, place);
  await invalidateEdge(new CloudFrontClient({ region }), outputs.DistributionId);
  console.log(`Site  ${count} files uploaded, edge invalidated`);
  return outputs;
}
