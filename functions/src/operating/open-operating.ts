import { cognitoCloser } from '#gateways/cognito/closing.ts';
import { operatedAccounts } from '#gateways/cognito/operated-accounts.ts';
import { cognitoOperators } from '#gateways/cognito/operators.ts';
import { stripeOpener } from '#billing/open-billing.ts';
import { openMetrics } from '#observability/metrics.ts';
import type { z } from 'zod';
import type { operatingEnvironment } from './env.ts';
import type { OperatingGateways } from './dependencies.ts';

/** Opens the services outside the table, for the function and for the command line. */
export function openOperatingGateways(
  environment: z.output<typeof operatingEnvironment>,
): OperatingGateways {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID, ENVIRONMENT } = environment;
  return {
    accounts: operatedAccounts(USER_POOL_ID, USER_POOL_CLIENT_ID),
    closer: cognitoCloser(USER_POOL_ID),
    operators: cognitoOperators(USER_POOL_ID),
    openStripe: stripeOpener(process.env),
    count: openMetrics(ENVIRONMENT),
  };
}
