import { companyRoutes } from '@learning/shared/contract/companies';
import { createCompanyDependencies } from '#companies/dependencies.ts';
import { companyImplementations } from '#companies/routes.ts';
import { tokenChecker } from '#companies/tokens/check-token.ts';
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
const table = restrictTable(openTable(environment.TABLE_NAME), 'teams');
const contactOf = cognitoContacts(environment.USER_POOL_ID);
const shownContactOf = cachedContacts(contactOf);
const companies = createCompanyDependencies(table, {
  shownContactOf,
  allowsPrivateWebhooks: environment.LOCAL_WEBHOOKS === 'yes',
});

export const handler = behindEdge(
  createHandler(
    { ...servedTeamRoutes, ...companyRoutes },
    {
      ...teamImplementations(
        createTeamDependencies(table, {
          sendMail: openMail(environment.MAIL_SENDER),
          emailOf: cognitoEmails(environment.USER_POOL_ID),
          contactOf,
          shownContactOf,
          siteOrigin: siteOriginReader(environment),
        }),
      ),
      ...companyImplementations(companies),
    },
    undefined,
    undefined,
    tokenChecker(companies),
  ),
);
