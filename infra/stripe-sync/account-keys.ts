import { OperatorFailure } from '#deploy/operator-failure.ts';

/** Keys of one account and mode. */
export interface AccountKeys {
  secretKey: string;
  publishableKey: string;
}

const SECRET = /^(?:sk|rk)_(test|live)_\w+$/;
const PUBLISHABLE = /^pk_(test|live)_\w+$/;

/**
 * Returns the keys that an operator passes as environment variables.
 *
 * @throws OperatorFailure when one is missing or invalid, or their mode is wrong: prod requires live keys, every other
 * environment test keys.
 */
export function accountKeys(environment: string, variables: NodeJS.ProcessEnv): AccountKeys {
  const secretKey = variables['STRIPE_SECRET_KEY'] ?? '';
  const publishableKey = variables['STRIPE_PUBLISHABLE_KEY'] ?? '';
  const secretMode = SECRET.exec(secretKey)?.[1];
  const publishableMode = PUBLISHABLE.exec(publishableKey)?.[1];
  if (!secretMode || !publishableMode) {
    throw new OperatorFailure(
      'Set STRIPE_SECRET_KEY (sk_… or rk_…) and STRIPE_PUBLISHABLE_KEY (pk_…) of the account.',
    );
  }
  if (secretMode !== publishableMode) {
    throw new OperatorFailure(
      'One key is a live key and the other is a test key; both must have the same mode.',
    );
  }
  const wanted = environment === 'prod' ? 'live' : 'test';
  if (secretMode !== wanted) {
    throw new OperatorFailure(
      `The environment ${environment} requires ${wanted} keys, but these are ${secretMode} keys.`,
    );
  }
  return { secretKey, publishableKey };
}
