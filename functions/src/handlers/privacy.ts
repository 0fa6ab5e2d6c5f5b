import { privacyRoutes } from '@learning/shared/contract/privacy';
import { cognitoCloser } from '#gateways/cognito/closing.ts';
import { cognitoContacts } from '#gateways/cognito/emails.ts';
import { exportBucket } from '#gateways/exports/export-bucket.ts';
import { functionStarter } from '#gateways/functions/start-function.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { createPrivacyDependencies } from '#privacy/dependencies.ts';
import { privacyEnvironment } from '#privacy/env.ts';
import { privacyImplementations } from '#privacy/routes.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('privacy', privacyEnvironment);

export const handler = behindEdge(
  createHandler(
    privacyRoutes,
    privacyImplementations(
      createPrivacyDependencies(restrictTable(openTable(environment.TABLE_NAME), 'privacy'), {
        accounts: cognitoCloser(environment.USER_POOL_ID),
        contactOf: cognitoContacts(environment.USER_POOL_ID),
        files: exportBucket(environment.EXPORTS_BUCKET),
        startExports: functionStarter(environment.EXPORT_FUNCTION),
        startDeletions: functionStarter(environment.DELETION_FUNCTION),
      }),
    ),
  ),
);
