import { handoverRoutes } from '@learning/shared/contract/handovers';
import { ulid } from 'ulid';
import { cognitoContacts } from '#gateways/cognito/emails.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';
import { handoverEnvironment } from '#teams/env.ts';
import { handoverImplementations } from '#teams/handover/routes.ts';
import { teamRepository } from '#teams/team-repository.ts';

const environment = readEnvironment('handovers', handoverEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'handovers');

export const handler = behindEdge(
  createHandler(
    handoverRoutes,
    handoverImplementations({
      teams: teamRepository(table),
      limits: limitRepository(table),
      contactOf: cognitoContacts(environment.USER_POOL_ID),
      newId: (now) => ulid(now.getTime()),
    }),
  ),
);
