import { Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BucketPolicy } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  CREDENTIALS_FOLDER,
  DID_DOCUMENT,
  PAGE_FOLDER,
  type CredentialIssuer,
} from './credential-issuer.ts';

/**
 * Lets this distribution, and no other one of the account, read what the bucket of certificates publishes, and refuses plain HTTP. A bucket
 * has one policy, and the stack of the data cannot name a distribution that exists only later, so this is in the stack of the edge.
 */
export function letEdgeRead(
  scope: Construct,
  { bucket }: CredentialIssuer,
  { distributionId }: IDistribution,
): void {
  const { partition, account } = Stack.of(scope);
  const arnOf = (key = '') => `arn:${partition}:s3:::${bucket.bucketName}${key}`;
  const policy = new BucketPolicy(scope, 'CredentialsPolicy', { bucket });
  const refuse = (conditions: Record<string, Record<string, string>>) =>
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ['s3:*'],
      principals: [new AnyPrincipal()],
      resources: [arnOf(), arnOf('/*')],
      conditions,
    });
  const allow = (action: string, resources: string[]) =>
    new PolicyStatement({
      actions: [action],
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      resources,
      conditions: {
        StringEquals: {
          'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/${distributionId}`,
        },
      },
    });
  policy.document.addStatements(
    refuse({ Bool: { 'aws:SecureTransport': 'false' } }),
    refuse({ NumericLessThan: { 's3:TlsVersion': '1.2' } }),
    allow('s3:GetObject', [
      arnOf(`/${CREDENTIALS_FOLDER}/*`),
      arnOf(`/${DID_DOCUMENT}`),
      arnOf(`/${PAGE_FOLDER}/*`),
    ]),
    // With permission to list, S3 returns 404 for a missing document; without it, 403.
    allow('s3:ListBucket', [arnOf()]),
  );
}
