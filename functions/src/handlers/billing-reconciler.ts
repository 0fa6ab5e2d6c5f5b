import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { reconcilerEnvironment } from '#billing/env.ts';
import { createReconciler } from '#billing/reconciler/reconciler-endpoint.ts';
import { cognitoAccounts, cognitoLearners } from '#gateways/cognito/accounts.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { IN_BACKGROUND } from '#gateways/stripe/client/stripe-client.ts';
import { openMetrics } from '#observability/metrics.ts';
import { recordingRuns } from '#heartbeat/task-runs.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, ENVIRONMENT, USER_POOL_ID, TAX } = readEnvironment(
  'billing-reconciler',
  reconcilerEnvironment,
);

const table = restrictTable(openTable(TABLE_NAME), 'billing-reconciler');

const reconcile = createReconciler(
  {
    ...createBillingRepositories(table, openMetrics(ENVIRONMENT)),
    accountExists: cognitoAccounts(USER_POOL_ID),
    learnerOf: cognitoLearners(USER_POOL_ID),
    tax: TAX,
  },
  stripeOpener(process.env, (settings) => openStripe(settings, IN_BACKGROUND)),
);

export const handler = recordingRuns('billing-reconciler', table, reconcile);
