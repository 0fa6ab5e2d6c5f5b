import { Duration, Stack } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CREDENTIAL_HEADERS } from '#edge/credential-headers.ts';
import type { EnvironmentSettings } from '#environments.ts';
import type { CredentialIssuer } from './credential-issuer.ts';

/** Returns how the edge serves the documents of certificates: from their own bucket, to every site, without the API. */
export function credentialBehavior(
  scope: Construct,
  { name, region, hasHstsPreload }: EnvironmentSettings,
  credentials: CredentialIssuer,
): BehaviorOptions {
  const { 'content-security-policy': contentSecurityPolicy, ...headers } = CREDENTIAL_HEADERS;
  const {
    'access-control-allow-origin': _origin,
    'x-content-type-options': _nosniff,
    ...custom
  } = headers;
  return {
    // By its name, because an origin adds to the policy of a bucket that it knows, in the stack of the data.
    origin: S3BucketOrigin.withOriginAccessControl(
      Bucket.fromBucketAttributes(scope, 'Credentials', {
        bucketName: credentials.bucket.bucketName,
        region,
        account: Stack.of(scope).account,
      }),
    ),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: new CachePolicy(scope, 'CredentialsCache', {
      cachePolicyName: `learning-${name}-credentials`,
      minTtl: Duration.seconds(0),
      // For a document without a header; each has one.
      defaultTtl: Duration.seconds(30),
      maxTtl: Duration.days(365),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    }),
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'CredentialHeaders', {
      responseHeadersPolicyName: `learning-${name}-credentials`,
      corsBehavior: {
        accessControlAllowCredentials: false,
        accessControlAllowHeaders: ['*'],
        accessControlAllowMethods: ['GET', 'HEAD'],
        accessControlAllowOrigins: ['*'],
        originOverride: true,
      },
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(730),
          includeSubdomains: true,
          preload: hasHstsPreload,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(custom).map(([header, value]) => ({
          header,
          value,
          override: true,
        })),
      },
    }),
  };
}
