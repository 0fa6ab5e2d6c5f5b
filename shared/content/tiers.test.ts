import { expect, test } from 'vitest';
import { bundle, tiers } from './tiers.ts';

test('there are four tiers with their prices, the last one without', () => {
  expect(
    tiers.map(({ slug, name, priceCents, maxUsers }) => [slug, name, priceCents, maxUsers]),
  ).toEqual([
    ['entry', 'Starter', 9900, 1],
    ['professional', 'Professional', 19_900, 5],
    ['executive', 'Executive', 49_900, 10],
    ['corporate', 'Enterprise', null, null],
  ]);
});

test('one tier is marked popular: Professional', () => {
  expect(tiers.filter((tier) => tier.isPopular).map((tier) => tier.slug)).toEqual(['professional']);
});

test('each tier includes the levels of the one before it', () => {
  for (const [index, tier] of tiers.entries()) {
    expect(tier.levels).toEqual(expect.arrayContaining([...(tiers[index - 1]?.levels ?? [])]));
  }
});

test('only Executive and Enterprise have coaching', () => {
  expect(tiers.map((tier) => tier.coachingSessionsPerMonth)).toEqual([0, 0, 2, 'unlimited']);
});

test('the bundle costs $99 instead of $118 and includes both documentation courses', () => {
  expect(bundle).toMatchObject({
    productId: 16,
    slug: 'hr-documentation-bundle',
    courseIds: [14, 15],
    priceCents: 9900,
    listPriceCents: 11_800,
  });
});
