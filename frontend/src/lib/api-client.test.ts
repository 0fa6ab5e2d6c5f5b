// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary } from '#testing/learning-samples.ts';
import { createApiClient } from './api-client.ts';
import { addressOf } from './call-address.ts';
import { ApiError } from './api-error.ts';

const session = {
  token: undefined as string | undefined,
  nextToken: undefined as string | undefined,
  refreshes: 0,
};
const api = createApiClient({
  accessToken: async () => session.token,
  refreshedToken: async () => {
    session.refreshes += 1;
    return session.nextToken;
  },
});

/** Returns the error a call rejects with. */
const errorOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: ApiError) => error,
  );

describe('the API client', () => {
  beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() =>
    Object.assign(session, { token: undefined, nextToken: undefined, refreshes: 0 }),
  );
  afterEach(() => mockServer.resetHandlers());
  afterAll(() => mockServer.close());

  it('fills in the path and returns the parsed body, without a token while signed out', async () => {
    mockServer.use(
      mockCall('getCourse', ({ params, headers }) => {
        expect(headers.get('authorization')).toBeNull();
        expect(headers.get('content-type')).toBeNull();
        return course({ id: Number(params['id']) });
      }),
    );
    expect(await api.getCourse({ params: { id: 14 } })).toEqual(course({ id: 14 }));
  });

  it('sends the token and a JSON body', async () => {
    session.token = 'token-1';
    mockServer.use(
      mockCall('toggleBookmark', ({ body, headers }) => {
        expect(headers.get('authorization')).toBe('Bearer token-1');
        expect(headers.get('content-type')).toBe('application/json');
        return { bookmarked: body.bookmarked === true };
      }),
    );
    const call = { params: { id: 14 }, body: { userId: 'me', bookmarked: true } };
    expect(await api.toggleBookmark(call)).toEqual({ bookmarked: true });
  });

  it('gives errors the form "status: body", with code, fields and a message for the learner', async () => {
    const fields = [{ path: 'body.text', message: 'too long' }];
    mockServer.use(mockCall('getCourse', () => refusal('invalid_request', { fields })));
    const error = await errorOf(api.getCourse({ params: { id: 14 } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error.message).toMatch(/^400: \{"code":"invalid_request"/);
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', fields });
    expect(error.userMessage).toBe('Some fields are not valid. Please check them.');
  });

  it("derives the code from the status of the gateway's own responses", async () => {
    mockServer.use(
      http.get('*/api/courses', () =>
        HttpResponse.json({ message: 'Too Many Requests' }, { status: 429 }),
      ),
    );
    const error = await errorOf(api.listCourses());
    expect(error.code).toBe('too_many_requests');
    expect(error.userMessage).toBe('Too many requests. Please wait a moment.');
  });

  it.each([
    [1, '1 minute'],
    [60, '1 minute'],
    [61, '2 minutes'],
    [3000, '50 minutes'],
    [3600, '60 minutes'],
    [3601, '2 hours'],
    [86_400, '24 hours'],
    [86_401, '2 days'],
  ])('says when to try again after a refusal of %d seconds', async (seconds, wait) => {
    const body = { code: 'too_many_requests', message: 'Too many requests. Please wait a moment.' };
    mockServer.use(
      http.get('*/api/courses', () =>
        HttpResponse.json(body, { status: 429, headers: { 'retry-after': String(seconds) } }),
      ),
    );
    const error = await errorOf(api.listCourses());
    expect(error.userMessage).toBe(`Too many requests. You can try again in ${wait}.`);
    expect(error.retryAfterSeconds).toBe(seconds);
  });

  it('uses the status text when the body is empty', async () => {
    mockServer.use(
      http.get('*/api/courses', () => new HttpResponse(null, { status: 503, statusText: 'Busy' })),
    );
    expect((await errorOf(api.listCourses())).message).toBe('503: Busy');
  });

  it('reports a network error as offline', async () => {
    mockServer.use(mockCall('listCourses', networkError));
    const error = await errorOf(api.listCourses());
    expect(error).toMatchObject({ status: 0, code: 'offline' });
    expect(error.userMessage).toMatch(/can’t reach the server/);
  });

  it('retries once with a fresh token after a 401', async () => {
    session.token = 'old';
    session.nextToken = 'new';
    mockServer.use(
      mockCall('getAccess', ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? accessSummary() : refusal('unauthorized'),
      ),
    );
    expect(await api.getAccess({ params: { userId: 'me' } })).toEqual(accessSummary());
    expect(session.refreshes).toBe(1);
  });

  it('gives up after one refresh, and never refreshes while signed out', async () => {
    mockServer.use(mockCall('getCourseState', () => refusal('unauthorized')));
    const call = { params: { userId: 'me', id: 14 } };
    expect((await errorOf(api.getCourseState(call))).code).toBe('unauthorized');
    expect(session.refreshes).toBe(0);
    Object.assign(session, { token: 'old', nextToken: 'new' });
    expect((await errorOf(api.getCourseState(call))).code).toBe('unauthorized');
    expect(session.refreshes).toBe(1);
  });
});

it('encodes the values in an address, and leaves out undefined ones', () => {
  expect(addressOf('/api/users/{userId}/dashboard', { params: { userId: 'a/b' } })).toBe(
    '/api/users/a%2Fb/dashboard',
  );
  expect(addressOf('/api/x', { query: { timeZone: 'Europe/Berlin', page: undefined } })).toBe(
    '/api/x?timeZone=Europe%2FBerlin',
  );
});
