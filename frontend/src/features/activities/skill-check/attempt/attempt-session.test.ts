// @vitest-environment happy-dom
import type { ActivityState, SkillCheckAnswers } from '@learning/shared/contract/activities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityState, activitySubmission } from '#testing/activity-samples.ts';
import { ApiError, offlineError } from '#lib/api-error.ts';
import { AttemptSession } from './attempt-session.ts';
import { openAttemptStore } from './attempt-store.ts';
import { attempt } from '#features/activities/testing/mock-skill-check.tsx';

const store = () => openAttemptStore('ada', 'check-1', 'attempt-0001');
const submission = activitySubmission({ attemptId: 'attempt-0001' });

/** Opens a session in front of a server that the test controls. */
function openSession({ secondsLeft = 900, answers = {} as SkillCheckAnswers } = {}) {
  const server = {
    state: activityState({ attempt: attempt({ secondsLeft, answers }) }) as ActivityState,
    saveError: undefined as Error | undefined,
    canSubmit: true,
  };
  const seen = {
    saved: [] as SkillCheckAnswers[],
    submitted: [] as SkillCheckAnswers[],
    graded: [] as boolean[],
    replaced: [] as ActivityState[],
    closed: [] as unknown[],
  };
  const session = new AttemptSession({
    learnerId: 'ada',
    attempt: attempt({ secondsLeft, answers }),
    clocks: { steady: () => Date.now(), wall: () => Date.now() },
    gateway: {
      saveAnswers: async (changed) => {
        if (server.saveError) throw server.saveError;
        seen.saved.push(changed);
        return { secondsLeft };
      },
      readState: async () => server.state,
      submit: async (unsaved) => {
        seen.submitted.push(unsaved);
        return server.canSubmit ? submission : undefined;
      },
    },
    events: {
      onGraded: (_, wasTimeUp) => seen.graded.push(wasTimeUp),
      onReplaced: (state) => seen.replaced.push(state),
      onClosed: (state) => seen.closed.push(state),
    },
  });
  const close = session.open();
  closers.push(close);
  return { session, server, close, ...seen };
}

const closers: (() => void)[] = [];

describe('an attempt session', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    for (const close of closers.splice(0)) close();
    vi.useRealTimers();
    localStorage.clear();
  });

  it('submits what the server may not have, answers of other tabs included', async () => {
    const { session, submitted, graded } = openSession({ answers: { q1: 'saved before' } });
    session.answer('q2', 'saved now', false);
    await vi.advanceTimersByTimeAsync(0);
    session.answer('q3', 'being typed', true);
    store().change(({ answers }) => ({ answers: { ...answers, q4: 'other tab' } }));
    await session.submit();
    expect(submitted).toEqual([{ q3: 'being typed', q4: 'other tab' }]);
    expect([graded, store().read().answers]).toEqual([[false], {}]);
  });

  it('submits once, automatically, when the time is up', async () => {
    const { submitted, graded } = openSession({ secondsLeft: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([submitted.length, graded]).toEqual([1, [true]]);
  });

  it('submits automatically when the server takes no more answers', async () => {
    const { session, server, submitted } = openSession();
    server.saveError = new ApiError(409, '409', { code: 'attempt_closed' });
    session.answer('q1', 'too late', false);
    await vi.advanceTimersByTimeAsync(0);
    expect(submitted).toEqual([{ q1: 'too late' }]);
  });

  it('continues saving when the submission did not reach the server', async () => {
    const { session, server, saved, submitted, graded } = openSession();
    server.canSubmit = false;
    server.saveError = offlineError();
    session.answer('q1', 'A', false);
    await session.submit();
    expect([session.isSending(), graded]).toEqual([false, []]);
    server.saveError = undefined;
    session.answer('q2', 'B', false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Object.assign({}, ...saved)).toEqual({ q1: 'A', q2: 'B' });
    expect(submitted).toHaveLength(1);
  });

  it('takes over time and answers of the server when the page is online again', async () => {
    const { session, server } = openSession();
    await vi.advanceTimersByTimeAsync(0);
    server.state = activityState({
      attempt: attempt({ secondsLeft: 60, answers: { q1: 'other device' } }),
    });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.clock.secondsLeft()).toBe(60);
    expect(session.answers.snapshot().values).toEqual({ q1: 'other device' });
  });

  it('reports an attempt that was submitted on another device', async () => {
    const { server, replaced } = openSession();
    await vi.advanceTimersByTimeAsync(0);
    server.state = activityState({ attempt: null, latestSubmission: submission });
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(replaced).toEqual([server.state]);
  });

  it('reports the answers and the time left when it is closed', () => {
    const { session, close, closed } = openSession();
    session.answer('q1', 'A', true);
    close();
    expect(closed).toEqual([{ answers: { q1: 'A' }, secondsLeft: 900 }]);
  });

  it('asks before the page is left with unsaved answers', () => {
    const { session } = openSession();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    session.answer('q1', 'A', true);
    expect(leave()).toBe(true);
  });
});
