import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import { credentialsBucketName, tableName, type EnvironmentSettings } from '#environments.ts';
import type { BuiltProduct } from './build/built-product.ts';
import { storeEdgeSecrets } from './edge-secrets.ts';
import { storeProofKeys } from './proof-keys.ts';
import { becomeLive, releaseStore, storeRelease } from './releases/store-release.ts';
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

/** The stacks of an environment, and where they go. */
export interface StackDeployment {
  settings: EnvironmentSettings;
  /** Account number, twelve digits. */
  account: string;
  /** Folder of the cloud assembly to deploy. */
  assembly: string;
  /** Prints the output of CloudFormation and of publishing while they run. */
  showOutput: boolean;
}

export interface Deployment extends StackDeployment {
  /** Name of what is deployed. */
  release: string;
  /** Folder of the cloud assembly to deploy when this release is to come back later; undefined: it comes back just now. */
  wayBack: string | undefined;
  /** Where site and content come from. */
  product: BuiltProduct;
  site: readonly SiteFile[];
}

/** Creates CDK's bucket and roles in the account and region unless they exist. */
export async function bootstrap({ settings, account, assembly, showOutput }: StackDeployment) {
  const { region } = settings;
  if (await findStack(new CloudFormationClient({ region }), BOOTSTRAP_STACK)) return;
  const command = cdk('bootstrap', '--app', assembly, `aws://${account}/${region}`);
  await run('Bootstrapping CDK', command, { env: { AWS_REGION: region }, showOutput });
}

/** Creates or updates the stacks of an assembly; CloudFormation rolls back a failed update. */
export async function deployStacks({ settings, assembly, showOutput }: StackDeployment) {
  await run(
    'Deploying the stacks',
    cdk('deploy', '--all', '--app', assembly, '--require-approval', 'never', '--ci'),
    { env: { AWS_REGION: settings.region }, showOutput },
  );
}

/**
 * Deploys a release: new files next to the live site, stacks, what is needed for the way back, content, site with its configuration,
 * and invalidation. Idempotent: a second run completes an interrupted one.
 */
export async function deployEnvironment(deployment: Deployment): Promise<StackOutputs> {
  const { settings, account, release, showOutput } = deployment;
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

  const store = releaseStore(settings, account);
  if (deployment.wayBack !== undefined) {
    const { digest } = await storeRelease(store, deployment, deployment.wayBack, new Date());
    console.log(`Release  ${release} stored, sha256:${digest}`);
  }

  const env = { AWS_REGION: region, TABLE_NAME: tableName(settings.name) };
  const publish = ['functions/src/publishing/publish.ts', '--env', settings.name];
  publish.push('--compiled', deployment.product.content);
  await run('Publishing the content', [process.execPath, ...publish], { env, showOutput });

  const config = siteConfig(settings, outputs, release);
  const place = { origin: outputs.SiteUrl.replace(/\/$/, ''), isListed: settings.isListed };
  const count = await uploadSite(s3, outputs.SiteBucketName, config, deployment.site, place);
  await uploadVerifyPage(s3, credentialsBucket, deployment.site, place);
  await invalidateEdge(new CloudFrontClient({ region }), outputs.DistributionId);
  console.log(`Site  ${count} files uploaded, edge invalidated`);
  const bucket = outputs.SiteBucketName;
  for (const line of await becomeLive(store, release, bucket, new Date())) console.log(line);
  return outputs;
}
