import { Aws, Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { releasesBucketName, type EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './private-bucket.ts';

/** Days within which a deleted or replaced release can be brought back. */
const REPLACED_DAYS = 30;

/**
 * The bucket with what was deployed, so that an earlier release can be deployed again. A deployment deletes what is too old
 * (`deploy/releases/release-manifest.ts`): a lifecycle cannot spare the last five releases.
 */
export class ReleaseBucket extends Construct {
  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    const bucket = new PrivateBucket(this, 'Files', settings, {
      bucketName: releasesBucketName(settings.name, Aws.ACCOUNT_ID),
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(REPLACED_DAYS) }],
    });
    acknowledge(bucket, {
      'AwsSolutions-S1': 'Only deployments use the bucket, and CloudTrail has what they do.',
    });
  }
}
