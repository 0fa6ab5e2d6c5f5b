// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { courseState } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { useLearningTime } from './use-learning-time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

interface Report {
  userId: string;
  moduleId: string;
  sittingId: string;
  minutes: number;
}

/** Adds reports as the server does: only minutes beyond the known total of each sitting. */
function timekeeper() {
  const known = new Map<string, number>();
  const received: Report[] = [];
  let response: 'stores' | 'loses the response' | (() => Response) = 'stores';
  mockServer.use(
    mockCall('recordLearningTime', ({ params, body }) => {
      if (typeof response === 'function') return response();
      const { sittingId, minutes } = body;
      received.push({ ...params, sittingId, minutes } as Report);
      const addedMinutes = Math.max(0, minutes - (known.get(sittingId) ?? 0));
      known.set(sittingId, Math.max(minutes, known.get(sittingId) ?? 0));
      if (response === 'loses the response') return networkError();
      return { moduleId: params['moduleId']!, addedMinutes };
    }),
  );
  return {
    received,
    from: (next: typeof response) => {
      response = next;
    },
    total: () => [...known.values()].reduce((sum, minutes) => sum + minutes, 0),
  };
}

/** Simulates reading with an input twice a minute. */
async function readFor(minutes: number) {
  for (let second = 0; second < minutes * 60; second += 1) {
    if (second % 30 === 0) window.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(SECOND);
  }
}

async function show(visibility: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(100);
}

function open(moduleId = 'm1', learnerId = 'learner-1') {
  const queryClient = createQueryClient();
  // No component watches the query in this test.
  queryClient.setQueryDefaults(['getCourseState'], { gcTime: Number.POSITIVE_INFINITY });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const place = { learnerId, courseId: 14, moduleId };
  const { queryKey } = courseStateQuery(learnerId, 14);
  queryClient.setQueryData(queryKey, courseState());
  const view = renderHook(() => useLearningTime(place), { wrapper });
  return {
    meter: view.result.current,
    pace: () => queryClient.getQueryData(queryKey)?.pace,
    progress: () => queryClient.getQueryData(queryKey)?.progress,
    close: async () => {
      view.unmount();
      await vi.advanceTimersByTimeAsync(100);
    },
  };
}

describe('learning time', () => {
  withMockedApi();
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is reported every five minutes, as the total of the sitting', async () => {
    const server = timekeeper();
    const view = open();
    await readFor(11);
    const [first, second] = server.received;
    expect(server.received).toHaveLength(2);
    expect(first).toMatchObject({ userId: 'learner-1', moduleId: 'm1', minutes: 5 });
    expect(second).toMatchObject({ sittingId: first!.sittingId, minutes: 10 });
    expect(view.progress()).toMatchObject([{ moduleId: 'm1', timeSpent: 10, completed: false }]);
    await view.close();
    expect(server.total()).toBe(11);
  });

  it('starts the streak and adds to the week (conformance: streak and week hours in the player)', async () => {
    timekeeper();
    const view = open();
    expect(view.pace()).toEqual({ streakDays: 0, hasLearnedToday: false, minutesThisWeek: 0 });
    await readFor(11);
    expect(view.pace()).toEqual({ streakDays: 1, hasLearnedToday: true, minutesThisWeek: 10 });
    await view.close();
  });

  it('is not reported for a learner who went away', async () => {
    const server = timekeeper();
    const view = open();
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    await view.close();
    expect(server.total()).toBe(1);
  });

  it('is reported when the page is hidden, and stops there', async () => {
    const server = timekeeper();
    const view = open();
    await readFor(3);
    await show('hidden');
    expect(server.received).toMatchObject([{ minutes: 3 }]);
    await readFor(4);
    await show('visible');
    await view.close();
    expect(server.total()).toBe(3);
  });

  it('adds nothing when a response is lost and the report is repeated', async () => {
    const server = timekeeper();
    const view = open();
    server.from('loses the response');
    await readFor(5);
    server.from('stores');
    window.dispatchEvent(new Event('online'));
    await readFor(1);
    await view.close();
    expect(server.received.length).toBeGreaterThan(2);
    expect(server.total()).toBe(6);
  });

  it('is stored while the server does not respond, and sent from another module', async () => {
    const server = timekeeper();
    const view = open();
    server.from(networkError);
    await readFor(4);
    await view.close();
    expect(server.total()).toBe(0);
    server.from('stores');
    const other = open('m2');
    await readFor(0.1);
    await other.close();
    expect(server.received).toMatchObject([{ moduleId: 'm1', minutes: 4 }]);
  });

  it('is never sent as another learner’s', async () => {
    const server = timekeeper();
    const view = open('m1', 'learner-1');
    server.from(networkError);
    await readFor(4);
    await view.close();
    server.from('stores');
    const other = open('m1', 'learner-2');
    await readFor(2);
    await other.close();
    expect(server.received.map(({ userId, minutes }) => [userId, minutes])).toEqual([
      ['learner-2', 2],
    ]);
  });

  it('is removed when the server refuses it for good', async () => {
    const server = timekeeper();
    const view = open();
    server.from(() => refusal('not_enrolled'));
    await readFor(2);
    await show('hidden');
    server.from('stores');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    expect(server.total()).toBe(0);
    await view.close();
  });

  it('is reported at once for Mark Complete, and never twice', async () => {
    const server = timekeeper();
    const view = open();
    await readFor(8);
    expect(server.total()).toBe(5);
    view.meter.report();
    view.meter.report();
    await vi.advanceTimersByTimeAsync(100);
    expect(server.total()).toBe(8);
    await readFor(2);
    await view.close();
    expect(server.total()).toBe(10);
  });

  it('continues after a reload, in the same sitting', async () => {
    const server = timekeeper();
    const before = open();
    await readFor(1.5);
    await before.close();
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as PerformanceNavigationTiming,
    ]);
    const after = open();
    await readFor(1.5);
    await after.close();
    expect(server.total()).toBe(3);
    expect(new Set(server.received.map(({ sittingId }) => sittingId)).size).toBe(1);
  });

  it('starts a new sitting in a tab that inherited this one’s storage, so that both count', async () => {
    const server = timekeeper();
    const first = open();
    await readFor(3);
    await first.close();
    vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(1);
    const other = open();
    await readFor(2);
    await other.close();
    expect(server.total()).toBe(5);
    expect(new Set(server.received.map(({ sittingId }) => sittingId)).size).toBe(2);
  });
});
