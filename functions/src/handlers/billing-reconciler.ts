import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { paymentEnvironment } from '#billing/env.ts';
import { createReconciler } from '#billing/reconciler/reconciler-endpoint.ts';
import { openStripe } from '#gateways/stripe/open-stripe.ts';
import { IN_BACKGROUND } from '#gateways/stripe/client/stripe-client.ts';
import { openMetrics } from '#observability/metrics.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, ENVIRONMENT } = readEnvironment('billing-reconciler', paymentEnvironment);

export const handler = createReconciler(
  createBillingRepositories(
    restrictTable(openTable(TABLE_NAME), 'billing-reconciler'),
    openMetrics(ENVIRONMENT),
  ),
  stripeOpener(process.env, (settings) => openStripe(settings, IN_BACKGROUND)),
);
