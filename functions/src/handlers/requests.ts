import { site } from '@learning/content/site';
import { requestRoutes } from '@learning/shared/contract/requests';
import { openMail } from '#gateways/mail.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { createRequestDependencies } from '#requests/dependencies.ts';
import { requestEnvironment } from '#requests/env.ts';
import { requestImplementations } from '#requests/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('requests', requestEnvironment);

export const handler = behindEdge(
  createHandler(
    requestRoutes,
    requestImplementations(
      createRequestDependencies(restrictTable(openTable(environment.TABLE_NAME), 'requests'), {
        sendMail: openMail(environment.MAIL_SENDER),
        operatorEmail: environment.OPERATOR_EMAIL || site.contact.email,
        siteOrigin: siteOriginReader(environment),
      }),
    ),
  ),
);
