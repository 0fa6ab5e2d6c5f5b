import { Failure } from '#failure.ts';
import type { NewPasskey } from '#gateways/cognito/sign-in-methods.ts';
import { assertRecentSignIn } from '#http/recent-sign-in.ts';
import { enforce } from '#limits/enforce.ts';
import type { AccountDependencies } from '../dependencies.ts';

interface Command {
  userId: string;
  /** The learner’s own, with which the pool makes the change. */
  accessToken: string;
  signedInAt: Date | undefined;
  now: Date;
}

type Dependencies = Pick<AccountDependencies, 'signIn' | 'limits' | 'account'>;

/** @throws Failure `recent_sign_in_required`, `too_many_requests` */
async function allow({ userId, signedInAt, now }: Command, { limits }: Dependencies) {
  assertRecentSignIn(signedInAt, now);
  enforce(await limits.take('accountChangesPerLearner', userId, now));
}

/** A token that a refresh renewed may not change the account. Source: rules/access.md A35 */
const refused = () => new Failure('recent_sign_in_required');

/**
 * Asks for codes of an app from now on, with its first code. Its mail follows, as those of the other changes here.
 * Source: rules/access.md A33, A35; rules/notifications.md N26
 *
 * @throws Failure `recent_sign_in_required`, `wrong_authenticator_code`, `too_many_requests`
 */
export async function turnAuthenticatorOn(
  { code, ...command }: Command & { code: string },
  deps: Dependencies,
): Promise<{ hasAuthenticator: boolean }> {
  await allow(command, deps);
  const outcome = await deps.signIn.turnAuthenticatorOn(command.accessToken, code);
  if (outcome === 'refused') throw refused();
  if (outcome === 'wrong_code') throw new Failure('wrong_authenticator_code');
  await deps.account.announce(command.userId, 'authenticator_added', command.now);
  return { hasAuthenticator: true };
}

/** @throws Failure `recent_sign_in_required`, `too_many_requests` */
export async function turnAuthenticatorOff(
  command: Command,
  deps: Dependencies,
): Promise<{ hasAuthenticator: boolean }> {
  await allow(command, deps);
  if ((await deps.signIn.turnAuthenticatorOff(command.accessToken)) === 'refused') throw refused();
  await deps.account.announce(command.userId, 'authenticator_removed', command.now);
  return { hasAuthenticator: false };
}

/** @throws Failure `recent_sign_in_required`, `passkey_invalid`, `too_many_requests` */
export async function addPasskey(
  { passkey, ...command }: Command & { passkey: NewPasskey },
  deps: Dependencies,
): Promise<{ isAdded: true }> {
  await allow(command, deps);
  const outcome = await deps.signIn.addPasskey(command.accessToken, passkey);
  if (outcome === 'refused') throw refused();
  if (outcome === 'invalid') throw new Failure('passkey_invalid');
  await deps.account.announce(command.userId, 'passkey_added', command.now);
  return { isAdded: true };
}

/** Removes a passkey. One that is no longer there is no change. @throws Failure `recent_sign_in_required`, `too_many_requests` */
export async function removePasskey(
  { passkeyId, ...command }: Command & { passkeyId: string },
  deps: Dependencies,
): Promise<{ isRemoved: true }> {
  await allow(command, deps);
  const outcome = await deps.signIn.removePasskey(command.accessToken, passkeyId);
  if (outcome === 'refused') throw refused();
  if (outcome === 'done')
    await deps.account.announce(command.userId, 'passkey_removed', command.now);
  return { isRemoved: true };
}
