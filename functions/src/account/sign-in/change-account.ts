import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import type { AccountDependencies } from '../dependencies.ts';

type Dependencies = Pick<AccountDependencies, 'signIn' | 'limits' | 'account'>;

/**
 * Tells whether a password needs a code of an app. Any token of the learner may ask. Source: rules/access.md A20, A33
 *
 * @throws Failure `too_many_requests`
 */
export async function getSignIn(
  { userId, now }: { userId: string; now: Date },
  { signIn, limits }: Pick<AccountDependencies, 'signIn' | 'limits'>,
): Promise<{ hasAuthenticator: boolean }> {
  enforce(await limits.take('signInReadsPerLearner', userId, now));
  const hasAuthenticator = await signIn.hasAuthenticator(userId);
  if (hasAuthenticator === null) throw new Failure('unauthorized');
  return { hasAuthenticator };
}

/**
 * Ends every sign-in of a learner. After a new password, which the browser gave to Cognito itself, its mail follows.
 * Source: rules/access.md A31, A34; rules/notifications.md N26
 *
 * @throws Failure `too_many_requests`
 */
export async function endSignIns(
  { userId, hasNewPassword, now }: { userId: string; hasNewPassword: boolean; now: Date },
  { signIn, limits, account }: Dependencies,
): Promise<{ isEnded: true }> {
  enforce(await limits.take('accountChangesPerLearner', userId, now));
  // First, because the password has changed already.
  if (hasNewPassword) await account.announce(userId, 'password_changed', now);
  if (!(await signIn.endSignIns(userId))) throw new Failure('unauthorized');
  return { isEnded: true };
}

/**
 * Changes the name. It is no factor, so any token of the learner may. Source: rules/access.md A31
 *
 * @throws Failure `too_many_requests`
 */
export async function changeName(
  { userId, name, now }: { userId: string; name: string; now: Date },
  { signIn, limits }: Dependencies,
): Promise<{ name: string }> {
  enforce(await limits.take('accountChangesPerLearner', userId, now));
  if (!(await signIn.changeName(userId, name))) throw new Failure('unauthorized');
  return { name };
}
