// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mockServer } from '#testing/mock-api.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner, tokenOf } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { forgetConfig } from '../config.ts';
import { browserSession } from './browser-session.ts';
import { currentTokens, readSession } from './session-store.ts';

// The first use loads Amplify, which is slow on a busy machine.
beforeAll(() => import('./cognito.ts'));

const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;

/** Responds to refresh requests like Cognito, and counts them. */
function mockRefresh(respond: () => Response) {
  const counts = { refreshes: 0 };
  mockServer.use(
    http.get('*/config.json', () =>
      HttpResponse.json({
        environment: 'test',
        region: 'us-east-1',
        userPoolId: 'us-east-1_pool',
        userPoolClientId: 'client-1',
        userPoolEndpoint: '/identity/',
        authFlow: 'USER_PASSWORD_AUTH',
        hasDemo: false,
      }),
    ),
    http.post('*/identity/', () => {
      counts.refreshes += 1;
      return respond();
    }),
  );
  return counts;
}

const freshTokens = () =>
  HttpResponse.json({
    AuthenticationResult: {
      AccessToken: tokenOf({ sub: LEARNER.id, exp: inAnHour(), iat: inAnHour() - 3_600 }),
      IdToken: tokenOf({
        sub: LEARNER.id,
        email: LEARNER.email,
        name: LEARNER.name,
        exp: inAnHour(),
      }),
      ExpiresIn: 3_600,
      TokenType: 'Bearer',
    },
  });

describe('tokens for API calls', () => {
  withMockedApi();
  beforeEach(forgetConfig);

  it('come from the storage until they expire, without a request', async () => {
    signInLearner();
    expect(await browserSession.accessToken()).toBe(currentTokens()?.accessToken);
  });

  it('are undefined while signed out, without a request', async () => {
    expect(await browserSession.accessToken()).toBeUndefined();
  });

  it('are refreshed shortly before they expire, once for all waiting calls', async () => {
    signInLearner(localStorage, 10);
    const stale = currentTokens()?.accessToken;
    const counts = mockRefresh(freshTokens);
    const tokens = await Promise.all([browserSession.accessToken(), browserSession.accessToken()]);
    expect(counts.refreshes).toBe(1);
    expect(tokens[0]).toBe(tokens[1]);
    expect(tokens[0]).not.toBe(stale);
    expect(readSession().status).toBe('signed-in');
  });

  it.each([
    ['sessionStorage', () => sessionStorage],
    ['localStorage', () => localStorage],
  ])('are refreshed in %s when the session is stored there', async (_, storage) => {
    signInLearner(storage(), 10);
    mockRefresh(freshTokens);
    const token = await browserSession.accessToken();
    expect(Object.values(storage())).toContain(token);
  });

  it('end the session when Cognito refuses to refresh them', async () => {
    signInLearner(localStorage, 10);
    mockRefresh(() =>
      HttpResponse.json(
        { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
        { status: 400 },
      ),
    );
    expect(await browserSession.accessToken()).toBeUndefined();
    expect(readSession().status).toBe('signed-out');
  });

  it('keep the session when Cognito cannot be reached', async () => {
    signInLearner(localStorage, 10);
    mockRefresh(() => HttpResponse.error());
    await expect(browserSession.accessToken()).rejects.toMatchObject({ code: 'offline' });
    expect(readSession().status).toBe('signed-in');
  });
});
