import { catalogRepository } from '#catalog/catalog-repository.ts';
import { cognitoContacts } from '#gateways/cognito/emails.ts';
import { exportBucket } from '#gateways/exports/export-bucket.ts';
import { openMail } from '#gateways/mail.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { recordingRuns } from '#heartbeat/task-runs.ts';
import { readEnvironment } from '#function-environments.ts';
import { dataExportEnvironment } from '#privacy/env.ts';
import { prepareExports } from '#privacy/exporting/prepare-exports.ts';
import { privacyWork } from '#privacy/privacy-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('data-export', dataExportEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'data-export');
const deps = {
  table,
  catalog: catalogRepository(table),
  work: privacyWork(table),
  files: exportBucket(environment.EXPORTS_BUCKET),
  contactOf: cognitoContacts(environment.USER_POOL_ID),
  sendMail: openMail(environment.MAIL_SENDER),
  siteOrigin: siteOriginReader(environment),
  hashKey: environment.USER_POOL_ID,
};

/** Runs when a learner asks for a download, and on a schedule. What there is to do is read from the table. */
export const handler = recordingRuns('data-export', table, async () => ({
  done: await prepareExports(new Date(), deps),
}));
