import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowserCaches, removeBrowserCaches } from '#testing/browser-caches.ts';
import { courseModule as module } from '#testing/catalog-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { api } from '../api-client.ts';
import type { ApiError } from '../api-error.ts';
import { isConnected, serverState, subscribeToConnection } from '../connection.ts';
import { endSession } from '../session/browser-session.ts';
import { settleWriting } from './device-responses.ts';
import { watchConnection } from './watch-connection.ts';

const getModule = { params: { id: 'm1' } };
const hanging: (() => void)[] = [];
const never = (): Promise<Response> =>
  new Promise((resolve) => hanging.push(() => resolve(networkError())));
const gateway = (): Response =>
  HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }) as Response;
const signInPage = (): Response => HttpResponse.html('<form>Accept the terms</form>') as Response;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let stop: () => void;

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(async () => {
  installBrowserCaches();
  signInLearner();
  mockServer.use(
    mockCall('getModule', () => module({ id: 'm1', title: 'Read in the hotel' })),
    mockCall('getUnreadCount', () => ({ unreadCount: 0, newestId: null })),
  );
  await api.getModule(getModule);
  await settleWriting();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop = watchConnection(LEARNER.id);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const end of hanging.splice(0)) end();
  mockServer.resetHandlers();
  mockServer.use(mockCall('getUnreadCount', () => ({ unreadCount: 0, newestId: null })));
  await api.getUnreadCount({ params: { userId: LEARNER.id } });
  stop();
  mockServer.resetHandlers();
  await settleWriting();
  await endSession();
  signOutLearner();
  removeBrowserCaches();
});
afterAll(() => mockServer.close());

/** Lets every call fail as it does in a network that leads nowhere. */
const cutOff = (respond: () => Response | Promise<Response>) =>
  mockServer.use(http.all('*/api/*', respond));

/** Returns the code of the error that a call ends with. */
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error: ApiError) => error.code,
  );

/** Resolves when the page turns out to be offline, or connected. */
const turnsOut = (connected: boolean) =>
  new Promise<void>((resolve) => {
    const end = subscribeToConnection(() => {
      if (isConnected() !== connected || serverState() === 'doubted') return;
      end();
      resolve();
    });
  });

// Source: rules/wording.md W33
describe('a network that leads nowhere, while the browser says that it is online', () => {
  it.each([
    ['whose names are not found', networkError],
    ['whose gateway responds', gateway],
    ['that asks for a sign-in', signInPage],
  ])(
    'gives back what the device has, and is offline until the server responds: one %s',
    async (_, respond) => {
      expect(navigator.onLine).toBe(true);
      cutOff(respond);
      const isOffline = turnsOut(false);
      expect((await api.getModule(getModule)).title).toBe('Read in the hotel');
      await isOffline;
      await expect(api.getModule({ params: { id: 'm2' } })).rejects.toMatchObject({
        code: 'offline',
      });

      const isBack = turnsOut(true);
      mockServer.resetHandlers();
      mockServer.use(mockCall('getUnreadCount', () => ({ unreadCount: 0, newestId: null })));
      await wait(10_000);
      await isBack;
      // What a gateway answered was not stored.
      await settleWriting();
      cutOff(networkError);
      expect((await api.getModule(getModule)).title).toBe('Read in the hotel');
    },
  );

  it('waits five seconds for a response that never comes, and then not again', async () => {
    cutOff(never);
    const isOffline = turnsOut(false);
    const read = api.getModule(getModule);
    await wait(5_000);
    expect((await read).title).toBe('Read in the hotel');
    expect(serverState()).toBe('doubted');
    await wait(5_000);
    await isOffline;
    expect((await api.getModule(getModule)).title).toBe('Read in the hotel');
    const other = codeOf(api.getModule({ params: { id: 'm2' } }));
    await wait(8_000);
    expect(await other).toBe('offline');
  });

  it('is no longer waited for by what is not on the device, once the server is silent', async () => {
    cutOff(never);
    const read = codeOf(api.listCourses());
    await wait(10_000);
    expect(await read).toBe('offline');
  });

  it('is not taken for one when the server only refuses, or fails itself', async () => {
    mockServer.use(
      mockCall('getModule', () => refusal('internal_error')),
      mockCall('listCourses', () => refusal('too_many_requests')),
    );
    await expect(api.getModule(getModule)).rejects.toMatchObject({ code: 'internal_error' });
    await expect(api.listCourses()).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(serverState()).toBe('responds');
  });
});

it('a slow response is waited for longer the next time', async () => {
  let respond = (): void => {};
  const slow = () =>
    new Promise<ReturnType<typeof module>>((resolve) => {
      respond = () => resolve(module({ id: 'm1', title: 'New edition' }));
    });
  mockServer.use(mockCall('getModule', slow));
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const read = api.getModule(getModule);
  await wait(6_000);
  expect((await read).title).toBe('Read in the hotel');
  respond();
  await expect.poll(serverState).toBe('responds');
  const again = api.getModule(getModule);
  await wait(6_000);
  respond();
  expect((await again).title).toBe('New edition');
});
