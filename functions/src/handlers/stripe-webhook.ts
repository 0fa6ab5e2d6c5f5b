import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { paymentEnvironment } from '#billing/env.ts';
import { createWebhookEndpoint } from '#billing/webhook/webhook-endpoint.ts';
import { parseThinEvent } from '#gateways/stripe/thin-events.ts';
import { openMetrics } from '#observability/metrics.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, ENVIRONMENT } = readEnvironment('stripe-webhook', paymentEnvironment);

export const handler = createWebhookEndpoint({
  repositories: createBillingRepositories(
    restrictTable(openTable(TABLE_NAME), 'stripe-webhook'),
    openMetrics(ENVIRONMENT),
  ),
  openStripe: stripeOpener(process.env),
  parseThinEvent,
});
