import { cachedContacts, cognitoContacts, cognitoEmails } from '#gateways/cognito/emails.ts';
import { openMail } from '#gateways/mail.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';
import { createTeamDependencies } from '#teams/dependencies.ts';
import { teamEnvironment } from '#teams/env.ts';
import { servedTeamRoutes, teamImplementations } from '#teams/routes.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';

const environment = readEnvironment('teams', teamEnvironment);
const contactOf = cognitoContacts(environment.USER_POOL_ID);

export const handler = behindEdge(
  createHandler(
    servedTeamRoutes,
    teamImplementations(
      createTeamDependencies(restrictTable(openTable(environment.TABLE_NAME), 'teams'), {
        sendMail: openMail(environment.MAIL_SENDER),
        emailOf: cognitoEmails(environment.USER_POOL_ID),
        contactOf,
        shownContactOf: cachedContacts(contactOf),
        siteOrigin: siteOriginReader(environment),
      }),
    ),
  ),
);
