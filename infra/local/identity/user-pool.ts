/** Names of the local user pool. They never change, so that tokens and stored sessions survive a restart. */

export const REGION = 'us-east-1';
export const USER_POOL_ID = `${REGION}_LocalPool`;
export const USER_POOL_CLIENT_ID = 'localbrowserclient00000000';

/** Cognito's name in tokens. No one sends requests to this address. */
export const ISSUER = `https://cognito-idp.${REGION}.amazonaws.com/${USER_POOL_ID}`;

/** The domain that passkeys belong to, with any port. An IP address cannot have passkeys. */
export const PASSKEY_DOMAIN = 'localhost';

/** Path of the stand-in on the platform's origin. */
export const COGNITO_PATH = '/_local/cognito/';
