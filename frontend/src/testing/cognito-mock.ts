import { http, HttpResponse } from 'msw';
import type { SiteConfig } from '#lib/config.ts';
import { LEARNER } from './learning-samples.ts';
import { mockServer } from './mock-api.ts';
import { freshClaims, tokenOf } from './sign-in-learner.ts';

const CONFIG: SiteConfig = {
  release: 'test',
  environment: 'test',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userPoolClientId: 'client-1',
  userPoolEndpoint: '/identity/',
  authFlow: 'USER_PASSWORD_AUTH',
  hasEmailCodes: true,
  passkeyDomain: null,
  linkedInOrganizationId: null,
  hasDemo: false,
  tax: 'none',
};

/** Serves the settings of a deployment. */
export const mockConfig = (part: Partial<SiteConfig> = {}) =>
  mockServer.use(http.get('*/config.json', () => HttpResponse.json({ ...CONFIG, ...part })));

/** The parts of a request that tests look at. */
export interface CognitoBody {
  Username?: string;
  Session?: string;
  AuthParameters?: Record<string, string>;
  ChallengeResponses?: Record<string, string>;
  ConfirmationCode?: string;
  ClientMetadata?: Record<string, string>;
}

/** Mocks Cognito with a response per call name, and returns the calls it receives. */
export function mockCognito(
  responses: Record<string, (body: CognitoBody) => Response>,
  bodies: CognitoBody[] = [],
): string[] {
  const calls: string[] = [];
  mockServer.use(
    http.post('*/identity/', async ({ request }) => {
      const call = request.headers.get('x-amz-target')?.split('.')[1] ?? '';
      const body = (await request.json()) as CognitoBody;
      calls.push(call);
      bodies.push(body);
      return responses[call]?.(body) ?? HttpResponse.json({}, { status: 500 });
    }),
  );
  return calls;
}

export const cognitoError = (name: string, message: string) => () =>
  HttpResponse.json({ __type: name, message }, { status: 400 });

/** Answers with the tokens of `LEARNER` after a sign-in. */
export const cognitoTokens = () => tokensWith(freshClaims());

/** Answers with tokens that a refresh renewed: they may change nothing at Cognito. */
export const refreshedTokens = () => tokensWith({ auth_time: freshClaims().auth_time });

const tokensWith = (accessClaims: object) => {
  const seconds = Math.floor(Date.now() / 1_000);
  const claims = { sub: LEARNER.id, iat: seconds, exp: seconds + 900 };
  return HttpResponse.json({
    AuthenticationResult: {
      AccessToken: tokenOf({ ...claims, ...accessClaims, username: 'user-1' }),
      IdToken: tokenOf({ ...claims, email: LEARNER.email, name: LEARNER.name }),
      RefreshToken: 'refresh-1',
      TokenType: 'Bearer',
      ExpiresIn: 900,
    },
  });
};
