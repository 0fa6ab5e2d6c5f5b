import { certificateRoutes } from '@learning/shared/contract/certificates';
import { certificateRepository } from '#certificates/certificate-repository.ts';
import { certificateImplementations } from '#certificates/routes.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('certificates', tableEnvironment);

export const handler = createHandler(
  certificateRoutes,
  certificateImplementations(
    certificateRepository(restrictTable(openTable(TABLE_NAME), 'certificates')),
  ),
);
