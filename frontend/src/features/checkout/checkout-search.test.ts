import { expect, it } from 'vitest';
import { checkoutItemOf, parseCheckoutSearch } from './checkout-search.ts';

it.each([
  [{ tier: 'entry' }, { pricingTierSlug: 'entry' }],
  [
    { tier: 'entry', interval: 'year' },
    { pricingTierSlug: 'entry', interval: 'year' },
  ],
  [{ tier: 'entry', interval: 'week' }, { pricingTierSlug: 'entry' }],
  [{ course: 14 }, { courseId: 14 }],
  [{ course: '16' }, { courseId: 16 }],
  [{ course: '1.5' }, undefined],
  [{ course: 0 }, undefined],
  [{ course: -3 }, undefined],
  [{ course: { id: 3 } }, undefined],
  [{ tier: '../api' }, undefined],
  [{ tier: 'x'.repeat(61) }, undefined],
  [{ tier: 'entry', course: 14 }, undefined],
  [{ price: 1 }, undefined],
  [{}, undefined],
])('reads %j as %j', (search, item) => {
  expect(checkoutItemOf(parseCheckoutSearch(search))).toEqual(item);
});
