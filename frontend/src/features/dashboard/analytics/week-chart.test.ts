import { expect, it } from 'vitest';
import { chartDays, gridLines } from './week-chart.ts';

it.each([
  [0, [5]],
  [18, [5, 10, 15, 20]],
  [45, [15, 30, 45]],
  [61, [30, 60, 90]],
  [240, [60, 120, 180, 240]],
  [1_440, [360, 720, 1_080, 1_440]],
])('draws lines for %i minutes at %j', (minutes, lines) => {
  expect(gridLines(minutes)).toEqual(lines);
});

it('keeps every bar at or below the last of at most four lines', () => {
  for (let minutes = 1; minutes <= 1_440; minutes += 1) {
    const lines = gridLines(minutes);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(minutes);
  }
});

it('names the days and marks today', () => {
  const days = chartDays(
    [
      { date: '2026-11-16', minutes: 0 },
      { date: '2026-11-17', minutes: 5 },
    ],
    '2026-11-17',
  );
  expect(days.map(({ shortName, longName, isToday }) => [shortName, longName, isToday])).toEqual([
    ['Mon', 'Monday, November 16', false],
    ['Tue', 'Tuesday, November 17', true],
  ]);
});
