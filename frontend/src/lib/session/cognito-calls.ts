/** Calls of Cognito that Amplify has no function for, or makes in a way that a reload interrupts. Loaded with `import()` only. */
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { configureCognito, setTokenStorage } from './cognito.ts';
import { nextSessionStorage } from './shared-computer.ts';

type Operation =
  | 'ConfirmSignUp'
  | 'InitiateAuth'
  | 'RespondToAuthChallenge'
  | 'RevokeToken'
  | 'StartWebAuthnRegistration';

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}

interface CognitoResponse {
  Session?: string;
  ChallengeName?: string;
  /** What a device needs to make a passkey. */
  CredentialCreationOptions?: PublicKeyCredentialCreationOptionsJSON;
  AuthenticationResult?: Tokens;
}

/** Calls with an access token, which says of which client it is. */
const WITHOUT_CLIENT: readonly Operation[] = ['StartWebAuthnRegistration'];

/** Calls Cognito. Rejects with an error that has Cognito's name and message. */
export async function callCognito(operation: Operation, fields: object): Promise<CognitoResponse> {
  const { userPoolEndpoint, userPoolClientId, region } = await configureCognito();
  const response = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({
      ...(WITHOUT_CLIENT.includes(operation) ? {} : { ClientId: userPoolClientId }),
      ...fields,
    }),
  });
  const body = (await response.json()) as CognitoResponse & { __type?: string; message?: string };
  if (response.ok) return body;
  const error = new Error(body.message ?? '');
  error.name = body.__type?.split('#').at(-1) ?? 'UnknownError';
  throw error;
}

/** Stores tokens as Amplify does after its own sign-in. */
export async function storeTokens(tokens: Tokens, storage = nextSessionStorage()): Promise<void> {
  setTokenStorage(storage);
  const accessToken = decodeJWT(tokens.AccessToken);
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken,
      idToken: decodeJWT(tokens.IdToken),
      refreshToken: tokens.RefreshToken,
      clockDrift: (accessToken.payload.iat ?? 0) * 1000 - Date.now(),
      username: accessToken.payload['username'] as string,
    },
  });
}
