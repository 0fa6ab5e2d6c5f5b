import { site } from '@learning/content/site';
import { coachingRoutes } from '@learning/shared/contract/coaching';
import { createCoachingDependencies } from '#coaching/dependencies.ts';
import { coachingEnvironment } from '#coaching/env.ts';
import { coachingImplementations } from '#coaching/routes.ts';
import { cognitoContacts } from '#gateways/cognito/emails.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('coaching', coachingEnvironment);

export const handler = behindEdge(
  createHandler(
    coachingRoutes,
    coachingImplementations(
      createCoachingDependencies(restrictTable(openTable(environment.TABLE_NAME), 'coaching'), {
        contactOf: cognitoContacts(environment.USER_POOL_ID),
        operatorEmail: environment.OPERATOR_EMAIL || site.contact.email,
      }),
    ),
  ),
);
