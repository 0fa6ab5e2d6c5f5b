import { checkoutEnvironment } from '#billing/env.ts';
import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { paymentImplementations, paymentRoutes } from '#billing/routes.ts';
import { cognitoEmails } from '#gateways/cognito/emails.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { openMetrics } from '#observability/metrics.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, ENVIRONMENT, USER_POOL_ID, CONSUMERS_OF_EUROPE, TAX } = readEnvironment(
  'billing',
  checkoutEnvironment,
);

export const handler = behindEdge(
  createHandler(
    paymentRoutes,
    paymentImplementations(
      createBillingRepositories(
        restrictTable(openTable(TABLE_NAME), 'billing'),
        openMetrics(ENVIRONMENT),
      ),
      stripeOpener(process.env),
      cognitoEmails(USER_POOL_ID),
      { consumersOfEuropeCanBuy: CONSUMERS_OF_EUROPE === 'yes', tax: TAX },
    ),
  ),
);
