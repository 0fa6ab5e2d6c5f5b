import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type BrowserCaches,
  installBrowserCaches,
  removeBrowserCaches,
} from '#testing/browser-caches.ts';
import { course, courseModule as module, moduleSummary } from '#testing/catalog-samples.ts';
import { courseState, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { moduleQuery } from '#queries/catalog.ts';
import { courseStateQuery, playerViewQuery } from '#queries/learning.ts';
import { notesQuery } from '#queries/notes.ts';
import { api } from '../api-client.ts';
import { addressOfCall } from '../call-address.ts';
import { endSession } from '../session/browser-session.ts';
import { cacheOf } from './account-caches.ts';
import { readResponse } from './response-store.ts';
import { settleWriting } from './device-responses.ts';
import { keepChanges, refreshAfterOffline } from './keep-changes.ts';

const { id } = LEARNER;
const getModule = { params: { id: 'm1' } };
let storage: BrowserCaches;

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  storage = installBrowserCaches();
  signInLearner();
});
afterEach(async () => {
  await settleWriting();
  await endSession();
  signOutLearner();
  removeBrowserCaches();
  mockServer.resetHandlers();
});
afterAll(() => mockServer.close());

const readOnline = async (): Promise<void> => {
  mockServer.use(mockCall('getModule', () => module({ id: 'm1', title: 'Read on the train' })));
  await api.getModule(getModule);
  await settleWriting();
};
const goOffline = (): void => mockServer.use(mockCall('getModule', networkError));

describe('a call without a connection', () => {
  it('is answered with what the device has', async () => {
    await readOnline();
    goOffline();
    expect((await api.getModule(getModule)).title).toBe('Read on the train');
    await expect(api.getModule({ params: { id: 'm2' } })).rejects.toMatchObject({
      code: 'offline',
    });
  });

  it('is answered after the token has expired, too', async () => {
    await readOnline();
    signInLearner(localStorage, -60);
    mockServer.use(mockCall('getModule', () => refusal('unauthorized')));
    goOffline();
    expect((await api.getModule(getModule)).title).toBe('Read on the train');
  });

  it('fails for another account, which finds nothing of the first', async () => {
    await readOnline();
    await endSession();
    signInLearner(localStorage, 3_600, { sub: 'learner-2' });
    goOffline();
    await expect(api.getModule(getModule)).rejects.toMatchObject({ code: 'offline' });
    expect(storage.addressesIn(cacheOf(id))).toEqual([]);
  });

  it('shows the player from its parts', async () => {
    mockServer.use(
      mockCall('getPlayerView', () => ({
        course: { ...course({ id: 14 }), changes: [] },
        modules: [moduleSummary({ id: 'm1' })],
        state: courseState({ enrollment: enrollment() }),
        module: module({ id: 'm1' }),
      })),
    );
    await new QueryClient().fetchQuery(playerViewQuery(id, 14, 'm1'));
    await settleWriting();
    for (const name of ['getPlayerView', 'getCourse', 'listModules', 'getCourseState'] as const)
      mockServer.use(mockCall(name, networkError));
    goOffline();
    const queryClient = new QueryClient();
    await queryClient.fetchQuery(playerViewQuery(id, 14, 'm1'));
    expect(queryClient.getQueryData(moduleQuery('m1').queryKey)?.id).toBe('m1');
    expect(queryClient.getQueryData(courseStateQuery(id, 14).queryKey)?.enrollment).not.toBeNull();
  });
});

it('a response that arrives after sign-out is not stored', async () => {
  await readOnline();
  let respond = (): void => {};
  const waits = new Promise<void>((resolve) => (respond = resolve));
  mockServer.use(
    mockCall('getModule', async () => {
      await waits;
      return module({ id: 'm2' });
    }),
  );
  const call = api.getModule({ params: { id: 'm2' } });
  await endSession();
  respond();
  await call.catch(() => {});
  await settleWriting();
  expect(await storage.keys()).toEqual([]);
});

it('what the server refuses is removed from the device', async () => {
  await readOnline();
  mockServer.use(mockCall('getModule', () => refusal('module_not_found')));
  await expect(api.getModule(getModule)).rejects.toMatchObject({ code: 'module_not_found' });
  await expect
    .poll(() => storage.addressesIn(cacheOf(id)))
    .not.toContain(addressOfCall('getModule', getModule));
});

it('a response that the page has changed is stored as it is now, and read again when the connection is back', async () => {
  const queryClient = new QueryClient();
  const query = notesQuery(id, 14);
  mockServer.use(mockCall('listNotes', () => []));
  const stop = keepChanges(queryClient, id);
  await queryClient.fetchQuery(query);
  await settleWriting();
  const note = {
    moduleId: 'm1',
    text: 'Ask for dates',
    version: 1,
    updatedAt: '2026-11-22T09:00Z',
  };
  queryClient.setQueryData(query.queryKey, [note]);
  const address = addressOfCall('listNotes', { params: { userId: id, id: 14 } });
  await expect.poll(() => readResponse(id, address)).toContain('Ask for dates');
  stop();

  mockServer.use(mockCall('listNotes', networkError));
  const reopened = new QueryClient();
  expect(await reopened.fetchQuery(query)).toEqual([note]);
  await refreshAfterOffline(reopened);
  expect(reopened.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});
