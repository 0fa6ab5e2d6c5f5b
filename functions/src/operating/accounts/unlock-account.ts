import type { LearnerAccount } from '@learning/shared/contract/operators/accounts';
import { mailboxOf } from '@learning/shared/domain/mailbox';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import type { LimitName } from '#limits/limits.ts';
import type { OperatingDependencies } from '../dependencies.ts';

/** The codes by mail that others may have used up. Source: rules/access.md A38, A39 */
const CODE_LIMITS = ['codeMails', 'codeMailsToKnownDevice'] as const satisfies LimitName[];

/** Turns the authenticator app off, and lets codes be mailed again. Safe to repeat. @throws Failure `account_not_found` */
export async function unlockAccount(
  { learnerId, reason }: { learnerId: string; reason: string },
  operator: Operator,
  { accounts, audit, limits, newId }: OperatingDependencies,
  now: Date,
): Promise<LearnerAccount> {
  const account = await accounts.find(learnerId);
  if (!account) throw new Failure('account_not_found');
  const before = { hasAuthenticator: account.hasAuthenticator };
  const after = { hasAuthenticator: false };
  const entry = { operator, action: 'unlockAccount', learnerId, before, after, reason };
  const done = await audit.begin(entry, newId(now), now);
  if (account.hasAuthenticator) await accounts.turnAuthenticatorOff(learnerId);
  const mailbox = mailboxOf(account.email);
  await Promise.all(CODE_LIMITS.map((name) => limits.clear(name, mailbox)));
  await done();
  return { ...account, hasAuthenticator: false };
}
