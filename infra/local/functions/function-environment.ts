import type { LocalVariables } from '@learning/functions/function-environments';
import { LOCAL_TABLE_NAME } from '#engine/local-table.ts';
import { CREDENTIALS_BUCKET, S3_PATH } from '#credentials/document-folder.ts';
import { EXPORTS_BUCKET } from '#credentials/export-folder.ts';
import { LOCAL_CODE_KEY } from '#credentials/code-key.ts';
import { KMS_PATH, LOCAL_SIGNING_KEY } from '#credentials/kms-endpoint.ts';
import { LOCAL_EDGE_SECRET_HASH } from '#gateway/local-edge.ts';
import { environmentSettings } from '@learning/infra/environments';
import {
  COGNITO_PATH,
  PASSKEY_DOMAIN,
  REGION,
  USER_POOL_CLIENT_ID,
  USER_POOL_ID,
} from '#identity/user-pool.ts';
import type { TaxSetting } from '@learning/shared/domain/money/tax';
import { SES_PATH } from '#mail/ses-endpoint.ts';

/** The keys and address with which the functions reach Stripe or its emulator. */
export interface StripeAccess {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The emulator's address; absent for the real service. */
  apiOrigin?: string;
  /** The account that the stored orders and plans belong to; absent when Stripe could not be asked. */
  accountId?: string;
}

interface Addresses {
  /** The DynamoDB engine. */
  engine: string;
  port: number;
  /** The key of the second proofs of certificates. */
  proofKey: string;
  stripe: StripeAccess;
  tax: TaxSetting;
}

/** Returns the environment variables a deployment sets, with the stand-ins' addresses. The SDK reads those of AWS on its own. */
export function functionEnvironment({
  engine,
  port,
  proofKey,
  stripe,
  tax,
}: Addresses): Record<string, string> {
  const standIns = `http://127.0.0.1:${port}`;
  const variables: LocalVariables = {
    TABLE_NAME: LOCAL_TABLE_NAME,
    USER_POOL_ID,
    USER_POOL_CLIENT_ID,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    ...(stripe.apiOrigin ? { STRIPE_API_ORIGIN: stripe.apiOrigin } : {}),
    ...(stripe.accountId ? { STRIPE_ACCOUNT: stripe.accountId } : {}),
    // As in the browser's address bar, because Stripe sends people back to it.
    SITE_ORIGIN: `http://localhost:${port}`,
    EDGE_SECRET_HASHES: LOCAL_EDGE_SECRET_HASH,
    MAIL_SENDER: 'no-reply@duecourse.example',
    PASSKEY_DOMAIN,
    MAIL_EVENTS: '',
    // The contact address of the site.
    OPERATOR_EMAIL: '',
    HAS_DEMO: 'yes',
    LOCAL_WEBHOOKS: 'yes',
    CONSUMERS_OF_EUROPE: 'yes',
    TAX: tax,
    ENVIRONMENT: 'local',
    CREDENTIALS_BUCKET,
    EXPORTS_BUCKET,
    COPIES_BUCKET: '',
    // Schedules of seconds start them.
    EXPORT_FUNCTION: '',
    DELETION_FUNCTION: '',
    SIGNING_KEY: LOCAL_SIGNING_KEY,
    PROOF_KEY: proofKey,
    CODE_KEY: LOCAL_CODE_KEY,
    ISSUER: JSON.stringify(environmentSettings('local').issuer),
  };
  return {
    ...variables,
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: engine,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: standIns + COGNITO_PATH,
    AWS_ENDPOINT_URL_KMS: standIns + KMS_PATH,
    AWS_ENDPOINT_URL_S3: standIns + S3_PATH,
    AWS_ENDPOINT_URL_SESV2: standIns + SES_PATH,
    POWERTOOLS_LOG_LEVEL: process.env['POWERTOOLS_LOG_LEVEL'] ?? 'WARN',
  };
}
