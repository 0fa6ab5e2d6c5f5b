import { isActive } from '@learning/shared/domain/access';
import type { Allowance } from '#limits/enforce.ts';
import type { AccountDependencies } from '../dependencies.ts';

/**
 * Counts a mail to the mailbox of a new address. Accounts that cost nothing share its places of the day. A learner who has paid for access has
 * places of their own beside them, so no number of free accounts keeps them from their address. Source: rules/access.md A39
 */
export async function takeChangeMail(
  { userId, mailbox, now }: { userId: string; mailbox: string; now: Date },
  { limits, learners }: Pick<AccountDependencies, 'limits' | 'learners'>,
): Promise<Allowance> {
  const shared = await limits.take('addressChangeMails', mailbox, now);
  if (shared.isAllowed || !(await hasPaidAccess(userId, now, learners))) return shared;
  return limits.take('addressChangeMailsOfPayer', `${mailbox} ${userId}`, now);
}

/** A trial and the demo account's courses have no order. */
async function hasPaidAccess(
  userId: string,
  now: Date,
  learners: AccountDependencies['learners'],
): Promise<boolean> {
  const { entitlements } = await learners.read(userId);
  return entitlements.some(
    (entitlement) => entitlement.orderId !== undefined && isActive(entitlement, now),
  );
}
