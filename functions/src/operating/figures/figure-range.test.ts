import { expect, test } from 'vitest';
import { rangeOf } from './figure-range.ts';

const NOW = new Date('2026-01-15T00:00:00.000Z');

test.each([
  [{}, '2025-11', '2026-01'],
  [{ to: '2025-03' }, '2025-01', '2025-03'],
  [{ from: '2025-12' }, '2025-12', '2026-01'],
  [{ from: '2020-01' }, '2025-02', '2026-01'],
  [{ from: '2027-01' }, '2026-01', '2026-01'],
])('the months %j are from %s to %s', (input, from, to) => {
  expect(rangeOf(input, NOW)).toEqual({ from, to });
});
