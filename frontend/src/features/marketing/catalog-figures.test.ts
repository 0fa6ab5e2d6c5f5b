import { expect, test } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { catalogFigures } from './catalog-figures.ts';

test('counts what the catalog holds, the documentation series only in the totals', () => {
  const minutes = { onScreen: 50, activities: 45, atDesk: 60 };
  const figures = catalogFigures([
    { ...course(), moduleNumber: 1, level: 'expert', activityCount: 3, resourceCount: 7, minutes },
    {
      ...course(),
      moduleNumber: null,
      level: 'beginner',
      activityCount: 2,
      resourceCount: 1,
      minutes,
    },
  ]);
  expect(figures).toEqual({
    courses: 2,
    coreCourses: 1,
    categories: 1,
    levels: 1,
    expertCourses: 1,
    activities: 5,
    resources: 8,
    hours: 5,
    coreHours: 2.5,
    practiceHours: 1.5,
  });
});
