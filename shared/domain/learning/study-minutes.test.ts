import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMinutes,
  instructionHours,
  neededMinutes,
  roundedHours,
  supportedHours,
} from './study-minutes.ts';

test.each([
  [{ onScreen: 44, activities: 30, atDesk: 300 }, 1],
  [{ onScreen: 45, activities: 30, atDesk: 0 }, 1.25],
  [{ onScreen: 14, activities: 0, atDesk: 60 }, 0],
])('counts %o as %d instruction hours, without the desk', (minutes, hours) => {
  expect(instructionHours(minutes)).toBe(hours);
});

test.each([
  [2, 72, 2],
  [2, 71, null],
  [2, 400, 2],
  [2, 0, null],
  [0, 0, null],
  [0.25, 9, 0.25],
])('prints %d hours with %d measured minutes as %d', (hours, measured, printed) => {
  expect(supportedHours(hours, measured)).toBe(printed);
});

test('prints all hours or none, exactly from the needed minutes on', () => {
  const quarters = fc.integer({ min: 1, max: 80 }).map((count) => count / 4);
  fc.assert(
    fc.property(quarters, fc.nat(3000), (hours, measured) => {
      const isEnough = measured >= neededMinutes(hours);
      expect(supportedHours(hours, measured)).toBe(isEnough ? hours : null);
      // A share of minutes without rounding errors: 60 of 100.
      expect(isEnough).toBe(measured * 100 >= hours * 60 * 60);
    }),
  );
});

test('adds each kind separately', () => {
  const one = { onScreen: 10, activities: 5, atDesk: 30 };
  expect(addMinutes([one, one])).toEqual({ onScreen: 20, activities: 10, atDesk: 60 });
});

test.each([
  [100, 1.5],
  [105, 2],
  [29, 0.5],
])('rounds %d minutes to %d hours', (minutes, hours) => {
  expect(roundedHours(minutes)).toBe(hours);
});
