import { notificationRoutes } from '@learning/shared/contract/notifications';
import { cachedContacts, cognitoContacts } from '#gateways/cognito/emails.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { createNotificationDependencies } from '#notifications/dependencies.ts';
import { notificationEnvironment } from '#notifications/env.ts';
import { notificationImplementations } from '#notifications/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('notifications', notificationEnvironment);
const { TABLE_NAME, USER_POOL_ID } = environment;
const contactOf = cognitoContacts(USER_POOL_ID);

export const handler = behindEdge(
  createHandler(
    notificationRoutes,
    notificationImplementations(
      createNotificationDependencies(restrictTable(openTable(TABLE_NAME), 'notifications'), {
        contactOf,
        shownContactOf: cachedContacts(contactOf),
        hashKey: USER_POOL_ID,
        siteOrigin: siteOriginReader(environment),
      }),
    ),
  ),
);
