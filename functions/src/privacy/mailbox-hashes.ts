import { mailboxOf } from '@learning/shared/domain/mailbox';
import { createHmac } from 'node:crypto';

/**
 * Returns the keyed hashes under which something may be remembered of an address: as it is written, for mail that bounces, and as the
 * mailbox it leads to, for the free trial.
 *
 * @param hashKey the id of the user pool
 */
export function mailboxHashes(email: string, hashKey: string): string[] {
  const subjects = new Set([email.toLowerCase(), mailboxOf(email)]);
  return [...subjects].map((subject) =>
    createHmac('sha256', hashKey).update(subject).digest('hex'),
  );
}
