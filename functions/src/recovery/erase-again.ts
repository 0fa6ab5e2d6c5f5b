import { privacyRepository, privacyWork } from '#privacy/privacy-repository.ts';
import type { Tombstone } from '#privacy/tombstones-provider.ts';
import { learnerPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** A second pass of the deletion may end this long after its tombstone: what it erased was stored until then. */
const MARGIN_MS = 3_600_000;

/** Returns the tombstones of accounts that a table as of `moment` can still hold. */
export function erasedAfter(tombstones: readonly Tombstone[], moment: Date): Tombstone[] {
  return tombstones.filter(({ erasedAt }) => Date.parse(erasedAt) >= moment.getTime() - MARGIN_MS);
}

/** Has accounts erased again by the function that erased them, with the choice that their learners made then. Safe to repeat. */
export async function eraseAgain(
  tombstones: readonly Tombstone[],
  now: Date,
  table: Table,
): Promise<void> {
  const privacy = privacyRepository(table);
  for (const { userId, keepsCertificates } of tombstones)
    await privacy.startDeletion({ userId, email: null, keepsCertificates }, now);
}

/** Returns the accounts that still have something to erase: their first pass is not done, or their partition is not empty. */
export async function leftToErase(
  tombstones: readonly Tombstone[],
  table: Table,
): Promise<string[]> {
  const works = await privacyWork(table).listDeletions();
  const open = new Set(works.filter(({ erasedAt }) => !erasedAt).map(({ userId }) => userId));
  const left: string[] = [];
  for (const { userId } of tombstones) {
    const items = await queryPartition(table, learnerPartition(userId));
    if (open.has(userId) || items.length > 0) left.push(userId);
  }
  return left;
}
