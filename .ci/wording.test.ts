import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recognitionClaims } from '@learning/shared/domain/wording/recognition';
import { describe, expect, it } from 'vitest';
import {
  bannedWords,
  findBannedWords,
  formerSentences,
  isLearnersText,
  isPublicText,
  straightApostrophes,
  textFiles,
  toastTitlesInSentenceCase,
} from './wording.ts';

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

describe('what learners read', () => {
  const texts = files.filter(isLearnersText);

  it('is found in screens, errors, site copy and mails', () => {
    expect(texts).toEqual(
      expect.arrayContaining([
        'frontend/src/lib/api-error.ts',
        'shared/contract/errors.ts',
        'shared/content/site/copy.ts',
        'functions/src/teams/invitations/invitation-mail.ts',
      ]),
    );
  });

  it('has curly apostrophes', () => {
    const found = texts.flatMap((file) =>
      straightApostrophes(readFileSync(join(root, file), 'utf8')).map(
        (apostrophe) => `${file}:${apostrophe}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('does not go back to sentences that were written again', () => {
    const found = files.flatMap((file) =>
      formerSentences(file, readFileSync(join(root, file), 'utf8')),
    );
    expect(found).toEqual([]);
    const page = `<p>Where do you stand? Find out.</p> // You are not there yet`;
    expect(formerSentences('frontend/src/page.tsx', page)).toEqual([
      'frontend/src/page.tsx: Where do you stand?',
    ]);
  });

  it('has titles of toasts in title case', () => {
    const found = texts.flatMap((file) =>
      toastTitlesInSentenceCase(readFileSync(join(root, file), 'utf8')).map(
        (title) => `${file}: ${title}`,
      ),
    );
    expect(found).toEqual([]);
    const toasts = `showToast({ title: isNew ? 'Link copied' : 'Link to This Course', description: 'x', tone: 'info' })`;
    expect(toastTitlesInSentenceCase(toasts)).toEqual(['Link copied']);
  });

  it.each([
    ['a string', `const text = "We can't";`, ["1: can't"]],
    ['markup', "<p>\n  We're offline\n</p>", ["2: We're"]],
    ['an escaped string', String.raw`'you\'re'`, [String.raw`1: you\'re`]],
    ['a comment', "// the learner's\n/** the server's\n * clock's */\nconst a = 'b';", []],
    ['an address', "get('https://example.com'); // the site's", []],
  ])('is read from %s', (_where, source, found) => {
    expect(straightApostrophes(source)).toEqual(found);
  });
});

describe('claims of recognition by a certifying body', () => {
  it.each([
    'An SHRM-approved course',
    'HRCI approved hours',
    'accredited by HRCI',
    'Your accredited certificate',
    'Recognized by SHRM',
    'We are a SHRM Recertification Provider',
    'Approved for 6 PDCs',
    'Worth 6 SHRM PDCs',
  ])('are found: %s', (text) => {
    expect(recognitionClaims(text)).toHaveLength(1);
  });

  it('are not found where a text denies them or names a framework', () => {
    const honest =
      'This maps to SHRM’s framework. It is not an approval, and no certifying body has accredited us.';
    expect(recognitionClaims(honest)).toEqual([]);
  });

  it('are in no screen, mail, credential or course', () => {
    const texts = files.filter(isPublicText);
    expect(texts.length).toBeGreaterThan(500);
    const found = texts.flatMap((file) =>
      recognitionClaims(readFileSync(join(root, file), 'utf8')).map((claim) => `${file}:${claim}`),
    );
    expect(found).toEqual([]);
  });
});
