import { describe, expect, test } from 'vitest';
import type { DocumentField } from './document-values.ts';
import { demandIssueOf, demandsInWords, type FieldDemands } from './field-demands.ts';

const field = (demands: FieldDemands): DocumentField => ({
  id: 'facts',
  label: 'Facts',
  type: 'textarea',
  required: true,
  options: [],
  demands,
});
const issueOf = (demands: FieldDemands, facts: string) => demandIssueOf(field(demands), { facts });

const FIVE_TO_EIGHT = { parts: { kind: 'points', least: 5, most: 8 } } as const;
const points = (count: number) =>
  Array.from({ length: count }, (_, at) => `${at + 1}. Checks file ${at}.`);

describe('a text', () => {
  test.each<[string, FieldDemands, string, string | undefined]>([
    ['long enough', { minWords: 4 }, 'We met on Monday.', undefined],
    ['too short', { minWords: 4 }, 'We met.', 'Facts needs at least four words; it has two'],
    ['long in a script without spaces', { minWords: 4 }, '我们在星期一见面了', undefined],
    ['in two sentences', { parts: { kind: 'sentences', least: 2 } }, 'One. Two.', undefined],
    [
      'in one sentence',
      { parts: { kind: 'sentences', least: 2 } },
      'One, two',
      'Facts needs at least two sentences; it has one',
    ],
    ['in numbered lines', FIVE_TO_EIGHT, points(5).join('\n'), undefined],
    ['in lines without numbers', FIVE_TO_EIGHT, 'a\nb\nc\n\nd\ne', undefined],
    ['with numbers in one line', FIVE_TO_EIGHT, points(8).join(' '), undefined],
    [
      'with too few points',
      FIVE_TO_EIGHT,
      '1. Checks 4 files. 3. Reports.',
      'Facts needs five to eight points, numbered or one to a line; it has one',
    ],
    [
      'with too many points',
      FIVE_TO_EIGHT,
      points(12).join('\n'),
      'Facts needs five to eight points, numbered or one to a line; it has 12',
    ],
    ['with figures', { minFigures: 2 }, '3 of 1,200 on May 4', undefined],
    [
      'whose only figures number its points',
      { minFigures: 1 },
      '1. Calls\n2. Writes',
      'Facts needs at least one figure, such as a date or an amount; it has none',
    ],
    ['naming all', { names: ['low', 'Day 3'] }, 'Lowest on day 3', undefined],
    [
      'naming some',
      { names: ['low', 'high', 'Day 3'] },
      'Below, higher, day 30',
      'Facts must name “low” and “Day 3”',
    ],
    ['that is None', { minWords: 9, mayBeNone: true }, 'None.', undefined],
    [
      'that is None where something is asked for',
      { minWords: 2 },
      'None.',
      'Facts needs at least two words; it has one',
    ],
    ['left blank', { minWords: 9 }, '  ', undefined],
  ])('%s', (_what, demands, text, issue) => {
    expect(issueOf(demands, text)).toBe(issue);
  });
});

test.each<[FieldDemands | undefined, string]>([
  [undefined, ''],
  [{ minWords: 12 }, 'At least 12 words.'],
  [
    { minWords: 30, ...FIVE_TO_EIGHT, minFigures: 1 },
    'At least 30 words, five to eight points, numbered or one to a line, at least one figure, such as a date or an amount.',
  ],
  [
    { names: ['low', 'likely', 'high'], mayBeNone: true },
    'Naming “low”, “likely” and “high”, or “None”.',
  ],
])('demands %j are told in words', (demands, words) => {
  expect(demandsInWords({ demands })).toBe(words);
});
