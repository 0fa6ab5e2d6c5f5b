import { mailboxOf } from '@learning/shared/domain/mailbox';
import { Failure } from '#failure.ts';
import { assertRecentSignIn } from '#http/recent-sign-in.ts';
import { enforce } from '#limits/enforce.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { takeChangeMail } from './change-mail-limit.ts';
import { codeHashOf } from './code-hash.ts';
import { codeMail, takenMail } from './email-mails.ts';

/** As long as codes of Cognito. */
const CODE_HOURS = 24;

interface Command {
  userId: string;
  signedInAt: Date | undefined;
  newEmail: string;
  now: Date;
}

/**
 * Mails a code to a new address. An address that has an account gets the way into it and no code; the response is the same, so only the owner
 * of the mailbox learns which. Source: rules/access.md A32
 *
 * @throws Failure `recent_sign_in_required`, `email_unchanged`, `too_many_requests`, `mailbox_limit_reached`, `mail_not_sent`
 */
export async function requestEmailChange(
  { userId, signedInAt, newEmail, now }: Command,
  deps: Pick<
    AccountDependencies,
    'addresses' | 'account' | 'learners' | 'limits' | 'sendMail' | 'newCode' | 'newId'
  >,
): Promise<{ endsAt: string }> {
  assertRecentSignIn(signedInAt, now);
  const account = await deps.addresses.find(userId);
  if (!account) throw new Failure('unauthorized');
  const email = newEmail.toLowerCase();
  if (email === account.email.toLowerCase()) throw new Failure('email_unchanged');
  enforce(await deps.limits.take('emailChangesPerLearner', userId, now));
  const allowance = await takeChangeMail({ userId, mailbox: mailboxOf(email), now }, deps);
  if (!allowance.isAllowed) {
    throw Failure.until(allowance.retryAfterSeconds, 'mailbox_limit_reached');
  }

  const isTaken = await deps.addresses.isTaken(email);
  const [changeId, code] = [deps.newId(), deps.newCode()];
  const end = new Date(now.getTime() + CODE_HOURS * 3_600_000);
  await deps.account.saveEmailChange({
    entity: 'emailChange',
    userId,
    changeId,
    oldEmail: account.email,
    newEmail: email,
    // No code confirms a taken address.
    codeHash: codeHashOf(changeId, isTaken ? deps.newId() : code),
    attempts: 0,
    requestedAt: now.toISOString(),
    endsAt: end.toISOString(),
    expiresAt: Math.ceil(end.getTime() / 1000),
  });
  const isSent = await deps.sendMail(isTaken ? takenMail(email) : codeMail(email, code));
  if (!isSent) throw new Failure('mail_not_sent');
  return { endsAt: end.toISOString() };
}
