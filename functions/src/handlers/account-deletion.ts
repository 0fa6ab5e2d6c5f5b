import { stripeOpener } from '#billing/open-billing.ts';
import { cognitoAccounts } from '#gateways/cognito/accounts.ts';
import { cognitoCloser } from '#gateways/cognito/closing.ts';
import { tombstoneBucket } from '#gateways/copies/copies-bucket.ts';
import { exportBucket } from '#gateways/exports/export-bucket.ts';
import { openMailByFetch } from '#gateways/mail-by-fetch.ts';
import { IN_BACKGROUND } from '#gateways/stripe/client/stripe-client.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { openMetrics } from '#observability/metrics.ts';
import { readEnvironment } from '#function-environments.ts';
import { accountCheck } from '#privacy/deleting/account-check-repository.ts';
import { deleteAccounts } from '#privacy/deleting/delete-accounts.ts';
import { eraseMissingAccounts } from '#privacy/deleting/erase-missing-accounts.ts';
import { createDeletionDependencies } from '#privacy/deleting/open-deletion.ts';
import { accountDeletionEnvironment } from '#privacy/env.ts';
import { privacyRepository } from '#privacy/privacy-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('account-deletion', accountDeletionEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'account-deletion');
const openAccount = stripeOpener(process.env, (settings) => openStripe(settings, IN_BACKGROUND));
const deps = createDeletionDependencies(table, openMetrics(environment.ENVIRONMENT), {
  openProvider: async () => (await openAccount()).provider,
  accounts: cognitoCloser(environment.USER_POOL_ID),
  files: exportBucket(environment.EXPORTS_BUCKET),
  tombstones: tombstoneBucket(environment.COPIES_BUCKET),
  sendMail: openMailByFetch(environment.MAIL_SENDER),
});

const missing = {
  checks: accountCheck(table),
  privacy: privacyRepository(table),
  accountExists: cognitoAccounts(environment.USER_POOL_ID),
};

/**
 * Runs when a learner deletes the account, and on a schedule. What there is to do is read from the table; at night, accounts that the user
 * pool no longer has are added to it.
 */
export async function handler(event?: { detail?: { task?: string } }): Promise<{ done: number }> {
  if (event?.detail?.task === 'missing-accounts') {
    return { done: await eraseMissingAccounts(new Date(), missing) };
  }
  return { done: await deleteAccounts(new Date(), deps) };
}
