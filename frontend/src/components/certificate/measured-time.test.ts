import { expect, it } from 'vitest';
import { printMeasured, printNeeded } from './measured-time.ts';

it('prints what is measured, what the course has, and what is needed', () => {
  expect(printMeasured({ courseHours: 2, measuredMinutes: 65 })).toBe(
    '1 h 5 min of 2 hours measured',
  );
  expect(printMeasured({ courseHours: 1, measuredMinutes: 0 })).toBe('0 min of 1 hour measured');
  expect(printNeeded({ courseHours: 2 })).toBe('1 h 12 min');
});
