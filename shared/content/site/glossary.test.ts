import { expect, it } from 'vitest';
import { glossary } from './glossary.ts';

it('defines each term once, in at most two sentences of plain words', () => {
  const terms = glossary.map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
  for (const { term, means } of glossary) {
    expect(means, term).toMatch(/^[A-Z].*\.$/);
    expect(means.length, term).toBeLessThan(230);
  }
});
