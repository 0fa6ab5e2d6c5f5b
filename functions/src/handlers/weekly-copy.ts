import { copiesBucket } from '#gateways/copies/copies-bucket.ts';
import { tableExporter } from '#gateways/copies/table-export.ts';
import { allAccounts } from '#gateways/cognito/all-accounts.ts';
import { readEnvironment } from '#function-environments.ts';
import { weeklyCopyEnvironment } from '#recovery/env.ts';
import { checkWeeklyCopy, copyWeekly } from '#recovery/weekly-copy.ts';

const environment = readEnvironment('weekly-copy', weeklyCopyEnvironment);
const deps = {
  exportTable: tableExporter(environment.TABLE_ARN, environment.COPIES_BUCKET),
  accounts: () => allAccounts(environment.USER_POOL_ID),
  putCopy: copiesBucket(environment.COPIES_BUCKET),
};

/** Runs on a schedule: once a week it copies table and accounts, and some hours later it looks at how the export of the table ended. */
export async function handler(event?: { detail?: { task?: string } }): Promise<{ done: number }> {
  if (event?.detail?.task === 'check') {
    await checkWeeklyCopy(new Date(), deps);
    return { done: 0 };
  }
  return { done: await copyWeekly(new Date(), deps) };
}
