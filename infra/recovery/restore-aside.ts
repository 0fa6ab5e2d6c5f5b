import { compareTables, type ComparedTables } from '@learning/functions/recovery/compare-tables';
import { erasedButStored } from '@learning/functions/privacy/deleting/erase-again';
import { copyMissing } from '@learning/functions/recovery/copy-missing';
import { tableNamed } from '@learning/functions/recovery/table-named';
import { PRICES } from '#cost/prices.ts';
import { describeComparison } from './describe-comparison.ts';
import { eraseAccountsAgain } from './erase-again.ts';
import { asideName, type Recovery } from './recovery.ts';
import { importCopy } from './import-copy.ts';
import { findTable, restoreToMoment } from './restored-table.ts';
import { findTableCopy, readTombstones } from './stored-copies.ts';

const GIGABYTE = 1e9;

/** Restores beside the live table, unless an earlier run for the same moment did. @returns both tables, ready to be compared */
async function restoreAside(
  recovery: Recovery,
  chosen: ReadonlySet<string> | null,
): Promise<ComparedTables> {
  const { database, storage, copiesBucket, source, tableName, say } = recovery;
  const to = asideName(recovery);
  say(`Restoring  ${to}; AWS takes minutes to hours.`);
  if ('at' in source) await restoreToMoment(database, { from: tableName, to, at: source.at });
  else {
    const prefix = await findTableCopy(storage, copiesBucket, source.copyOf);
    await importCopy(database, { bucket: copiesBucket, prefix, to });
  }
  const { accounts, messages } = await readTombstones(storage, copiesBucket);
  return {
    restored: tableNamed(to),
    live: tableNamed(tableName),
    now: new Date(),
    erased: accounts,
    erasedMessages: messages,
    chosen,
  };
}

/** Restores beside the live table and says what is missing or different there. Changes nothing in the live table. */
export async function compareAside(
  recovery: Recovery,
  chosen: ReadonlySet<string> | null,
): Promise<void> {
  const tables = await restoreAside(recovery, chosen);
  for (const line of describeComparison(await compareTables(tables))) recovery.say(line);
  await sayCost(recovery);
}

/** Restores beside the live table and copies what is missing there. What is newer stays. Safe to repeat. */
export async function applyAside(
  recovery: Recovery,
  chosen: ReadonlySet<string> | null,
): Promise<void> {
  const { say } = recovery;
  const tables = await restoreAside(recovery, chosen);
  for (const line of describeComparison(await compareTables(tables))) say(line);
  const { counts, erased } = await copyMissing(tables);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  say(`Copied     ${total} items; run it again to see that nothing is missing.`);
  const { live } = tables;
  const stored = await erasedButStored(tables.erased, { table: live, moment: null });
  const again = tables.erased.filter(
    (tombstone) => erased.has(tombstone.userId) || stored.includes(tombstone),
  );
  await eraseAccountsAgain(recovery, again, live);
  await sayCost(recovery);
}

async function sayCost(recovery: Recovery): Promise<void> {
  const { database, say, settings, source } = recovery;
  const table = asideName(recovery);
  const gigabytes = ((await findTable(database, table))?.TableSizeBytes ?? 0) / GIGABYTE;
  const dollars = (price: number) => `$${(gigabytes * price).toFixed(2)}`;
  const from = 'at' in source ? `--at ${source.at.toISOString()}` : `--from-copy ${source.copyOf}`;
  say(
    `Cost       ${table} cost ${dollars(PRICES.restoreGigabyte)} to restore and costs ${dollars(PRICES.tableGigabyteMonth)} a month.`,
  );
  say(`Delete it  npm run restore -- --env ${settings.name} ${from} --discard`);
}
