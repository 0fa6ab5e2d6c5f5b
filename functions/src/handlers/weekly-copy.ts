import { copiesBucket } from '#gateways/copies/copies-bucket.ts';
import { tableExporter } from '#gateways/copies/table-export.ts';
import { allAccounts } from '#gateways/cognito/all-accounts.ts';
import { readEnvironment } from '#function-environments.ts';
import { recordingRuns } from '#heartbeat/task-runs.ts';
import { weeklyCopyEnvironment } from '#recovery/env.ts';
import { checkWeeklyCopy, copyWeekly } from '#recovery/weekly-copy.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('weekly-copy', weeklyCopyEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'weekly-copy');
const deps = {
  exportTable: tableExporter(environment.TABLE_ARN, environment.COPIES_BUCKET),
  accounts: () => allAccounts(environment.USER_POOL_ID),
  putCopy: copiesBucket(environment.COPIES_BUCKET),
};

/** Runs on a schedule: once a week it copies table and accounts, and some hours later it looks at how the export of the table ended. */
export const handler = recordingRuns('weekly-copy', table, async (event: unknown) => {
  const task = (event as { detail?: { task?: string } } | undefined)?.detail?.task;
  if (task === 'check') {
    await checkWeeklyCopy(new Date(), deps);
    return { done: 0 };
  }
  return { done: await copyWeekly(new Date(), deps) };
});
