import { site } from '@learning/content/site';
import { requestRoutes } from '@learning/shared/contract/requests';
import { openMail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { createRequestDependencies } from '#requests/dependencies.ts';
import { requestEnvironment } from '#requests/env.ts';
import { requestImplementations } from '#requests/routes.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, MAIL_SENDER } = readEnvironment('requests', requestEnvironment);

export const handler = createHandler(
  requestRoutes,
  requestImplementations(
    createRequestDependencies(restrictTable(openTable(TABLE_NAME), 'requests'), {
      sendMail: openMail(MAIL_SENDER),
      operatorEmail: site.contact.email,
    }),
  ),
);
