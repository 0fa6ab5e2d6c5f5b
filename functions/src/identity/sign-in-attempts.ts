import type { LimitName } from '#limits/limits.ts';
import { Failure } from '#failure.ts';
import { isLoopback } from '#http/caller-address.ts';
import type { IdentityDependencies } from './dependencies.ts';

interface Attempt {
  email: string;
  /** Network address of the caller. */
  address: string;
  now: Date;
}

/** Limits of one caller on one account: the windows grow, so that the waits do. */
const PER_ACCOUNT_AND_ADDRESS = [
  'signInsInFiveMinutes',
  'signInsInAnHour',
  'signInsInADay',
] as const satisfies readonly LimitName[];

/** Limit of one caller on all accounts together, against trying one password on many. */
const PER_ADDRESS = 'signInsPerAddress' satisfies LimitName;

export const SIGN_IN_LIMITS: readonly LimitName[] = [...PER_ACCOUNT_AND_ADDRESS, PER_ADDRESS];

/**
 * Counts an attempt to sign in. Nothing is counted for an account alone, so no caller can lock its learner out.
 *
 * Source: rules/access.md A22
 *
 * @returns a function that gives the attempt back, for one with the right password
 * @throws Failure `too_many_requests` with the seconds to wait
 */
export async function takeSignInAttempt(
  { email, address, now }: Attempt,
  limits: IdentityDependencies['limits'],
): Promise<() => Promise<void>> {
  const pair = `${email.trim().toLowerCase()} ${address}`;
  const wanted: [LimitName, string][] = PER_ACCOUNT_AND_ADDRESS.map((name) => [name, pair]);
  // Under `npm start` all callers have this address.
  if (!isLoopback(address)) wanted.push([PER_ADDRESS, address]);

  const taken: [LimitName, string][] = [];
  const giveBack = async () => {
    for (const [name, subject] of taken) await limits.giveBack(name, subject, now);
  };
  for (const [name, subject] of wanted) {
    const allowance = await limits.take(name, subject, now);
    if (!allowance.isAllowed) {
      await giveBack();
      throw Failure.until(allowance.retryAfterSeconds);
    }
    taken.push([name, subject]);
  }
  return giveBack;
}
