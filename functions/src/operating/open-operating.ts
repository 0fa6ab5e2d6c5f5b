import { cognitoCloser } from '#gateways/cognito/closing.ts';
import { operatedAccounts } from '#gateways/cognito/operated-accounts.ts';
import { cognitoOperators } from '#gateways/cognito/operators.ts';
import type { OperatingGateways } from './dependencies.ts';

/** Opens the services outside the table, for the function and for the command line. */
export function openOperatingGateways(environment: { USER_POOL_ID: string }): OperatingGateways {
  return {
    accounts: operatedAccounts(environment.USER_POOL_ID),
    closer: cognitoCloser(environment.USER_POOL_ID),
    operators: cognitoOperators(environment.USER_POOL_ID),
  };
}
