import { lawsIn } from '@learning/content/search-entries';
import { LAW_NAMES, SEARCH_WORDS } from '@learning/content/search-words';
import { describe, expect, it } from 'vitest';
import { loadContent } from './load-content.ts';

const folders = await loadContent();
const texts = new Map(folders.flatMap(({ modules }) => [...modules]));

describe('the words of the search', () => {
  it.each(SEARCH_WORDS.map(({ words, modules }) => [words.join(', '), modules] as const))(
    'lead to modules that exist: %s',
    (_words, modules) => {
      expect(modules.filter((id) => !texts.has(id))).toEqual([]);
      expect(new Set(modules).size).toBe(modules.length);
    },
  );

  it('lead each to one module to read first', () => {
    const words = SEARCH_WORDS.flatMap((row) => row.words.map((word) => word.toLowerCase()));
    const repeated = words.filter((word, index) => words.indexOf(word) !== index);
    expect(repeated).toEqual([]);
  });
});

it.each(LAW_NAMES.map(({ name }) => name))('a law box names the %s', (name) => {
  const modules = [...texts].filter(([, text]) => lawsIn(text).some((law) => law.name === name));
  expect(modules).not.toEqual([]);
});
