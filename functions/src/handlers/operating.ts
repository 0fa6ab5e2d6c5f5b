import { operatingRoutes } from '@learning/shared/contract/operators/routes';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { createOperatingDependencies } from '#operating/dependencies.ts';
import { operatingEnvironment } from '#operating/env.ts';
import { openOperatingGateways } from '#operating/open-operating.ts';
import { operatingImplementations } from '#operating/routes.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('operating', operatingEnvironment);
const gateways = openOperatingGateways(environment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'operating');

export const handler = behindEdge(
  createHandler(
    operatingRoutes,
    operatingImplementations(createOperatingDependencies(table, gateways)),
    () => new Date(),
    (userId) => gateways.operators.find(userId),
  ),
);
