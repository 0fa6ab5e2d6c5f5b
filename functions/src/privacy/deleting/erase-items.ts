import {
  accountPartition,
  doneRequestsPartition,
  certificateKeys,
  certificatesPartition,
  coachingPartition,
  eventsPartition,
  learnerPartition,
  notesPartition,
  notificationsPartition,
  orderKeys,
  ownRequestsPartition,
  privacyPartition,
  privacyWorkKeys,
  spacedReviewPartition,
  requestsPartition,
  submissionsPartition,
  type Key,
} from '#table/keys.ts';
import {
  deleteItem,
  queryIndex,
  queryPartition,
  writeTransaction,
  type Item,
  type Table,
} from '#table/table.ts';
import { ownPaperKeys } from '../own-paper-keys.ts';
import { ownRedemptionKeys } from '../own-redemption-keys.ts';
import { isFrom, ownAddresses } from '../own-addresses.ts';

/** Partitions of which nothing stays. */
const ERASED = [
  learnerPartition,
  accountPartition,
  notesPartition,
  spacedReviewPartition,
  submissionsPartition,
  eventsPartition,
  notificationsPartition,
  ownRequestsPartition,
  privacyPartition,
];

interface Erasure {
  userId: string;
  /** The plans that the learner owned. */
  planIds: readonly string[];
  /** The present address, whose messages to us are erased; null when they were before. */
  email: string | null;
  keepsCertificates: boolean;
  /** Leaves a tombstone of a message before it is erased: afterwards, nothing says whose it was. */
  leaveTombstone: (requestId: string) => Promise<void>;
}

/** Erases a learner's items, wherever they are. What stays, and why, is in `personal-data.ts`. Safe to repeat. */
export async function eraseItems(
  { userId, planIds, email, keepsCertificates, leaveTombstone }: Erasure,
  table: Table,
): Promise<void> {
  // First, because the former addresses are among what is erased.
  await eraseMessages({ userId, email, leaveTombstone }, table);
  await eraseCapstonePapers(userId, table);
  await eraseAll(table, ownRedemptionKeys(await queryPartition(table, learnerPartition(userId))));
  if (!keepsCertificates) await eraseCertificates(userId, table);
  await Promise.all(ERASED.map((partition) => erasePartition(table, partition(userId))));
  for (const planId of planIds) await erasePartition(table, coachingPartition(planId));
  await deleteItem(table, orderKeys.customer(userId));
  await deleteItem(table, privacyWorkKeys.dataExport(userId));
}

/** Erases the papers that others rate. The learner's own records of them say in which courses they are. */
async function eraseCapstonePapers(userId: string, table: Table): Promise<void> {
  await eraseAll(
    table,
    ownPaperKeys(userId, await queryPartition(table, submissionsPartition(userId))),
  );
}

/** Erases what the learner wrote to us as a visitor, with the present address or a former one. */
async function eraseMessages(
  { userId, email, leaveTombstone }: Pick<Erasure, 'userId' | 'email' | 'leaveTombstone'>,
  table: Table,
): Promise<void> {
  const addresses = ownAddresses(email, await queryPartition(table, accountPartition(userId)));
  if (addresses.length === 0) return;
  const lists = [requestsPartition, doneRequestsPartition];
  const requests = (await Promise.all(lists.map((list) => queryIndex(table, list)))).flat();
  const own = requests.filter((item) => isFrom(item, addresses));
  for (const { PK } of own) {
    const requestId = /^REQUEST#(.+)$/.exec(String(PK))?.[1];
    if (requestId !== undefined) await leaveTombstone(requestId);
  }
  await eraseAll(table, own);
}

/** Erases the signed credentials, too: they hold the name. Their public documents say "revoked", without it. */
async function eraseCertificates(userId: string, table: Table): Promise<void> {
  const items = await queryPartition(table, certificatesPartition(userId));
  const formerIds = items.flatMap((item) => (item['formerIds'] as string[] | undefined) ?? []);
  const ids = [...items.map((item) => String(item['certificateId'])), ...formerIds];
  await eraseAll(table, [
    ...ids.map(certificateKeys.credential),
    ...ids.map(certificateKeys.former),
  ]);
  // Last, because the ids are in them.
  await eraseAll(table, items);
}

async function erasePartition(table: Table, partition: string): Promise<void> {
  await eraseAll(table, await queryPartition(table, partition));
}

/** A transaction may have 100 parts and 4 MB; an item has 400 KB at most. */
const AT_ONCE = 10;

async function eraseAll(table: Table, items: readonly (Item | Key)[]): Promise<void> {
  const keys = items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) }));
  const portions = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, index) =>
    keys.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  for (const portion of portions)
    await writeTransaction(
      table,
      portion.map((key) => ({ remove: key })),
    );
}
