import { identityRoutes } from '@learning/shared/contract/identity';
import { cognitoGateway } from '#gateways/cognito/sign-in.ts';
import { readEnvironment } from '#function-environments.ts';
import { createHandler } from '#http/create-handler.ts';
import { identityEnvironment } from '#identity/env.ts';
import { identityImplementations } from '#identity/routes.ts';

const { USER_POOL_ID, USER_POOL_CLIENT_ID } = readEnvironment('identity', identityEnvironment);

export const handler = createHandler(
  identityRoutes,
  identityImplementations(cognitoGateway(USER_POOL_ID, USER_POOL_CLIENT_ID)),
);
