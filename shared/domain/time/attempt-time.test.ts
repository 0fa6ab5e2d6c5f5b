import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import {
  attemptDeadline,
  isInTime,
  minutesSpent,
  secondsLeft,
  timeLimitSeconds,
} from './attempt-time.ts';

const start = new Date('2026-11-18T09:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const deadline = after(60_000);

describe('the time limit', () => {
  test.each([
    [20, 1, 1200],
    [15, 1.25, 1125],
    [8, 1.5, 720],
    [7, 2, 840],
  ])('for %i minutes times %d is %i seconds', (minutes, factor, seconds) => {
    expect(timeLimitSeconds(minutes, factor)).toBe(seconds);
    expect(attemptDeadline(start, seconds)).toEqual(after(seconds * 1000));
  });
});

describe('the time left', () => {
  test.each([
    [0, 60],
    [1, 60],
    [1000, 59],
    [59_001, 1],
    [59_999, 1],
    [60_000, 0],
    [90_000, 0],
  ])('after %i ms is %i s', (ms, seconds) => {
    expect(secondsLeft(deadline, after(ms))).toBe(seconds);
  });

  test('is 0 exactly from the deadline on, and never grows', () => {
    fc.assert(
      fc.property(fc.nat(120_000), fc.nat(120_000), (ms, more) => {
        expect(secondsLeft(deadline, after(ms)) === 0).toBe(ms >= 60_000);
        expect(secondsLeft(deadline, after(ms + more))).toBeLessThanOrEqual(
          secondsLeft(deadline, after(ms)),
        );
      }),
      propertyRuns(2_000),
    );
  });
});

describe('an answer', () => {
  test.each([
    [60_000, true],
    [90_000, true],
    [90_001, false],
  ])('%i ms after the start of one minute is in time: %s', (ms, inTime) => {
    expect(isInTime(deadline, after(ms))).toBe(inTime);
  });
});

describe('the minutes spent', () => {
  test.each([
    [0, 0],
    [1, 1],
    [60_000, 1],
    [3_600_000, 1],
    [-5, 0],
  ])('after %i ms of a one-minute attempt are %i', (ms, minutes) => {
    expect(minutesSpent(start, deadline, after(ms))).toBe(minutes);
  });
});
