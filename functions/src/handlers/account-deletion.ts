import { stripeOpener } from '#billing/open-billing.ts';
import { cognitoCloser } from '#gateways/cognito/closing.ts';
import { exportBucket } from '#gateways/exports/export-bucket.ts';
import { openMailByFetch } from '#gateways/mail-by-fetch.ts';
import { IN_BACKGROUND } from '#gateways/stripe/client/stripe-client.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { openMetrics } from '#observability/metrics.ts';
import { readEnvironment } from '#function-environments.ts';
import { deleteAccounts } from '#privacy/deleting/delete-accounts.ts';
import { createDeletionDependencies } from '#privacy/deleting/open-deletion.ts';
import { accountDeletionEnvironment } from '#privacy/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('account-deletion', accountDeletionEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'account-deletion');
const openAccount = stripeOpener(process.env, (settings) => openStripe(settings, IN_BACKGROUND));
const deps = createDeletionDependencies(table, openMetrics(environment.ENVIRONMENT), {
  openProvider: async () => (await openAccount()).provider,
  accounts: cognitoCloser(environment.USER_POOL_ID),
  files: exportBucket(environment.EXPORTS_BUCKET),
  sendMail: openMailByFetch(environment.MAIL_SENDER),
});

/** Runs when a learner deletes the account, and on a schedule. What there is to do is read from the table. */
export async function handler(): Promise<{ done: number }> {
  return { done: await deleteAccounts(new Date(), deps) };
}
