import { createActivityDependencies } from '#activities/dependencies.ts';
import { activityCallRoutes, activityImplementations } from '#activities/routes.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('activities', tableEnvironment);

export const handler = behindEdge(
  createHandler(
    activityCallRoutes,
    activityImplementations(
      createActivityDependencies(restrictTable(openTable(TABLE_NAME), 'activities')),
    ),
  ),
);
