import type { Account } from '#account/account.ts';
import type { Params } from './params.ts';

/** One call of Stripe's API. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{id}` where the object's id stands. */
  path: string;
  /** The parameters that it acts on, beside paging and `expand`; others are refused. */
  accepts: readonly string[];
  /** @throws StripeRefusal */
  run(account: Account, params: Params, id: string): object;
}
