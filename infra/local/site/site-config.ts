import type { TaxSetting } from '@learning/shared/domain/money/tax';
import {
  COGNITO_PATH,
  PASSKEY_DOMAIN,
  REGION,
  USER_POOL_CLIENT_ID,
  USER_POOL_ID,
} from '#identity/user-pool.ts';

/** Returns the content of `/config.json`, which a deployment writes in AWS. */
export const siteConfig = (tax: TaxSetting) => ({
  environment: 'local',
  release: 'local',
  region: REGION,
  userPoolId: USER_POOL_ID,
  userPoolClientId: USER_POOL_CLIENT_ID,
  userPoolEndpoint: COGNITO_PATH,
  authFlow: 'USER_PASSWORD_AUTH',
  hasEmailCodes: true,
  passkeyDomain: PASSKEY_DOMAIN,
  linkedInOrganizationId: null,
  hasDemo: true,
  tax,
});
