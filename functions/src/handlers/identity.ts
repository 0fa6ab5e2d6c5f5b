import { identityRoutes } from '@learning/shared/contract/identity';
import { cognitoGateway } from '#gateways/cognito/sign-in.ts';
import { readEnvironment } from '#function-environments.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { identityEnvironment } from '#identity/env.ts';
import { identityImplementations } from '#identity/routes.ts';
import { createIdentityDependencies } from '#identity/dependencies.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, USER_POOL_ID, USER_POOL_CLIENT_ID } = readEnvironment(
  'identity',
  identityEnvironment,
);

export const handler = behindEdge(
  createHandler(
    identityRoutes,
    identityImplementations(
      createIdentityDependencies(
        restrictTable(openTable(TABLE_NAME), 'identity'),
        cognitoGateway(USER_POOL_ID, USER_POOL_CLIENT_ID),
      ),
    ),
  ),
);
