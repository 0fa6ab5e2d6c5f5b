import { randomUUID } from 'node:crypto';
import type { Product, RunningProduct } from './start-product.ts';

export interface LearnerSession {
  userId: string;
  accessToken: string;
  /** What the browser keeps in `localStorage` while the learner stays signed in. */
  stored: Record<string, string>;
}

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

interface SignInResponse {
  AuthenticationResult?: Tokens;
  Session?: string;
}

interface Config {
  userPoolEndpoint: string;
  userPoolClientId: string;
}

/** Signs the demo learner in as the login page does. */
export async function signInDemo(product: Product): Promise<LearnerSession> {
  return signIn(product.origin, product.demo.email, product.demo.password);
}

/** Creates the account of a learner who, unlike the demo learner, may pay, and signs them in. */
export async function signInNewLearner({ origin }: Product): Promise<LearnerSession> {
  const config = await readConfig(origin);
  const username = randomUUID();
  const email = `learner-${username}@example.com`;
  const password = randomUUID();
  await callCognito(origin, config, 'SignUp', {
    Username: username,
    Password: password,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ada Okafor' },
    ],
  });
  const outbox = (await (await fetch(`${origin}/_local/outbox.json`)).json()) as {
    to: string;
    code?: string;
  }[];
  const code = outbox.find((mail) => mail.to === email && mail.code !== undefined)?.code;
  await callCognito(origin, config, 'ConfirmSignUp', {
    Username: username,
    ConfirmationCode: code,
  });
  return signIn(origin, email, password);
}

/** Signs the demo operator in with the code that `/_local` shows. */
export async function signInOperator({
  origin,
  operator,
}: RunningProduct): Promise<LearnerSession> {
  const page = await (await fetch(`${origin}/_local`)).text();
  // Mails on the same page name the address, too.
  const code = new RegExp(`<dd>${operator.email}</dd>[\\s\\S]*?<dd>(\\d{6})</dd>`).exec(page)![1]!;
  return signIn(origin, operator.email, operator.password, code);
}

/** @param code of the authenticator app, for an account that has one */
async function signIn(
  origin: string,
  email: string,
  password: string,
  code?: string,
): Promise<LearnerSession> {
  const config = await readConfig(origin);
  let response = (await callCognito(origin, config, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })) as SignInResponse;
  if (code !== undefined) {
    response = (await callCognito(origin, config, 'RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: response.Session,
      ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
    })) as SignInResponse;
  }
  const tokens = response.AuthenticationResult!;
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

async function readConfig(origin: string): Promise<Config> {
  return (await (await fetch(`${origin}/config.json`)).json()) as Config;
}

/** @throws Error with the response when Cognito refuses the call */
async function callCognito(
  origin: string,
  config: Config,
  operation: string,
  fields: object,
): Promise<unknown> {
  const response = await fetch(new URL(config.userPoolEndpoint, origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: config.userPoolClientId, ...fields }),
  });
  if (!response.ok) throw new Error(`Cognito refused ${operation}: ${await response.text()}`);
  return response.json();
}
