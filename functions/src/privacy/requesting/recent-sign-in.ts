import { RECENT_SIGN_IN_MINUTES } from '@learning/shared/contract/privacy-limits';

/**
 * Returns until when a sign-in is recent enough for what cannot be undone. A stolen or forgotten session alone must not be enough.
 *
 * @returns null when it is not recent, or the token does not say when it was
 */
export function signInValidUntil(signedInAt: Date | undefined, now: Date): Date | null {
  if (!signedInAt) return null;
  const until = new Date(signedInAt.getTime() + RECENT_SIGN_IN_MINUTES * 60_000);
  return now < until ? until : null;
}
