import { catalogRepository } from '#catalog/catalog-repository.ts';
import { catalogImplementations, publicCatalogRoutes } from '#catalog/routes.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('catalog', tableEnvironment);

export const handler = behindEdge(
  createHandler(
    publicCatalogRoutes,
    catalogImplementations(catalogRepository(restrictTable(openTable(TABLE_NAME), 'catalog'))),
  ),
);
