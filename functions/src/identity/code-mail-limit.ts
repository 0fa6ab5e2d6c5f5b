import { isFromKnownDevice } from '@learning/shared/contract/known-device';
import { mailboxOf } from '@learning/shared/domain/mailbox';
import type { LimitName } from '#limits/limits.ts';
import type { IdentityDependencies } from './dependencies.ts';

/** A mail with a code that someone asked the user pool for. */
interface AskedCode {
  occasion: string;
  email: string;
  /** The `sub` of the account that the code is for. */
  learnerId: string | undefined;
  clientMetadata: Readonly<Record<string, string>> | undefined;
  now: Date;
}

/**
 * Counts a mail with a code for its mailbox. A device on which the learner has signed in has places of its own for a new password, so that
 * no one else can use them up. Source: rules/access.md A38, A39
 *
 * @returns a function that gives the place back, for a mail that was not sent; null when the mailbox has had its mails of the day
 */
export async function takeCodeMail(
  asked: AskedCode,
  limits: IdentityDependencies['limits'],
): Promise<(() => Promise<void>) | null> {
  const [name, mailbox] = [limitOf(asked), mailboxOf(asked.email)];
  const { isAllowed } = await limits.take(name, mailbox, asked.now);
  return isAllowed ? () => limits.giveBack(name, mailbox, asked.now) : null;
}

/** Only the reset of an account that exists: a person who signs up learns the new account's id, and could send it with each new request. */
function limitOf({ occasion, learnerId, clientMetadata }: AskedCode): LimitName {
  const isKnown = learnerId !== undefined && isFromKnownDevice(clientMetadata, learnerId);
  return occasion === 'ForgotPassword' && isKnown ? 'codeMailsToKnownDevice' : 'codeMails';
}
