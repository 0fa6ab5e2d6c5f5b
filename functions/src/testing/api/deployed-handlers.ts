import {
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  EMULATED_WEBHOOK_SECRET,
} from '@learning/stripe-emulator/emulator';
import { contract } from '@learning/shared/contract/contract';
import type { FunctionGroup, RouteDefinition } from '@learning/shared/contract/route';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vi } from 'vitest';
import { TEST_EDGE_SECRET_HASH, type Handler } from './call-route.ts';
import { defaultEndpoint } from '../table/test-table.ts';

/** Names of the deployed functions: the files of `src/handlers`. */
export const handlerNames: string[] = readdirSync(join(import.meta.dirname, '../../handlers'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => basename(file, '.ts'));

/** The contract's groups. Their functions handle HTTP calls; all other functions are triggers. */
export const apiGroups: FunctionGroup[] = [
  ...new Set(Object.values<RouteDefinition>(contract).map((route) => route.group)),
];

/**
 * Reloads the functions that handle calls, with the environment variables of a deployment. `vi.unstubAllEnvs` resets them.
 *
 * @param identityEndpoint stands in for Cognito
 * @param stripeOrigin stands in for Stripe
 * @param hasDemo needs a Cognito that creates accounts
 */
export async function loadHandlers(
  tableName: string,
  identityEndpoint: string,
  stripeOrigin: string,
  hasDemo = false,
): Promise<Record<FunctionGroup, Handler>> {
  const environment = {
    TABLE_NAME: tableName,
    USER_POOL_ID: 'us-east-1_test',
    USER_POOL_CLIENT_ID: 'client',
    HAS_DEMO: hasDemo ? 'yes' : 'no',
    CONSUMERS_OF_EUROPE: 'no',
    TAX: 'none',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL_DYNAMODB: defaultEndpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: identityEndpoint,
    ENVIRONMENT: 'test',
    STRIPE_SECRET_KEY: EMULATED_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: EMULATED_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET: EMULATED_WEBHOOK_SECRET,
    STRIPE_API_ORIGIN: stripeOrigin,
    SITE_ORIGIN: 'https://learn.example.org',
    CREDENTIALS_BUCKET: 'credentials',
    EXPORTS_BUCKET: 'exports',
    SIGNING_KEY: 'key-1',
    ISSUER: '{"name":"Due Course","url":null,"email":null}',
    EDGE_SECRET_HASHES: TEST_EDGE_SECRET_HASH,
    // Empty: no mail is sent.
    MAIL_SENDER: '',
    POWERTOOLS_METRICS_DISABLED: 'true',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const loaded = await Promise.all(
    apiGroups.map(async (name) => {
      const { handler } = (await import(`../../handlers/${name}.ts`)) as { handler: Handler };
      return [name, handler];
    }),
  );
  return Object.fromEntries(loaded) as Record<FunctionGroup, Handler>;
}
