import type Stripe from 'stripe';
import { OperatorFailure } from '#deploy/operator-failure.ts';

interface BelongingAccount {
  environment: string;
  /** The account that the environment's orders and plans are in; undefined before the first run. */
  storedId: string | undefined;
  /** Whether the operator confirms that the environment moves to another account. */
  isMoving: boolean;
}

/**
 * Returns the id of the account that the keys belong to, which is stored with the environment.
 *
 * @throws OperatorFailure for another account than before: its orders and plans would all look missing there
 */
export async function belongingAccount(
  stripe: Stripe,
  { environment, storedId, isMoving }: BelongingAccount,
): Promise<string> {
  const { id } = await stripe.accounts.retrieveCurrent();
  if (storedId === undefined || storedId === id || isMoving) return id;
  throw new OperatorFailure(
    `The environment ${environment} belongs to the Stripe account ${storedId}, but these keys are of ${id}. Use the keys of ` +
      `${storedId}. If the environment really moves, add --new-account: its open orders are then canceled and its plans ended.`,
  );
}
