import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { billingEnvironment } from '#billing/env.ts';
import { createWebhookEndpoint } from '#billing/webhook/webhook-endpoint.ts';
import { openMetrics } from '#observability/metrics.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = tableEnvironment.parse(process.env);
const { ENVIRONMENT } = billingEnvironment.parse(process.env);

export const handler = createWebhookEndpoint(
  createBillingRepositories(
    restrictTable(openTable(TABLE_NAME), 'stripe-webhook'),
    openMetrics(ENVIRONMENT),
  ),
  stripeOpener(process.env),
);
