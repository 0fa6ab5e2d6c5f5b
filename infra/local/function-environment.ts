import { LOCAL_TABLE_NAME } from './engine/local-table.ts';
import { COGNITO_PATH, REGION, USER_POOL_CLIENT_ID, USER_POOL_ID } from './identity/user-pool.ts';

/** What the deployment sets for every function, with the stand-ins' addresses. The SDK reads the AWS ones by itself. */
export function functionEnvironment(options: { engine: string; origin: string }) {
  return {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: options.engine,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: options.origin + COGNITO_PATH,
    TABLE_NAME: LOCAL_TABLE_NAME,
    USER_POOL_ID,
    USER_POOL_CLIENT_ID,
    ENVIRONMENT: 'local',
    POWERTOOLS_LOG_LEVEL: process.env['POWERTOOLS_LOG_LEVEL'] ?? 'WARN',
  };
}
