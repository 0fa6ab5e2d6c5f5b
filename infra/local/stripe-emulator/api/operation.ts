import type { Account } from '#account/account.ts';
import type { Params } from './params.ts';

/** One operation of Stripe's API. */
export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  /** With `{id}` in place of the object's id. */
  path: string;
  /** The parameters it acts on, besides paging and `expand`; others are refused. */
  accepts: readonly string[];
  /** @throws StripeRefusal */
  run(account: Account, params: Params, id: string): object;
}
