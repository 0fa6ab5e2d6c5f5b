import { capstoneRoutes } from '@learning/shared/contract/capstones';
import { retestRoutes } from '@learning/shared/contract/retests';
import { createActivityDependencies } from '#activities/dependencies.ts';
import { activityCallRoutes, activityImplementations } from '#activities/routes.ts';
import { createCapstoneDependencies } from '#capstones/dependencies.ts';
import { capstoneImplementations } from '#capstones/routes.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { createRetestDependencies } from '#retests/dependencies.ts';
import { retestImplementations } from '#retests/routes.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('activities', tableEnvironment);

const table = restrictTable(openTable(TABLE_NAME), 'activities');
const activities = createActivityDependencies(table);

export const handler = behindEdge(
  createHandler(
    { ...activityCallRoutes, ...capstoneRoutes, ...retestRoutes },
    {
      ...activityImplementations(activities),
      ...capstoneImplementations(createCapstoneDependencies(table)),
      ...retestImplementations(createRetestDependencies(table, activities.catalog)),
    },
  ),
);
