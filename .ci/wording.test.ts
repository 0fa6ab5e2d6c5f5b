import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannedWords, findBannedWords, textFiles } from './wording.ts';

const root = join(import.meta.dirname, '..');
const files = textFiles(root);

/** Folders that are not clean yet; the list only ever gets shorter. */
const TO_BE_CLEANED: readonly string[] = [
  'frontend/',
  'functions/src/billing/',
  'functions/src/http/',
  'functions/src/reviews/',
  'infra/constructs/',
  'infra/environments.ts',
  'infra/runbook.md',
  'infra/stacks/',
  'README.md',
  'shared/content/testing/',
  'shared/decisions/',
  'shared/rules/glossary.md',
];

describe('the texts of the repository', () => {
  it('are read from every workspace, and include the course texts', () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'infra/runbook.md']));
    expect(files.some((file) => file.startsWith('shared/content/courses/'))).toBe(true);
  });

  it('contain no banned word', () => {
    const checked = files.filter((file) => !TO_BE_CLEANED.some((start) => file.startsWith(start)));
    expect(findBannedWords(root, checked)).toEqual([]);
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
