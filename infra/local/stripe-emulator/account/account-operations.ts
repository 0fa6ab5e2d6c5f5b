import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import type { Operation } from '#api/operation.ts';

/** Reads the account that a key belongs to. */
export const accountOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/account',
    accepts: [],
    run: (account): Stripe.Account => ({
      ...blank('account'),
      id: account.id,
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      payouts_enabled: true,
      type: 'standard',
    }),
  },
];
