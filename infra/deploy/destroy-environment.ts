import {
  CloudFormationClient,
  DeleteStackCommand,
  ListStackResourcesCommand,
  waitUntilStackDeleteComplete,
  type Stack,
} from '@aws-sdk/client-cloudformation';
import {
  DeleteObjectsCommand,
  GetObjectLockConfigurationCommand,
  ListObjectVersionsCommand,
  S3Client,
  type ObjectIdentifier,
} from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import type { EnvironmentSettings } from '#environments.ts';
import { removeEdgeSecrets } from './edge-secrets.ts';
import { removeKeyNames } from './key-names.ts';
import { removeProofKeys } from './proof-keys.ts';
import { OperatorFailure } from './operator-failure.ts';

/** Deleting a distribution takes about 15 minutes. */
const MAX_WAIT_SECONDS = 2400;

/** @throws OperatorFailure for an environment that learners depend on. */
export function refuseProtected({ name, isProtected }: EnvironmentSettings) {
  if (isProtected) {
    throw new OperatorFailure(
      `${name} is protected: this command does not delete its stacks, table and accounts.`,
    );
  }
}

/**
 * Deletes the stacks, the last deployed first, after emptying their buckets.
 *
 * @throws OperatorFailure for a protected environment, or naming a stack that could not be deleted.
 */
export async function destroyEnvironment(
  settings: EnvironmentSettings,
  stacks: Stack[],
): Promise<void> {
  refuseProtected(settings);
  const { region } = settings;
  const client = new CloudFormationClient({ region });
  const storage = new S3Client({ region });
  for (const { StackName: name = '' } of stacks.toReversed()) {
    for (const bucket of await bucketsOf(client, name)) await emptyBucket(storage, bucket);
    // The edge writes its last log entries after its deletion, so the first attempt may fail because a bucket is not empty.
    if (!(await deleteStack(client, name))) {
      for (const bucket of await bucketsOf(client, name)) await emptyBucket(storage, bucket);
      if (!(await deleteStack(client, name))) {
        throw new OperatorFailure(
          `${name} could not be deleted. The reason is in the events of the stack.`,
        );
      }
    }
    console.log(`  deleted  ${name}`);
  }
  const parameters = new SSMClient({ region });
  await removeEdgeSecrets(parameters, settings.name);
  await removeProofKeys(parameters, settings.name);
  await removeKeyNames(parameters, settings.name);
}

async function deleteStack(client: CloudFormationClient, name: string): Promise<boolean> {
  await client.send(new DeleteStackCommand({ StackName: name }));
  try {
    await waitUntilStackDeleteComplete(
      { client, maxWaitTime: MAX_WAIT_SECONDS, minDelay: 1, maxDelay: 15 },
      { StackName: name },
    );
    return true;
  } catch {
    return false;
  }
}

async function bucketsOf(client: CloudFormationClient, name: string): Promise<string[]> {
  const { StackResourceSummaries = [] } = await client.send(
    new ListStackResourcesCommand({ StackName: name }),
  );
  return StackResourceSummaries.filter(
    ({ ResourceType, ResourceStatus }) =>
      ResourceType === 'AWS::S3::Bucket' && ResourceStatus !== 'DELETE_COMPLETE',
  ).flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);
}

/** Deletes every version of every object. */
async function emptyBucket(client: S3Client, bucket: string): Promise<void> {
  const bypass = (await isLocked(client, bucket)) ? { BypassGovernanceRetention: true } : {};
  for (;;) {
    const page = await client.send(new ListObjectVersionsCommand({ Bucket: bucket }));
    const objects = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])].map(
      ({ Key, VersionId }): ObjectIdentifier => ({ Key, VersionId }),
    );
    if (objects.length === 0) return;
    const response = await client.send(
      new DeleteObjectsCommand({
        Bucket: bucket,
        Delete: { Objects: objects, Quiet: true },
        ...bypass,
      }),
    );
    const refused = response.Errors?.[0];
    if (refused) throw new OperatorFailure(`${bucket}: ${refused.Key} ${refused.Message}`);
  }
}

/** Whether the bucket has a lock. S3 accepts the bypass of a lock only where there is one. */
async function isLocked(client: S3Client, Bucket: string): Promise<boolean> {
  try {
    await client.send(new GetObjectLockConfigurationCommand({ Bucket }));
    return true;
  } catch (error) {
    if ((error as Error).name === 'ObjectLockConfigurationNotFoundError') return false;
    throw error;
  }
}
