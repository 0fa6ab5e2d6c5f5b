import { cognitoEmails } from '#gateways/cognito/emails.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { learningEnvironment } from '#learning/env.ts';
import { learnerRoutes, learningImplementations } from '#learning/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, USER_POOL_ID } = readEnvironment('learning', learningEnvironment);

export const handler = behindEdge(
  createHandler(
    learnerRoutes,
    learningImplementations(
      createLearningDependencies(restrictTable(openTable(TABLE_NAME), 'learning'), {
        emailOf: cognitoEmails(USER_POOL_ID),
        hashKey: USER_POOL_ID,
      }),
    ),
  ),
);
