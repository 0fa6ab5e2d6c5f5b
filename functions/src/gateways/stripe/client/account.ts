import { Stripe } from 'stripe';
import {
  MissingAtStripe,
  PaymentProviderFailure,
  RESOURCE_MISSING,
  type AccountMatch,
} from '#billing/payment-provider.ts';
import { cachedForMinutes } from './cache.ts';
import { mapStripeErrors } from './map-errors.ts';

/** Our code for a response that counts for nothing, because the keys are of another account than our records. */
export const OTHER_ACCOUNT = 'other_account';

/** Knows which account our records belong to. */
export interface StripeAccount {
  compare(): Promise<AccountMatch>;
  /**
   * Runs a call that names an object by its id.
   *
   * @throws MissingAtStripe when Stripe responds that our account has no such object; PaymentProviderFailure for everything else
   */
  readById<T>(id: string, call: () => Promise<T>): Promise<T>;
  /** Returns the value that stands for a missing object. @throws PaymentProviderFailure with the keys of another account */
  unlessOther<T>(value: T): Promise<T>;
}

/** @param accountId the account of our records, if it is stored */
export function stripeAccount(
  stripe: Stripe,
  clock: () => number,
  accountId: string | undefined,
): StripeAccount {
  const cached = cachedForMinutes<string>(clock);
  const readId = async () => (await stripe.accounts.retrieveCurrent()).id;

  const compare = async (): Promise<AccountMatch> => {
    if (accountId === undefined) return 'unknown';
    try {
      const current = await cached('account', () => mapStripeErrors(readId));
      return current === accountId ? 'same' : 'other';
    } catch (error) {
      // An outage, or a restricted key that may not read its account.
      if (error instanceof PaymentProviderFailure) return 'unknown';
      throw error;
    }
  };

  return {
    compare,
    async unlessOther(value) {
      if ((await compare()) === 'other') throw otherAccount();
      return value;
    },
    readById: (id, call) =>
      mapStripeErrors(async () => {
        try {
          return await call();
        } catch (error) {
          if (!isMissing(error, id)) throw error;
          const match = await compare();
          if (match === 'same') throw new MissingAtStripe(id);
          if (match === 'other') throw otherAccount();
          throw error;
        }
      }),
  };
}

function otherAccount(): PaymentProviderFailure {
  return new PaymentProviderFailure(
    'Stripe: the keys are of another account than our records',
    false,
    OTHER_ACCOUNT,
  );
}

/** Stripe also returns `resource_missing` for other ids of a call, so the message has to name this one. */
function isMissing(error: unknown, id: string): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === RESOURCE_MISSING &&
    error.message.includes(`'${id}'`)
  );
}
