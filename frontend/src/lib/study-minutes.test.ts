import { expect, it } from 'vitest';
import { printMinutes, printStudyMinutes } from './study-minutes.ts';

it.each([
  [85, '1 h 25 min'],
  [40, '40 min'],
  [120, '2 h'],
  [0, '0 min'],
])('prints %d minutes as %s', (minutes, text) => {
  expect(printMinutes(minutes)).toBe(text);
});

it('prints the three kinds of minutes, without those of none', () => {
  expect(printStudyMinutes({ onScreen: 51, activities: 48, atDesk: 165 })).toBe(
    '51 min on screen · 48 min of activities · 2 h 45 min at your desk',
  );
  expect(printStudyMinutes({ onScreen: 12, activities: 0, atDesk: 30 })).toBe(
    '12 min on screen · 30 min at your desk',
  );
});
