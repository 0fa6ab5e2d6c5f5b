import { assertRecentSignIn } from '#http/recent-sign-in.ts';
import { log } from '#observability/log.ts';
import type { PrivacyDependencies } from '../dependencies.ts';

interface Command {
  userId: string;
  signedInAt: Date | undefined;
  keepsCertificates: boolean;
  now: Date;
}

/**
 * Stores that an account is to be deleted, closes it at once, and starts the function that erases it. Asking again changes nothing.
 *
 * Source: rules/privacy.md P14
 *
 * @throws Failure `recent_sign_in_required`.
 */
export async function requestDeletion(
  { userId, signedInAt, keepsCertificates, now }: Command,
  { privacy, accounts, contactOf, startDeletions }: PrivacyDependencies,
): Promise<{ isClosed: true }> {
  assertRecentSignIn(signedInAt, now);
  // Read now: the account is gone when the confirmation is written.
  const contact = await contactOf(userId);
  await privacy.startDeletion({ userId, email: contact?.email ?? null, keepsCertificates }, now);
  try {
    await accounts.close(userId);
  } catch (error) {
    // The function that deletes closes it first, too.
    log.error('account not closed at once', { error: error as Error });
  }
  await startDeletions();
  return { isClosed: true };
}
