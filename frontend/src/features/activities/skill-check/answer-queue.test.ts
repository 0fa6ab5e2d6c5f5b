// @vitest-environment happy-dom
import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, offlineError } from '#lib/api-error.ts';
import { AnswerQueue, RETRY_AFTER_MS, SAVE_AFTER_MS } from './answer-queue.ts';
import { openAttemptStore } from './attempt-store.ts';

const store = () => openAttemptStore('ada', 'check-1', 'attempt-1');
const refusal = (code: string, status = 409) => new ApiError(status, code, { code });

/** A server that answers when the test says so. */
function open(saved: SkillCheckAnswers = {}) {
  const sent: SkillCheckAnswers[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const queue = new AnswerQueue(
    saved,
    (answers) => {
      sent.push(answers);
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
    },
    store(),
  );
  return {
    queue,
    sent,
    status: () => queue.snapshot().status,
    answer: async () => {
      waiting.shift()!.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async (error: Error) => {
      waiting.shift()!.reject(error);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('the answers of an attempt', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });

  it('are sent at once when chosen, and only what changed', async () => {
    const { queue, sent, status, answer } = open({ q1: 'A' });
    queue.give('q2', ['B', 'C'], false);
    expect(sent).toEqual([{ q2: ['B', 'C'] }]);
    expect(status()).toBe('saving');
    await answer();
    expect(status()).toBe('saved');
    expect(queue.snapshot().answers).toEqual({ q1: 'A', q2: ['B', 'C'] });
    expect(store().read().answers).toEqual({});
  });

  it('are sent after a pause when typed, once for many keys', async () => {
    const { queue, sent } = open();
    for (const text of ['3', '38', '38 ']) {
      queue.give('q1', text, true);
      await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS - 1);
    }
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ q1: '38 ' }]);
  });

  it('go one request at a time, the newest of each question', async () => {
    const { queue, sent, answer, status } = open();
    queue.give('q1', 'A', false);
    queue.give('q1', 'B', false);
    queue.give('q2', 'C', false);
    queue.give('q1', 'D', false);
    expect(sent).toEqual([{ q1: 'A' }]);
    await answer();
    expect(sent).toEqual([{ q1: 'A' }, { q1: 'D', q2: 'C' }]);
    expect(status()).toBe('saving');
    await answer();
    expect(status()).toBe('saved');
  });

  it('are kept on the device without an answer from the server, and tried again', async () => {
    const { queue, sent, fail, answer, status } = open();
    queue.give('q1', 'A', false);
    await fail(offlineError());
    expect(status()).toBe('kept');
    expect(queue.hasUnsaved).toBe(true);
    expect(store().read().answers).toEqual({ q1: 'A' });
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    await answer();
    expect(sent).toEqual([{ q1: 'A' }, { q1: 'A' }]);
    expect(status()).toBe('saved');
    expect(queue.hasUnsaved).toBe(false);
  });

  it('lie over what the server had, when the device kept them, and are sent', async () => {
    store().change(() => ({ answers: { q1: 'mine' } }));
    const { queue, sent, status } = open({ q1: 'theirs', q2: 'B' });
    expect(queue.snapshot().answers).toEqual({ q1: 'mine', q2: 'B' });
    expect(status()).toBe('kept');
    queue.resume();
    expect(sent).toEqual([{ q1: 'mine' }]);
  });

  it('say why when the server refuses, and are not sent over and over', async () => {
    const { queue, sent, fail, status } = open();
    queue.give('q1', 'A', false);
    await fail(refusal('payload_too_large', 413));
    expect(status()).toBe('failed');
    expect(queue.snapshot().message).toBe('This is too large to send.');
    await vi.advanceTimersByTimeAsync(10 * RETRY_AFTER_MS);
    expect(sent).toHaveLength(1);
  });

  it('stop when the attempt is closed', async () => {
    const { queue, sent, fail, status } = open();
    queue.give('q1', 'A', false);
    await fail(refusal('attempt_closed'));
    expect(status()).toBe('closed');
    queue.give('q1', 'B', false);
    await vi.advanceTimersByTimeAsync(10 * RETRY_AFTER_MS);
    expect(sent).toHaveLength(1);
  });

  it('leave with the page at once, beside a request on its way', async () => {
    const { queue, sent, answer, status } = open();
    queue.give('q1', 'A', false);
    queue.give('q2', 'half a sent', true);
    void queue.flush(true);
    expect(sent).toEqual([{ q1: 'A' }, { q1: 'A', q2: 'half a sent' }]);
    await answer();
    expect(status()).toBe('saving');
    await answer();
    expect(status()).toBe('saved');
  });

  it('of the server are taken over, but never over what was given since it was asked', async () => {
    const { queue, answer } = open({ q1: 'A', q2: 'B' });
    queue.give('q3', 'waits', true);
    const since = queue.now();
    queue.give('q2', 'new', false);
    await answer();
    queue.receive({ q1: 'other device', q2: 'old', q3: 'old' }, since);
    expect(queue.snapshot().answers).toEqual({ q1: 'other device', q2: 'new', q3: 'waits' });
  });

  it('are handed in as far as the server may not have them, those of other tabs included', async () => {
    const { queue, answer } = open({ q1: 'saved before', q2: 'old' });
    queue.give('q2', 'saved now', false);
    await answer();
    queue.give('q3', 'on its way', false);
    queue.give('q4', 'being typed', true);
    store().change(({ answers }) => ({ answers: { ...answers, q5: 'other tab' } }));
    queue.receiveFromTab('q5', 'other tab');
    expect(queue.unsavedAnswers()).toEqual({
      q3: 'on its way',
      q4: 'being typed',
      q5: 'other tab',
    });
  });

  it('are handed in also when the device keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const { queue } = open({ q1: 'saved before' });
    queue.give('q2', 'here', false);
    expect(queue.unsavedAnswers()).toEqual({ q2: 'here' });
    vi.restoreAllMocks();
  });

  it('of another tab are shown and left to that tab', async () => {
    const { queue, sent } = open();
    queue.give('q1', 'here', true);
    queue.receiveFromTab('q1', 'there');
    expect(queue.snapshot().answers).toEqual({ q1: 'there' });
    await vi.advanceTimersByTimeAsync(10 * SAVE_AFTER_MS);
    expect(sent).toEqual([]);
  });
});
