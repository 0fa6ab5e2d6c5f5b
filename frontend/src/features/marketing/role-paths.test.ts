import { pathsPage } from '@learning/content/site/paths';
import { learningPaths } from '@learning/content/learning-paths';
import { expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { pricingTier } from '#testing/purchase-samples.ts';
import { pathFigures } from '#lib/path-figures.ts';
import { publishedPaths } from './role-paths.ts';

const slugs = [...new Set(learningPaths.flatMap((path) => path.courses))];
const catalog = slugs.map((slug, index) =>
  course({
    id: index + 1,
    slug,
    price: 100,
    level: index === 0 ? 'advanced' : 'beginner',
    minutes: { onScreen: 60, activities: 30, atDesk: 30 },
  }),
);
const tiers = [
  pricingTier({ slug: 'corporate', price: null, levels: ['beginner', 'advanced'] }),
  pricingTier({ slug: 'executive', price: 499, levels: ['beginner', 'advanced'] }),
  pricingTier({ slug: 'professional', price: 199, levels: ['beginner', 'advanced'] }),
  pricingTier({ slug: 'entry', price: 99, levels: ['beginner'] }),
];

it('lists each role with the courses of its learning path, in order', () => {
  const paths = publishedPaths(catalog, tiers);
  expect(paths.map(({ id }) => id)).toEqual(pathsPage.roles.map(({ id }) => id));
  for (const { path, courses } of paths) {
    const expected = learningPaths.find(({ name }) => name === path)!.courses;
    expect(courses.map(({ slug }) => slug)).toEqual(expected);
    const count = expected.length;
    expect(pathFigures(courses)).toBe(`${count} courses · ${count * 2} hours · $${count * 100}`);
  }
});

it('names the cheapest plan that has every course of the path', () => {
  const paths = publishedPaths(catalog, tiers);
  for (const { courses, plan } of paths) {
    const hasAdvanced = courses.some(({ level }) => level === 'advanced');
    expect(plan?.slug).toBe(hasAdvanced ? 'professional' : 'entry');
  }
});

it('leaves out a path with a course that is not published', () => {
  const rest = catalog.filter(({ slug }) => slug !== 'hr-foundations');
  expect(publishedPaths(rest, tiers).map(({ id }) => id)).not.toContain('new-to-hr');
  expect(publishedPaths([], tiers)).toEqual([]);
});
