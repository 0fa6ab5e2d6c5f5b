import { expect, test } from 'vitest';
import { withMinutesOfModules } from './course-migrations.ts';

test('an earlier course keeps its durations and instruction hours when its minutes are split', () => {
  const practice = (durationMinutes: number) => [{ id: 'a', durationMinutes }];
  const item = withMinutesOfModules({
    PK: 'CATALOG',
    SK: 'COURSE#1',
    title: 'Earlier',
    instructionHours: 1.5,
    modules: [
      { id: 'm1', durationMinutes: 60, activities: [] },
      { id: 'm2', durationMinutes: 70, activities: practice(30) },
      { id: 'm3', durationMinutes: 20, activities: practice(30) },
    ],
  });
  expect(item).toMatchObject({ PK: 'CATALOG', title: 'Earlier' });
  expect(item['modules']).toMatchObject([
    { id: 'm1', minutes: { onScreen: 24, activities: 0, atDesk: 36 } },
    { id: 'm2', minutes: { onScreen: 16, activities: 30, atDesk: 24 } },
    { id: 'm3', minutes: { onScreen: 0, activities: 20, atDesk: 0 } },
  ]);
});
