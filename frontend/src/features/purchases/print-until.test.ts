import { describe, expect, it } from 'vitest';
import { printUntil } from './print-until.ts';

/** Creates an instant in the machine's time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

describe('the printed end of a window', () => {
  it.each([
    [at(21, 23, 59), at(21, 0, 1), /^today at 11:59\sPM$/],
    [at(22, 0, 1), at(21, 23, 59), /^tomorrow at 12:01\sAM$/],
    [at(22, 10, 4), at(21, 10, 4), /^tomorrow at 10:04\sAM$/],
    [at(23, 10, 4), at(21, 23, 0), /^November 23, 2026 at 10:04\sAM$/],
    [at(20, 10, 4), at(21, 10, 4), /^November 20, 2026 at 10:04\sAM$/],
  ])('is correct for %s, seen at %s', (until, now, expected) => {
    expect(printUntil(until.toISOString(), now)).toMatch(expected);
  });
});
