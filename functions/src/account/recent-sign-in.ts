import { Failure } from '#failure.ts';

/** How long after a sign-in its learner may change how they sign in. Source: rules/access.md A32 */
const RECENT_MINUTES = 15;

/**
 * Refuses a change of the account in a session that only a refresh token has kept alive: its device may be in other hands.
 *
 * @throws Failure `recent_sign_in_required`
 */
export function assertRecentSignIn(signedInAt: Date | undefined, now: Date): void {
  const ageMs = signedInAt === undefined ? Infinity : now.getTime() - signedInAt.getTime();
  if (ageMs > RECENT_MINUTES * 60_000) throw new Failure('recent_sign_in_required');
}
