import { glossary } from '@learning/content/site/glossary';
import { expect, it } from 'vitest';
import { loadContent } from './load-content.ts';

it('the glossary has at least 60 terms that lessons use', async () => {
  const folders = await loadContent();
  const lessons = folders.flatMap(({ modules }) => [...modules.values()]).join('\n');
  const used = glossary.filter(({ term }) => lessons.includes(term));
  expect(used.length).toBeGreaterThanOrEqual(60);
});
