import { Aws, Duration } from 'aws-cdk-lib';
import { EXPORT_DAYS } from '@learning/shared/contract/privacy-limits';
import { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { ServiceFunction } from './service-function.ts';

/** One file for each learner. */
const FILES = 'exports/*';

/** The bucket with the downloads that learners asked for. Files expire, and a link to one works for a minute. */
export class DataExports extends Construct {
  readonly variables: { EXPORTS_BUCKET: string };
  private readonly filesArn: string;
  private readonly environment: string;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    this.environment = settings.name;
    const bucketName = `learning-${settings.name}-exports-${Aws.ACCOUNT_ID}`;
    this.filesArn = `arn:aws:s3:::${bucketName}/${FILES}`;
    const bucket = new PrivateBucket(this, 'Files', settings, {
      bucketName,
      lifecycleRules: [{ expiration: Duration.days(EXPORT_DAYS) }],
    });
    acknowledge(bucket, {
      'AwsSolutions-S1':
        'Three functions alone use the bucket, and their logs say who asked for a download.',
    });
    this.variables = { EXPORTS_BUCKET: bucket.bucketName };
  }

  /** Lets a function do this with the files; a link that it signs can do no more. */
  grantTo(to: ServiceFunction, action: 's3:GetObject' | 's3:PutObject' | 's3:DeleteObject') {
    to.allow([action], this.filesArn);
    const finding = `arn:aws:s3:::learning-${this.environment}-exports-<AWS::AccountId>/${FILES}`;
    acknowledge(to, {
      [`AwsSolutions-IAM5[Resource::${finding}]`]:
        'Each learner has a file of their own; the bucket holds nothing else.',
    });
  }
}
