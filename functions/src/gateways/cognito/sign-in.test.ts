import { identityRoutes } from '@learning/shared/contract/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHandler } from '#http/create-handler.ts';
import { identityImplementations } from '#identity/routes.ts';
import { createIdentityDependencies } from '#identity/dependencies.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { callRoute, eventOf, type Handler } from '#testing/api/call-route.ts';
import { startCognitoForClients, type CognitoServer } from '#testing/api/cognito-server.ts';
import { cognitoGateway } from './sign-in.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idTokenOf = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded(claims)}.signature`;
const signedIn = (claims: object) => ({
  result: {
    AuthenticationResult: {
      AccessToken: 'access',
      IdToken: idTokenOf(claims),
      RefreshToken: 'refresh',
      ExpiresIn: 900,
      TokenType: 'Bearer',
    },
  },
});

let cognito: CognitoServer;
let handler: Handler;
beforeAll(async () => {
  cognito = await startCognitoForClients();
});
beforeEach(async () => {
  cognito.requests.length = 0;
  const gateway = cognitoGateway('us-east-1_pool', 'client');
  const table = await createTestTable(engineNames[0]!);
  handler = createHandler(
    identityRoutes,
    identityImplementations(createIdentityDependencies(restrictTable(table, 'identity'), gateway)),
  );
});
afterAll(() => cognito.close());

const login = (email = 'zoe@example.org', password = 'correct horse') =>
  callRoute(handler, identityRoutes.login, { body: { email, password } });

describe('signing in through the API', () => {
  test('returns the learner and the tokens', async () => {
    cognito.response = signedIn({ sub: 'u1', email: 'zoe@example.org', name: 'Zoë Őry' });
    const { status, body } = await login();
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'u1',
      email: 'zoe@example.org',
      name: 'Zoë Őry',
      tokens: {
        accessToken: 'access',
        idToken: expect.stringContaining('.') as string,
        refreshToken: 'refresh',
        expiresIn: 900,
      },
    });
    expect(cognito.requests).toEqual([
      {
        UserPoolId: 'us-east-1_pool',
        ClientId: 'client',
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'zoe@example.org', PASSWORD: 'correct horse' },
        ContextData: expect.objectContaining({ IpAddress: expect.any(String) as string }) as object,
      },
    ]);
  });

  test('leaves the name empty when the learner gave none', async () => {
    cognito.response = signedIn({ sub: 'u1' });
    expect((await login()).body).toMatchObject({ name: '', email: 'zoe@example.org' });
  });

  test.each([
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
  ])('does not reveal which accounts exist: %s gets the same refusal', async (error) => {
    cognito.response = { error };
    const { status, body } = await login();
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'invalid_credentials', message: 'Invalid email or password' });
  });

  test('refuses an account that requires a second factor', async () => {
    cognito.response = { result: { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: 's' } };
    expect((await login()).status).toBe(401);
  });

  test('reports too many attempts', async () => {
    cognito.response = { error: 'TooManyRequestsException' };
    const { status, body } = await login();
    expect({ status, body }).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  });

  test('is an internal error when Cognito is misconfigured', async () => {
    cognito.response = { error: 'ResourceNotFoundException' };
    expect((await login()).status).toBe(500);
  });

  test('tells Cognito’s threat protection where the caller is, not where the function is', async () => {
    cognito.response = signedIn({ sub: 'u1' });
    const event = eventOf('POST /api/auth/login', {
      body: { email: 'zoe@example.org', password: 'correct horse' },
    });
    Object.assign(event.headers, {
      'x-viewer-address': '2001:db8::7',
      'user-agent': 'curl/8',
      authorization: 'secret',
    });
    Object.assign(event, { rawPath: '/api/auth/login' });
    Object.assign(event.requestContext, { domainName: 'learning.example' });
    await handler(event);
    expect(cognito.requests[0]!['ContextData']).toEqual({
      IpAddress: '2001:db8::7',
      ServerName: 'learning.example',
      ServerPath: '/api/auth/login',
      HttpHeaders: [{ headerName: 'user-agent', headerValue: 'curl/8' }],
    });
  });

  test('asks Cognito no more after 5 wrong passwords, and says when to try again', async () => {
    cognito.response = { error: 'NotAuthorizedException' };
    for (let guess = 0; guess < 5; guess += 1)
      expect((await login('eve@example.org')).status).toBe(401);
    const refused = await login('eve@example.org');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(cognito.requests).toHaveLength(5);
  });

  test('does not call Cognito without a valid address', async () => {
    expect((await login('no-address')).status).toBe(400);
    expect(cognito.requests).toEqual([]);
  });
});
