import { activityRoutes } from '@learning/shared/contract/activities';
import { activityImplementations } from '../activities/routes.ts';
import { submissionRepository } from '../activities/submission-repository.ts';
import { catalogRepository } from '../catalog/catalog-repository.ts';
import { createHandler } from '../http/create-handler.ts';
import { learnerRepository } from '../learning/learner-repository.ts';
import { tableEnvironment } from '../table/env.ts';
import { openTable } from '../table/table.ts';

const { TABLE_NAME } = tableEnvironment.parse(process.env);
const table = openTable(TABLE_NAME);

export const handler = createHandler(
  activityRoutes,
  activityImplementations({
    catalog: catalogRepository(table),
    learners: learnerRepository(table),
    submissions: submissionRepository(table),
  }),
);
