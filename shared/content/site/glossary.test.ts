import { globSync, readFileSync } from 'node:fs';
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

it('has at least 60 terms that the lessons use', () => {
  const lessons = globSync(new URL('../courses/*/modules/*.md', import.meta.url).pathname)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const used = glossary.filter(({ term }) => lessons.includes(term));
  expect(used.length).toBeGreaterThanOrEqual(60);
});
