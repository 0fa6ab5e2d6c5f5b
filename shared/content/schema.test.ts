import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resourceSlug } from './schema.ts';

test.each([
  ['Fact-or-Opinion Worksheet', 'fact-or-opinion-worksheet'],
  ["Manager's Guide", 'managers-guide'],
  ['Manager’s Guide', 'managers-guide'],
  ['AI Use-Case Risk Assessment', 'ai-use-case-risk-assessment'],
  ['  30/60/90 Plan (draft) ', '30-60-90-plan-draft'],
])('the resource %j has the file name %j', (name, slug) => {
  expect(resourceSlug(name)).toBe(slug);
});

test('a resource slug never leaves its folder and stays the same when slugged again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const slug = resourceSlug(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(resourceSlug(slug)).toBe(slug);
    }),
  );
});
