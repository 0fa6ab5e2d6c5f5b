// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollWhileUsed } from './poll-while-used.ts';

const MINUTE = 60_000;

describe('a poll', () => {
  const ask = vi.fn<() => void>();
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    stop = pollWhileUsed(ask);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
    ask.mockClear();
  });

  const input = (name = 'pointermove') => window.dispatchEvent(new Event(name));
  const show = (visibility: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** Returns how often it asked while the time passed. */
  const asksDuring = (milliseconds: number) => {
    const before = ask.mock.calls.length;
    vi.advanceTimersByTime(milliseconds);
    return ask.mock.calls.length - before;
  };

  it.each(['keydown', 'scroll', 'wheel', 'pointermove'])(
    'asks every 25 seconds while there is input (%s)',
    (name) => {
      let asks = 0;
      for (let minute = 0; minute < 10; minute += 1) {
        input(name);
        asks += asksDuring(MINUTE);
      }
      expect(asks).toBe(24);
    },
  );

  it('asks every five minutes after three without input, and at once with the next one', () => {
    expect(asksDuring(3 * MINUTE)).toBe(7);
    // One more that was due before.
    expect(asksDuring(MINUTE)).toBeLessThanOrEqual(1);
    expect(asksDuring(60 * MINUTE)).toBe(12);
    const asked = ask.mock.calls.length;
    input();
    expect(ask).toHaveBeenCalledTimes(asked + 1);
    input();
    expect(ask).toHaveBeenCalledTimes(asked + 1);
    expect(asksDuring(25_000)).toBe(1);
  });

  it('never asks while the page is hidden, and at once when it is shown', () => {
    show('hidden');
    expect(asksDuring(60 * MINUTE)).toBe(0);
    show('visible');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(asksDuring(25_000)).toBe(1);
  });

  it('ends', () => {
    stop();
    show('visible');
    input();
    expect(asksDuring(60 * MINUTE)).toBe(0);
  });
});
