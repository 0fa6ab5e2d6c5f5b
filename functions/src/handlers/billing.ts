import { learnerBillingEnvironment } from '#billing/env.ts';
import { createBillingRepositories, stripeOpener } from '#billing/open-billing.ts';
import { paymentImplementations, paymentRoutes } from '#billing/routes.ts';
import { cognitoEmails } from '#gateways/cognito/emails.ts';
import { createHandler } from '#http/create-handler.ts';
import { openMetrics } from '#observability/metrics.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = tableEnvironment.parse(process.env);
const { ENVIRONMENT, USER_POOL_ID } = learnerBillingEnvironment.parse(process.env);

export const handler = createHandler(
  paymentRoutes,
  paymentImplementations(
    createBillingRepositories(
      restrictTable(openTable(TABLE_NAME), 'billing'),
      openMetrics(ENVIRONMENT),
    ),
    stripeOpener(process.env),
    cognitoEmails(USER_POOL_ID),
  ),
);
