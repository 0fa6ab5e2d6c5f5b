import { demoRoutes } from '@learning/shared/contract/demo';
import { createDemoDependencies } from '#demo/dependencies.ts';
import { demoEnvironment } from '#demo/env.ts';
import { demoImplementations } from '#demo/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { cognitoDemoUsers } from '#gateways/cognito/demo-users.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, USER_POOL_ID, HAS_DEMO } = readEnvironment('demo', demoEnvironment);

export const handler = behindEdge(
  createHandler(
    demoRoutes,
    demoImplementations(
      HAS_DEMO === 'yes'
        ? createDemoDependencies(
            restrictTable(openTable(TABLE_NAME), 'demo'),
            cognitoDemoUsers(USER_POOL_ID),
          )
        : undefined,
    ),
  ),
);
