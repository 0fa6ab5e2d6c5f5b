// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { course, courseModule } from '#testing/catalog-samples.ts';
import { courseState, dashboard, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { dashboardQuery } from '#queries/dashboard.ts';
import { playerViewQuery } from '#queries/learning.ts';
import { startEarlyCalls } from '../app/head/early-calls.ts';
import { api } from './api-client.ts';
import { createQueryClient } from './query-client.ts';

const view = () => ({
  course: course(),
  modules: [],
  state: courseState({ enrollment: enrollment() }),
  module: courseModule({ id: 'm2' }),
});
const PLAYER = '/course/14/play?module=m2';
const playerCall = { params: { userId: LEARNER.id, id: 14 }, query: { module: 'm2' } };

/** Opens an address as far as the early calls. */
function open(address: string) {
  history.replaceState(null, '', address);
  startEarlyCalls();
}

/** Counts the calls that reach the server. */
function serve() {
  const calls: string[] = [];
  mockServer.use(
    mockCall('getPlayerView', ({ headers, query }) => {
      calls.push(`player ${query.get('module')} ${headers.get('authorization')?.slice(0, 7)}`);
      return view();
    }),
    mockCall('getDashboard', () => {
      calls.push('dashboard');
      return dashboard();
    }),
  );
  return calls;
}

describe('an early call', () => {
  withMockedApi();
  afterEach(() => {
    delete window.earlyCalls;
    history.replaceState(null, '', '/');
  });

  it('of a lesson is adopted by the first view of the player', async () => {
    const calls = serve();
    signInLearner();
    open(PLAYER);
    await createQueryClient().fetchQuery(playerViewQuery(LEARNER.id, 14, 'm2'));
    expect(calls).toEqual(['player m2 Bearer ']);
  });

  it('of the introduction names no module', async () => {
    const calls = serve();
    signInLearner(sessionStorage);
    open('/course/14/play?module=%3Cscript%3E');
    await createQueryClient().fetchQuery(playerViewQuery(LEARNER.id, 14, undefined));
    expect(calls).toEqual(['player null Bearer ']);
  });

  it('of the dashboard is adopted by its query, with the time zone of the device', async () => {
    const calls = serve();
    signInLearner();
    open('/dashboard');
    await createQueryClient().fetchQuery(dashboardQuery(LEARNER.id));
    expect(calls).toEqual(['dashboard']);
  });

  it('is adopted once, and only for the same module', async () => {
    const calls = serve();
    signInLearner();
    open(PLAYER);
    await api.getPlayerView({ ...playerCall, query: { module: 'm3' } });
    await api.getPlayerView(playerCall);
    await api.getPlayerView(playerCall);
    expect(calls).toHaveLength(3);
  });

  it('is dropped when another page opens first', async () => {
    const calls = serve();
    signInLearner();
    open(PLAYER);
    history.replaceState(null, '', '/account');
    await api.getPlayerView(playerCall);
    expect(calls).toHaveLength(2);
  });

  it('that failed is made again, so that the error is the ordinary one', async () => {
    let isBusy = true;
    mockServer.use(
      mockCall('getPlayerView', () => (isBusy ? refusal('service_unavailable') : view())),
    );
    signInLearner();
    open(PLAYER);
    await Promise.allSettled(Object.values(window.earlyCalls!.responses));
    isBusy = false;
    expect((await api.getPlayerView(playerCall)).module?.id).toBe('m2');
  });

  it.each([
    ['no one is signed in', () => undefined],
    ['the token is about to expire', () => signInLearner(localStorage, 20)],
    [
      'the token cannot be read',
      () => {
        signInLearner();
        for (const key of Object.keys(localStorage)) {
          if (key.endsWith('.accessToken')) localStorage.setItem(key, 'x');
        }
      },
    ],
  ])('is not made when %s', (_case, prepare) => {
    prepare();
    open(PLAYER);
    expect(window.earlyCalls).toBeUndefined();
  });

  it('is not made for a dashboard that waits for the trial', () => {
    signInLearner();
    open('/dashboard?trial=start');
    expect(window.earlyCalls?.responses).toEqual({});
  });
});
