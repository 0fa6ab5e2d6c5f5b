/**
 * Command: `npm run restore -- --env NAME --at TIME [--compare | --apply | --discard]` restores the table beside the live one, compares,
 * and copies back what is missing; or restores a lost table under its own name. `--from-copy DATE` takes a weekly copy instead of the
 * table's own backups. Each step is safe to repeat.
 */
import { confirm } from '#deploy/command-line.ts';
import { openEnvironment } from '#deploy/open-environment.ts';
import { OperatorFailure, runCommand } from '#deploy/operator-failure.ts';
import { missingSettings } from './complete-table.ts';
import { readArguments } from './read-arguments.ts';
import { asideName, openRecovery } from './recovery.ts';
import { applyAside, compareAside } from './restore-aside.ts';
import { completeLostTable, restoreLostTable } from './restore-lost-table.ts';
import { discardTable, findTable } from './restored-table.ts';
import { tableSettings } from './table-settings.ts';

await runCommand(async () => {
  const { settings, source, task, chosen, bucket, isConfirmed } = readArguments(
    process.argv.slice(2),
    new Date(),
  );
  const environment = await openEnvironment(settings);
  const recovery = openRecovery(environment, source, { bucket });
  const { database, tableName } = recovery;
  if (task === 'discard') {
    const aside = asideName(recovery);
    await discardTable(database, aside);
    console.log(`Deleted    ${aside}`);
    return;
  }
  if (!(await findTable(database, tableName))) {
    if (task === 'compare') {
      throw new OperatorFailure(
        `${tableName} does not exist, so there is nothing to compare: --apply restores it under its name.`,
      );
    }
    await confirm(`Restore ${tableName}?`, { isConfirmed });
    await restoreLostTable(recovery);
    return;
  }
  if (task === 'compare') {
    await compareAside(recovery, chosen);
    return;
  }
  const lacking = await missingSettings(database, tableName, tableSettings(environment.settings));
  if (lacking.length > 0) {
    console.log(`Unfinished  ${tableName} was restored and lacks ${lacking.join(', ')}.`);
    await confirm(`Complete ${tableName}?`, { isConfirmed });
    await completeLostTable(recovery);
    return;
  }
  await confirm(`Copy what is missing into ${tableName}?`, { isConfirmed });
  await applyAside(recovery, chosen);
});
