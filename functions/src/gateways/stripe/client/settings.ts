import { StripeNotConnected } from '#billing/payment-provider.ts';

/** The variables and parameters that choose a Stripe account. */
export interface StripeEnvironment {
  /** `prod` accepts live keys only and no stand-in; every other environment refuses live keys. */
  ENVIRONMENT: string;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  /** One secret, or several separated by commas while one is being replaced. */
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_ORIGIN?: string | undefined;
  STRIPE_ACCOUNT?: string | undefined;
}

export interface StripeSettings {
  /** Written into the metadata of everything created, because several environments may share an account. */
  environment: string;
  secretKey: string;
  publishableKey: string;
  webhookSecrets: string[];
  isLive: boolean;
  /** Address of a stand-in for Stripe's API; undefined for Stripe itself. */
  apiOrigin: string | undefined;
  /** The account that our records belong to, `acct_…`; undefined when that is not stored. */
  accountId?: string | undefined;
}

const SECRET_KEY = /^(?:sk|rk)_(live|test)_\S+$/;
const PUBLISHABLE_KEY = /^pk_(live|test)_\S+$/;

/**
 * Returns the Stripe account of an environment.
 *
 * Source: rules/money.md M25
 *
 * @throws StripeNotConnected before an operator has stored keys.
 * @throws Error with a sentence for the operator when a key is missing or malformed, the two keys are of different modes, a live
 * key is used outside prod or with a stand-in, or prod has test keys or a stand-in. No message contains a key.
 */
export function stripeSettings(environment: StripeEnvironment): StripeSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = environment;
  if (!secretKey && !publishableKey && !environment.STRIPE_ACCOUNT) {
    throw new StripeNotConnected(missingKeys(secretKey, publishableKey));
  }
  if (!secretKey || !publishableKey) throw new Error(missingKeys(secretKey, publishableKey));
  const secretMode = SECRET_KEY.exec(secretKey)?.[1];
  const publishableMode = PUBLISHABLE_KEY.exec(publishableKey)?.[1];
  if (!secretMode) throw new Error('STRIPE_SECRET_KEY is not a Stripe secret key.');
  if (!publishableMode) {
    throw new Error('STRIPE_PUBLISHABLE_KEY is not a Stripe publishable key.');
  }
  if (secretMode !== publishableMode) {
    throw new Error(
      `The secret key is a ${secretMode} key and the publishable key a ${publishableMode} key.`,
    );
  }
  const isLive = secretMode === 'live';
  const apiOrigin = environment.STRIPE_API_ORIGIN || undefined;
  const { ENVIRONMENT: name } = environment;
  refuseWrongMode(name, isLive, apiOrigin !== undefined);
  const webhookSecrets = (environment.STRIPE_WEBHOOK_SECRET ?? '').split(/[\s,]+/).filter(Boolean);
  const accountId = environment.STRIPE_ACCOUNT || undefined;
  return {
    environment: name,
    secretKey,
    publishableKey,
    webhookSecrets,
    isLive,
    apiOrigin,
    accountId,
  };
}

function missingKeys(secretKey: string | undefined, publishableKey: string | undefined): string {
  if (secretKey) return 'STRIPE_SECRET_KEY is set and STRIPE_PUBLISHABLE_KEY is not: set both.';
  if (publishableKey)
    return 'STRIPE_PUBLISHABLE_KEY is set and STRIPE_SECRET_KEY is not: set both.';
  return 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not set.';
}

function refuseWrongMode(environment: string, isLive: boolean, hasStandIn: boolean): void {
  if (isLive && hasStandIn)
    throw new Error('Live keys must not be used with a stand-in for Stripe.');
  if (environment !== 'prod') {
    if (isLive) throw new Error(`Live keys are for prod only; this environment is ${environment}.`);
    return;
  }
  if (hasStandIn)
    throw new Error('STRIPE_API_ORIGIN names a stand-in, which is not allowed in prod.');
  if (!isLive) throw new Error('Test keys are not allowed in prod.');
}
