import { demoAccount } from '#identity/demo-account.ts';
import { COGNITO_PATH, USER_POOL_CLIENT_ID } from '#identity/user-pool.ts';
import { StartFailure } from './start-failure.ts';

/**
 * Requests what a learner needs first: the home page, the catalog, and a sign-in with the demo account.
 *
 * @throws StartFailure naming the address that does not respond correctly
 */
export async function assertResponses(origin: string): Promise<void> {
  const signIn = {
    ClientId: USER_POOL_CLIENT_ID,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: demoAccount.email, PASSWORD: demoAccount.password },
  };
  await Promise.all([
    assertOk(`${origin}/`),
    assertOk(`${origin}/config.json`),
    assertOk(`${origin}/api/courses`),
    assertOk(origin + COGNITO_PATH, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify(signIn),
    }),
  ]);
}

async function assertOk(url: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(url, init).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new StartFailure(`${url} cannot be reached (${reason}). Choose another PORT.`);
  });
  const text = await response.text();
  if (response.ok) return;
  throw new StartFailure(`${url} responded with ${response.status}: ${text.slice(0, 200)}`);
}
