import { Aws, Duration } from 'aws-cdk-lib';
import { ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { copiesBucketName, type EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { ServiceFunction } from './service-function.ts';

/** Learners are told that copies end within 35 days; S3 removes a version up to three days after its time. */
const COPY_DAYS = 32;
/** Longer than any copy or backup from which an erased account could come back. */
const TOMBSTONE_DAYS = 90;

/** Folders of the bucket. */
export const COPIES = { table: 'table', users: 'users', tombstones: 'tombstones' } as const;
type Folder = keyof typeof COPIES;

/**
 * The locked bucket with the weekly copies of the table and of the accounts, and a tombstone for each account that was erased. No one can
 * delete or replace a version before its time without the permission to bypass the lock, which no function has.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/object-lock.html
 */
export class Copies extends Construct {
  readonly variables: { COPIES_BUCKET: string };
  private readonly environment: string;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    this.environment = settings.name;
    const ofCopies = (prefix: string) => ({
      prefix,
      expiration: Duration.days(COPY_DAYS),
      noncurrentVersionExpiration: Duration.days(1),
    });
    const bucket = new PrivateBucket(this, 'Bucket', settings, {
      bucketName: copiesBucketName(settings.name, Aws.ACCOUNT_ID),
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.governance(Duration.days(COPY_DAYS)),
      lifecycleRules: [
        ofCopies(`${COPIES.table}/`),
        ofCopies(`${COPIES.users}/`),
        {
          prefix: `${COPIES.tombstones}/`,
          expiration: Duration.days(TOMBSTONE_DAYS),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    });
    acknowledge(bucket, {
      'AwsSolutions-S1':
        'Two functions write to the bucket, and only operators read it: CloudTrail says who did.',
    });
    this.variables = { COPIES_BUCKET: bucket.bucketName };
  }

  /** Lets a function write to one folder, and read nothing. */
  grantTo(to: ServiceFunction, folder: Folder, actions: string[] = ['s3:PutObject']) {
    const name = copiesBucketName(this.environment, Aws.ACCOUNT_ID);
    to.allow(actions, `arn:aws:s3:::${name}/${COPIES[folder]}/*`);
    const finding = `arn:aws:s3:::${copiesBucketName(this.environment, '<AWS::AccountId>')}/${COPIES[folder]}/*`;
    acknowledge(to, {
      [`AwsSolutions-IAM5[Resource::${finding}]`]:
        'Each copy and each tombstone is an object of its own in this folder.',
    });
  }
}
