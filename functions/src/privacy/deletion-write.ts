import { privacyWorkKeys } from '#table/keys.ts';
import { toStored } from '#table/stored-item.ts';
import type { Condition, Item } from '#table/table.ts';
import { storedDeletionWork, type DeletionWork } from './privacy-records.ts';

/** Returns the write that stores an account to delete, for a transaction; it fails when that is stored already. */
export function deletionWrite(
  {
    userId,
    email,
    keepsCertificates,
    notBefore,
  }: Pick<DeletionWork, 'userId' | 'email' | 'keepsCertificates' | 'notBefore'>,
  now: Date,
): { put: Item; condition: Condition } {
  const requestedAt = now.toISOString();
  const work: DeletionWork = {
    entity: 'accountDeletion',
    userId,
    requestedAt,
    keepsCertificates,
    ...(notBefore === undefined ? {} : { notBefore }),
    email,
    erasedAt: null,
    tries: 0,
    claimedUntil: requestedAt,
  };
  return {
    put: toStored(storedDeletionWork, privacyWorkKeys.deletion(userId), work),
    condition: { ConditionExpression: 'attribute_not_exists(PK)' },
  };
}
