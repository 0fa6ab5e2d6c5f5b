import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, instructionHours, roundedHours, supportedHours } from './study-minutes.ts';

test.each([
  [{ onScreen: 44, activities: 30, atDesk: 300 }, 1],
  [{ onScreen: 45, activities: 30, atDesk: 0 }, 1.25],
  [{ onScreen: 14, activities: 0, atDesk: 60 }, 0],
])('counts %o as %d instruction hours, without the desk', (minutes, hours) => {
  expect(instructionHours(minutes)).toBe(hours);
});

test.each([
  [2, 72, 2],
  [2, 71, 1],
  [2, 400, 2],
  [2, 0, 0],
  [0, 0, 0],
])('prints %d hours with %d measured minutes as %d', (hours, measured, printed) => {
  expect(supportedHours(hours, measured)).toBe(printed);
});

test('never prints more than the instruction hours, nor less for more measured time', () => {
  const quarters = fc.nat(80).map((count) => count / 4);
  fc.assert(
    fc.property(quarters, fc.nat(3000), fc.nat(500), (hours, measured, more) => {
      const printed = supportedHours(hours, measured);
      expect(printed).toBeLessThanOrEqual(hours);
      expect(supportedHours(hours, measured + more)).toBeGreaterThanOrEqual(printed);
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
