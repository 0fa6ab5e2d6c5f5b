import { reviewRoutes } from '@learning/shared/contract/reviews';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { createReviewDependencies } from '#reviews/dependencies.ts';
import { reviewImplementations } from '#reviews/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('reviews', tableEnvironment);

export const handler = behindEdge(
  createHandler(
    reviewRoutes,
    reviewImplementations(
      createReviewDependencies(restrictTable(openTable(TABLE_NAME), 'reviews')),
    ),
  ),
);
