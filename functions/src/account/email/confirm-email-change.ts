import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { EmailChangeRecord } from '../account-records.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { codeHashOf } from './code-hash.ts';
import { changedMail } from './email-mails.ts';
import { renameSeats } from './rename-seats.ts';

const MAX_ATTEMPTS = 5;

interface Command {
  userId: string;
  code: string;
  now: Date;
}

/**
 * Changes the address with the code that was mailed to it, then everywhere else it stands: seats, Stripe's customer, a mail to the old
 * address. Each step can be repeated; the change is removed last. Source: rules/access.md A32
 *
 * @throws Failure `email_change_expired`, `wrong_code`, `email_taken`; `email_change_unfinished` when a later step has to be repeated
 */
export async function confirmEmailChange(
  { userId, code, now }: Command,
  deps: AccountDependencies,
): Promise<{ email: string }> {
  const change = await deps.account.findEmailChange(userId);
  if (!change || change.endsAt <= now.toISOString()) throw new Failure('email_change_expired');
  if (!(await deps.account.countAttempt(change, MAX_ATTEMPTS))) {
    throw new Failure('email_change_expired');
  }
  if (codeHashOf(change.changeId, code) !== change.codeHash) throw new Failure('wrong_code');

  const account = await deps.addresses.find(userId);
  if (!account) throw new Failure('unauthorized');
  if ((await deps.addresses.change(account.username, change.newEmail)) === 'taken') {
    await deps.account.removeEmailChange(change);
    throw new Failure('email_taken');
  }
  try {
    await followChange(change, now, deps);
  } catch (error) {
    log.error('email change unfinished', { userId, error: error as Error });
    throw new Failure('email_change_unfinished');
  }
  return { email: change.newEmail };
}

async function followChange(
  change: EmailChangeRecord,
  now: Date,
  deps: AccountDependencies,
): Promise<void> {
  const { userId, oldEmail, newEmail } = change;
  await deps.account.saveFormerEmail(change, now);
  await renameSeats({ userId, newEmail, now }, deps);
  const customerId = await deps.customers.find(userId);
  if (customerId !== undefined) {
    const provider = await deps.openProvider();
    await provider.updateCustomerEmail({ customerId, email: newEmail });
  }
  await deps.sendMail(changedMail(oldEmail, newEmail));
  await deps.account.removeEmailChange(change);
}
