import {
  erasedButStored,
  eraseMessagesAgain,
} from '@learning/functions/privacy/deleting/erase-again';
import { tableNamed } from '@learning/functions/recovery/table-named';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { completeTable } from './complete-table.ts';
import { eraseAccountsAgain } from './erase-again.ts';
import { followStream } from './follow-stream.ts';
import { momentOf, type Recovery } from './recovery.ts';
import { importCopy } from './import-copy.ts';
import { findBackup, restoreBackup } from './restored-table.ts';
import { findTableCopy, readTombstones } from './stored-copies.ts';
import { tableSettings } from './table-settings.ts';

/**
 * Restores a table that no longer exists under its own name, turns on what DynamoDB does not restore, has the functions follow its stream,
 * and erases again what was erased since. CloudFormation stays its owner, by its name. Safe to repeat after it stopped anywhere.
 *
 * @throws OperatorFailure when there is no backup and no copy
 */
export async function restoreLostTable(recovery: Recovery): Promise<void> {
  const moment = await restore(recovery);
  recovery.say(`Restored   ${recovery.tableName}, as it was at ${moment.toISOString()}`);
  await completeLostTable(recovery, moment);
}

/** Does what is left after the items of a lost table were restored. */
export async function completeLostTable(
  recovery: Recovery,
  moment = momentOf(recovery.source),
): Promise<void> {
  const { settings, database, storage, copiesBucket, tableName, say } = recovery;
  const streamArn = await completeTable(database, tableName, tableSettings(settings));
  say('Turned on  stream, expiry, recovery, protection, tags');
  await followStream(recovery, settings.name, streamArn);
  say('Followed   the functions listen to the new stream');
  const table = tableNamed(tableName);
  const { accounts, messages } = await readTombstones(storage, copiesBucket);
  await eraseMessagesAgain(messages, table);
  await eraseAccountsAgain(recovery, await erasedButStored(accounts, { table, moment }), table);
  say(`Next       npm run deploy -- --env ${settings.name}`);
}

/** @returns the moment that the restored items are of */
async function restore(recovery: Recovery): Promise<Date> {
  const { settings, database, storage, copiesBucket, source, tableName: to } = recovery;
  if ('copyOf' in source) {
    const prefix = await findTableCopy(storage, copiesBucket, source.copyOf);
    await importCopy(database, { bucket: copiesBucket, prefix, to });
    return momentOf(source);
  }
  const backup = await findBackup(database, to, source.at);
  if (!backup) {
    throw new OperatorFailure(
      `${to} does not exist, and there is no backup of it. Use a weekly copy: npm run restore -- --env ${settings.name} --from-copy DATE --apply`,
    );
  }
  await restoreBackup(database, { backup, to });
  return backup.BackupCreationDateTime!;
}
