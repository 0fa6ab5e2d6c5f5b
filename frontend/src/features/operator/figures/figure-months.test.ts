import { expect, test } from 'vitest';
import { monthsOf } from './figure-months.ts';

const NOW = new Date('2026-01-15T00:00:00.000Z');

test.each([
  [{}, '2025-11', '2026-01'],
  [{ from: '2025-12' }, '2025-12', '2026-01'],
  [{ from: '2020-01', to: '2025-12' }, '2025-01', '2025-12'],
  [{ from: '2026-01', to: '2025-12' }, '2025-12', '2025-12'],
  [{ from: 'x', to: '2025-13' }, '2025-11', '2026-01'],
])('the address %j shows the months from %s to %s', (search, from, to) => {
  expect(monthsOf(search, NOW)).toEqual({ from, to });
});
