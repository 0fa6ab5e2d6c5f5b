import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';

/** A bucket without public access and without plain HTTP; `destroy` empties it in environments that may be deleted. */
export class PrivateBucket extends Bucket {
  constructor(scope: Construct, id: string, settings: EnvironmentSettings, props: BucketProps) {
    const { enforceSSL = true } = props;
    super(scope, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      ...props,
      ...(enforceSSL ? { enforceSSL, minimumTLSVersion: 1.2 } : { enforceSSL }),
    });
    this.addLifecycleRule({ abortIncompleteMultipartUploadAfter: Duration.days(1) });
  }
}
