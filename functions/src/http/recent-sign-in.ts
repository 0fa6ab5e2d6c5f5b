import { RECENT_SIGN_IN_MINUTES } from '@learning/shared/contract/recent-sign-in';
import { Failure } from '#failure.ts';

/**
 * Returns until when a sign-in is recent enough to change how the learner signs in, or to delete the account.
 *
 * @returns null when it is not recent, or the token does not say when it was
 */
export function signInValidUntil(signedInAt: Date | undefined, now: Date): Date | null {
  if (!signedInAt) return null;
  const until = new Date(signedInAt.getTime() + RECENT_SIGN_IN_MINUTES * 60_000);
  return now <= until ? until : null;
}

/**
 * Refuses a session that only a refresh token has kept alive: its device may be in other hands.
 *
 * Source: rules/access.md A35
 *
 * @throws Failure `recent_sign_in_required`
 */
export function assertRecentSignIn(signedInAt: Date | undefined, now: Date): void {
  if (!signInValidUntil(signedInAt, now)) throw new Failure('recent_sign_in_required');
}
