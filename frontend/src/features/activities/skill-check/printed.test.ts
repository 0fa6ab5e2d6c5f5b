import { expect, it } from 'vitest';
import { counted, printDuration } from './printed.ts';

it('prints a duration with seconds only where there are some', () => {
  expect([900, 1_125, 60, 61, 30].map(printDuration)).toEqual([
    '15 minutes',
    '18 minutes 45 seconds',
    '1 minute',
    '1 minute 1 second',
    '30 seconds',
  ]);
});

it('counts in the singular and the plural, and not at all for none', () => {
  expect([0, 1, 2].map((count) => counted(count, 'question'))).toEqual([
    '',
    '1 question',
    '2 questions',
  ]);
});
