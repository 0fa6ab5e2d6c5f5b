import { certificateRoutes } from '@learning/shared/contract/certificates';
import { createCertificateDependencies } from '#certificates/dependencies.ts';
import { issuingEnvironment } from '#certificates/env.ts';
import { openIssuing } from '#certificates/open-issuing.ts';
import { certificateImplementations } from '#certificates/routes.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('certificates', issuingEnvironment);

export const handler = behindEdge(
  createHandler(
    certificateRoutes,
    certificateImplementations(
      createCertificateDependencies(
        restrictTable(openTable(environment.TABLE_NAME), 'certificates'),
        openIssuing(environment),
      ),
    ),
  ),
);
