// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActiveTime } from './active-time.ts';
import { useActiveTime } from './use-active-time.ts';

const SECOND = 1_000;

describe('active time', () => {
  it('counts what passes while the page is visible and its reader active', () => {
    const time = new ActiveTime(0);
    for (let now = SECOND; now <= 30 * SECOND; now += SECOND) time.tick(now, true);
    expect(time.activeMs).toBe(30 * SECOND);
  });

  it('does not count while the page is hidden', () => {
    const time = new ActiveTime(0);
    for (let now = SECOND; now <= 30 * SECOND; now += SECOND) time.tick(now, false);
    expect(time.activeMs).toBe(0);
  });

  it('stops 60 seconds after the last input and goes on with the next one', () => {
    const time = new ActiveTime(0);
    for (let now = SECOND; now <= 300 * SECOND; now += SECOND) time.tick(now, true);
    expect(time.activeMs).toBe(60 * SECOND);
    time.input(300 * SECOND);
    time.tick(301 * SECOND, true);
    expect(time.activeMs).toBe(61 * SECOND);
  });

  it('does not count the sleep of the device', () => {
    const time = new ActiveTime(0);
    time.tick(SECOND, true);
    time.input(3_600 * SECOND);
    time.tick(3_600 * SECOND, true);
    expect(time.activeMs).toBe(SECOND);
  });

  it.each([
    [0, 1],
    [89 * SECOND, 1],
    [90 * SECOND, 2],
    [25 * 60 * SECOND, 25],
  ])('gives %i ms as %i minutes', (activeMs, minutes) => {
    expect(new ActiveTime(0, activeMs).minutes()).toBe(minutes);
  });
});

describe('useActiveTime', () => {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const readFor = (minutes: number) => {
    for (let second = 0; second < minutes * 60; second += 1) {
      if (second % 30 === 0) window.dispatchEvent(new Event('keydown'));
      vi.advanceTimersByTime(SECOND);
    }
  };

  it('measures minutes of reading, and starts again after they were recorded', () => {
    const { result, unmount } = renderHook(() => useActiveTime('learner/module'));
    readFor(7);
    expect(result.current.minutes()).toBe(7);
    result.current.reset();
    readFor(2);
    expect(result.current.minutes()).toBe(2);
    unmount();
  });

  it('counts one minute of seven when there was no input', () => {
    const { result, unmount } = renderHook(() => useActiveTime('learner/module'));
    vi.advanceTimersByTime(7 * 60 * SECOND);
    expect(result.current.minutes()).toBe(1);
    expect(Number(sessionStorage.getItem('active-time:learner/module'))).toBe(60 * SECOND);
    unmount();
  });

  it('goes on after a reload, and apart for each module', () => {
    const first = renderHook(() => useActiveTime('learner/one'));
    readFor(3);
    first.unmount();
    const again = renderHook(() => useActiveTime('learner/one'));
    readFor(2);
    expect(again.result.current.minutes()).toBe(5);
    again.unmount();
    const other = renderHook(() => useActiveTime('learner/two'));
    expect(other.result.current.minutes()).toBe(1);
    other.unmount();
  });
});
