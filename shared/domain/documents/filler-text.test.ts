import { describe, expect, test } from 'vitest';
import type { DocumentField } from './document-values.ts';
import { fillerIssueOf } from './filler-text.ts';

const field = (id: string, type: DocumentField['type']): DocumentField => ({
  id,
  label: id.toUpperCase(),
  type,
  required: true,
  options: [],
});
const fields = [
  field('title', 'text'),
  field('owner', 'text'),
  field('signer', 'text'),
  field('facts', 'textarea'),
  field('reply', 'textarea'),
  field('kind', 'select'),
];
const issueOf = (id: string, values: Record<string, string>) =>
  fillerIssueOf(
    fields.find((candidate) => candidate.id === id)!,
    fields,
    values,
  );
const SENTENCE = 'The purple kettle sings to seven quiet lamps.';
const HONEST =
  'The time system shows clock-ins at 6:19 on September 29 and 6:12 on October 5. No call was logged on those days, and no swap was approved.';

describe('a text says nothing when it', () => {
  test.each([
    ['is one character', 'x'],
    ['is one character again and again', 'xxxxx'],
    ['is that in words', 'xx xxx xx'],
    ['holds a run of one', 'Facts aaaaaaa'],
    ['is punctuation', '. . .'],
  ])('%s: %s', (_what, text) => {
    expect(issueOf('facts', { facts: text })).toBe(
      'FACTS only repeats a character; put in your own words',
    );
  });

  test.each([
    'word word word word word word',
    'lorem ipsum dolor '.repeat(40),
    `${SENTENCE} `.repeat(12),
  ])('repeats its words: %s', (text) => {
    expect(issueOf('facts', { facts: text })).toBe(
      'FACTS only repeats its words; put in your own words',
    );
  });

  test('stands in another long field, whole or for the most part', () => {
    for (const reply of [SENTENCE, `${SENTENCE} 2`, HONEST.slice(0, -20)]) {
      const facts = reply.startsWith('The time') ? HONEST : SENTENCE;
      expect(issueOf('reply', { facts, reply })).toBe(
        'REPLY has the same text as FACTS; each needs its own',
      );
      expect(issueOf('facts', { facts, reply })).toBeUndefined();
    }
  });

  test('stands in three fields, however short it is', () => {
    const values = { title: 'Filler', owner: 'filler', signer: 'Filler.' };
    expect(['title', 'owner', 'signer'].map((id) => issueOf(id, values))).toEqual([
      undefined,
      'OWNER has the same text as TITLE; each needs its own',
      'SIGNER has the same text as TITLE; each needs its own',
    ]);
  });
});

describe('a text may say something when it', () => {
  test.each([
    ['is honest', { facts: HONEST, reply: SENTENCE }],
    ['is a short name', { title: 'HR', owner: 'IT', signer: 'Jo' }],
    ['is a number', { title: '2027', facts: '4' }],
    ['is a title that two fields have', { owner: 'Head of People', signer: 'Head of People' }],
    ['is None in two fields', { facts: 'None.', reply: 'None.' }],
    ['is blank', { facts: '', reply: '' }],
    [
      'is long and honest',
      { facts: Array.from({ length: 400 }, (_, at) => `the ${at}`).join(' ') },
    ],
  ])('%s', (_what, values: Record<string, string>) => {
    for (const id of Object.keys(values)) expect(issueOf(id, values)).toBeUndefined();
  });

  test('is a choice', () => {
    expect(issueOf('kind', { kind: 'x' })).toBeUndefined();
  });
});
