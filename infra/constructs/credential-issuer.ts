import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { DID_DOCUMENT_PATH } from '#edge/credential-headers.ts';
import { credentialsBucketName, type EnvironmentSettings } from '#environments.ts';
import { acknowledge } from './acknowledge.ts';
import { proofKeySetting } from './parameters.ts';
import { PrivateBucket } from './private-bucket.ts';
import type { ServiceFunction } from './service-function.ts';

/** Where the bucket holds the documents, and their path on the site. */
export const CREDENTIALS_FOLDER = 'credentials';
/** The page that shows them. The deployment writes it, and no function may. */
export const PAGE_FOLDER = 'verify';
/** The one document outside of it. */
export const DID_DOCUMENT = DID_DOCUMENT_PATH.slice(1);

const documentsFinding = (environment: string) =>
  `arn:aws:s3:::learning-${environment}-credentials-<AWS::AccountId>/${CREDENTIALS_FOLDER}/*`;

/**
 * The keys that sign certificates and the bucket with their public documents. They are in the stack of the data, because certificates must
 * stay verifiable whatever happens to the rest.
 */
export class CredentialIssuer extends Construct {
  readonly bucket: PrivateBucket;
  readonly variables: {
    CREDENTIALS_BUCKET: string;
    SIGNING_KEY: string;
    PROOF_KEY_SETTING: string;
    ISSUER: string;
  };
  private readonly signingKey: Key;
  private readonly documentArns: readonly string[];
  private readonly environment: string;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    const keys = settings.signingKeys.map(
      (name) =>
        new Key(this, `Key${name}`, {
          description: `Signs certificates of learning-${settings.name}, key ${name}`,
          keySpec: KeySpec.RSA_3072,
          keyUsage: KeyUsage.SIGN_VERIFY,
          removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
          ...(settings.isProtected ? {} : { pendingWindow: Duration.days(7) }),
        }),
    );
    this.environment = settings.name;
    this.signingKey = keys.at(-1)!;
    const bucketName = credentialsBucketName(settings.name, Aws.ACCOUNT_ID);
    this.documentArns = [`${CREDENTIALS_FOLDER}/*`, DID_DOCUMENT].map(
      (key) => `arn:aws:s3:::${bucketName}/${key}`,
    );
    this.bucket = new PrivateBucket(this, 'Documents', settings, {
      bucketName,
      // In the policy that the stack of the edge gives it.
      enforceSSL: false,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(settings.logRetentionDays) }],
    });
    acknowledge(this.bucket, {
      'AwsSolutions-S10':
        'The stack of the edge adds the policy, which refuses plain HTTP, because it names the distribution.',
      'AwsSolutions-S1':
        'The documents are public; the log of CloudFront, which alone reads them, tells what is read.',
    });
    this.variables = {
      CREDENTIALS_BUCKET: this.bucket.bucketName,
      SIGNING_KEY: this.signingKey.keyArn,
      PROOF_KEY_SETTING: proofKeySetting(settings.proofKeys.at(-1)!),
      ISSUER: JSON.stringify(settings.issuer),
    };
  }

  /** Lets a function sign with the current key and write documents. It can read no document and delete none. */
  grantTo(to: ServiceFunction) {
    to.allow(['kms:GetPublicKey', 'kms:Sign'], this.signingKey.keyArn);
    for (const documents of this.documentArns) to.allow(['s3:PutObject'], documents);
    acknowledge(to, {
      [`AwsSolutions-IAM5[Resource::${documentsFinding(this.environment)}]`]:
        'Each certificate has documents of its own; the bucket holds nothing else.',
    });
  }
}
