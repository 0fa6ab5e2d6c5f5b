import { describe, expect, it } from 'vitest';
import { ActiveTime } from './active-time.ts';

const SECOND = 1_000;

describe('active time', () => {
  it('counts the time while the page is visible and the learner active', () => {
    const time = new ActiveTime(0);
    for (let now = SECOND; now <= 30 * SECOND; now += SECOND) time.tick(now, true);
    expect(time.activeMs).toBe(30 * SECOND);
  });

  it('does not count while the page is hidden', () => {
    const time = new ActiveTime(0);
    for (let now = SECOND; now <= 30 * SECOND; now += SECOND) time.tick(now, false);
    expect(time.activeMs).toBe(0);
  });

  it('stops 60 seconds after the last input and resumes with the next one', () => {
    const time = new ActiveTime(0);
    for (let now = SECOND; now <= 300 * SECOND; now += SECOND) time.tick(now, true);
    expect(time.activeMs).toBe(60 * SECOND);
    time.input(300 * SECOND);
    time.tick(301 * SECOND, true);
    expect(time.activeMs).toBe(61 * SECOND);
  });

  it('does not count while the device sleeps', () => {
    const time = new ActiveTime(0);
    time.tick(SECOND, true);
    time.input(3_600 * SECOND);
    time.tick(3_600 * SECOND, true);
    expect(time.activeMs).toBe(SECOND);
  });
});
