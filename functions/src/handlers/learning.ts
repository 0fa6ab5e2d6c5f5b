import { createHandler } from '#http/create-handler.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { learnerRoutes, learningImplementations } from '#learning/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('learning', tableEnvironment);

export const handler = createHandler(
  learnerRoutes,
  learningImplementations(
    createLearningDependencies(restrictTable(openTable(TABLE_NAME), 'learning')),
  ),
);
