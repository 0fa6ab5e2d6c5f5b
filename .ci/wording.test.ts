import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannedWords, findBannedWords, textFiles } from './wording.ts';

const root = join(import.meta.dirname, '..');
const files = textFiles(root);

describe('the texts of the repository', () => {
  it('are read from every workspace, and include the course texts', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'infra/runbook.md']));
    expect(files.some((file) => file.startsWith('shared/content/courses/'))).toBe(true);
  });

  it('contain no banned word', () => {
    expect(findBannedWords(root, files)).toEqual([]);
  });

  it.each([
    ['in any case', ['Who', 'ever asks'], [['1: Who', 'ever']]],
    ['on a later line', ['one\ntwo a', 'new'], [['2: a', 'new']]],
    ['in the plural', ['The he', 'irs'], [['1: he', 'irs']]],
    ['of two words', ['with an o', 'wn account'], [['1: an o', 'wn']]],
  ])('are searched for a word %s', (_where, halves, found) => {
    expect(bannedWords(halves.join(''))).toEqual(found.map((word) => word.join('')));
  });

  it('may contain the letters of a banned word inside another word', () => {
    expect(bannedWords('a newsletter amends the theirs of an owner; recommend it')).toEqual([]);
  });
});
