import { privacyRepository, privacyWork } from '../privacy-repository.ts';
import type { Tombstone } from '../tombstones-provider.ts';
import { learnerPartition, requestKey } from '#table/keys.ts';
import { deleteItem, queryPartition, type Table } from '#table/table.ts';

/** A second pass of the deletion erases what an open tab wrote until an hour before its tombstone, at most. */
const MARGIN_MS = 3_600_000;

/** Returns the erased accounts that a table holds again: those erased after the moment that it is of, and those with items. */
export async function erasedButStored(
  tombstones: readonly Tombstone[],
  { table, moment }: { table: Table; moment: Date | null },
): Promise<Tombstone[]> {
  const stored: Tombstone[] = [];
  for (const tombstone of tombstones) {
    const isLater = moment && Date.parse(tombstone.erasedAt) >= moment.getTime() - MARGIN_MS;
    const hasItems = async () =>
      (await queryPartition(table, learnerPartition(tombstone.userId))).length > 0;
    if (isLater || (await hasItems())) stored.push(tombstone);
  }
  return stored;
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

/** Erases messages of visitors again, by their ids. Safe to repeat. */
export async function eraseMessagesAgain(
  requestIds: readonly string[],
  table: Table,
): Promise<void> {
  for (const requestId of requestIds) await deleteItem(table, requestKey(requestId));
}

/** Returns the accounts of which the first pass is not done yet. */
export async function leftToErase(
  tombstones: readonly Tombstone[],
  table: Table,
): Promise<string[]> {
  const works = await privacyWork(table).listDeletions();
  const open = new Set(works.filter(({ erasedAt }) => !erasedAt).map(({ userId }) => userId));
  return tombstones.map(({ userId }) => userId).filter((userId) => open.has(userId));
}
