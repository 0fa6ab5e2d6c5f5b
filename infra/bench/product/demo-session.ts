import type { RunningProduct } from './start-product.ts';

export interface DemoSession {
  userId: string;
  accessToken: string;
  /** What the browser keeps in `localStorage` while the demo learner stays signed in. */
  stored: Record<string, string>;
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

/** Signs the demo learner in as the login page does. */
export async function signInDemo({ origin, demo }: RunningProduct): Promise<DemoSession> {
  const config = (await (await fetch(`${origin}/config.json`)).json()) as {
    userPoolEndpoint: string;
    userPoolClientId: string;
  };
  const response = await fetch(new URL(config.userPoolEndpoint, origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      ClientId: config.userPoolClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: demo.email, PASSWORD: demo.password },
    }),
  });
  if (!response.ok) throw new Error(`The demo learner cannot sign in: ${await response.text()}`);
  const { AuthenticationResult: tokens } = (await response.json()) as {
    AuthenticationResult: Tokens;
  };
  const claims = JSON.parse(
    Buffer.from(tokens.AccessToken.split('.')[1]!, 'base64url').toString(),
  ) as { sub: string; username: string };
  const client = `CognitoIdentityServiceProvider.${config.userPoolClientId}`;
  const user = `${client}.${claims.username}`;
  return {
    userId: claims.sub,
    accessToken: tokens.AccessToken,
    stored: {
      [`${client}.LastAuthUser`]: claims.username,
      [`${user}.accessToken`]: tokens.AccessToken,
      [`${user}.idToken`]: tokens.IdToken,
      [`${user}.refreshToken`]: tokens.RefreshToken,
      [`${user}.clockDrift`]: '0',
    },
  };
}
