import { certificateRoutes } from '@learning/shared/contract/certificates';
import { createCertificateDependencies } from '#certificates/dependencies.ts';
import { certificateEnvironment } from '#certificates/env.ts';
import { openIssuing } from '#certificates/open-issuing.ts';
import { certificateImplementations } from '#certificates/routes.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('certificates', certificateEnvironment);

export const handler = behindEdge(
  createHandler(
    certificateRoutes,
    certificateImplementations(
      createCertificateDependencies(
        restrictTable(openTable(environment.TABLE_NAME), 'certificates'),
        openIssuing(environment),
        // Few certificates name an address, so the pool's client loads when one does.
        async (userId) =>
          (await import('#gateways/cognito/emails.ts')).cognitoEmails(environment.USER_POOL_ID)(
            userId,
          ),
      ),
    ),
  ),
);
