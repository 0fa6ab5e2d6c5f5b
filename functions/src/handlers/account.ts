import { accountRoutes } from '@learning/shared/contract/account';
import { createAccountDependencies } from '#account/dependencies.ts';
import { accountEnvironment } from '#account/env.ts';
import { accountImplementations } from '#account/routes.ts';
import { cognitoAddresses } from '#gateways/cognito/addresses.ts';
import { cognitoSignInMethods } from '#gateways/cognito/sign-in-methods.ts';
import { openMail } from '#gateways/mail.ts';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, USER_POOL_ID, MAIL_SENDER, PASSKEY_DOMAIN } = readEnvironment(
  'account',
  accountEnvironment,
);

export const handler = behindEdge(
  createHandler(
    accountRoutes,
    accountImplementations(
      createAccountDependencies(restrictTable(openTable(TABLE_NAME), 'account'), {
        addresses: cognitoAddresses(USER_POOL_ID),
        signIn: cognitoSignInMethods(USER_POOL_ID, PASSKEY_DOMAIN !== ''),
        sendMail: openMail(MAIL_SENDER),
        openProvider: async () => (await import('#account/open-provider.ts')).openProvider(),
      }),
    ),
  ),
);
