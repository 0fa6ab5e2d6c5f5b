import { describe, expect, test } from 'vitest';
import type { ReviewCardSource } from '#review-card-schema.ts';
import type { SampleFolder } from '#testing/sample-folder.ts';
import { writtenFolder } from '#testing/written-activities.ts';
import { validateContent } from './validate-content.ts';

const FILE = 'record-keeping/review-cards/record-keeping-m1.ts';
const MODULE = 'record-keeping-m1';

function issuesAfter(change: (cards: ReviewCardSource[], folder: SampleFolder) => void) {
  const folder = writtenFolder();
  change(folder.reviewCards.get(MODULE)!, folder);
  return validateContent([folder]);
}

describe('validating review cards', () => {
  test('finds no issue in cards that follow the rules, and none in a lesson without cards', () => {
    expect(issuesAfter(() => undefined)).toEqual([]);
    expect(issuesAfter((_cards, { reviewCards }) => reviewCards.clear())).toEqual([]);
  });

  const defects: [what: string, (cards: ReviewCardSource[]) => void, string, RegExp][] = [
    ['too few cards', (cards) => cards.pop(), '', /has 3 cards/],
    ['an id that is used twice', (cards) => (cards[1]!.id = cards[0]!.id), '1.id', /also in/],
    [
      'a skill that is none',
      (cards) => (cards[0]!.skill = 'juggling' as 'records'),
      '0.skill',
      /Invalid option/,
    ],
    [
      'an unknown field',
      (cards) => Object.assign(cards[2]!, { hint: 'none' }),
      '2',
      /Unrecognized key: "hint"/,
    ],
    [
      'a question that takes too long to read',
      (cards) => (cards[0]!.question = 'why '.repeat(61)),
      '0.question',
      /has 61 words/,
    ],
    [
      'an answer that the question gives away',
      (cards) => (cards[0]!.question = 'Is it due by the end of that day. Or when?'),
      '0.answer',
      /is in the question/,
    ],
    [
      'local law, which stands in boxes only',
      (cards) => (cards[3]!.why = 'The GDPR says so, and it holds in each of its countries.'),
      '3.why',
      /names 'GDPR' outside a box/,
    ],
    [
      'a right option that is not offered',
      (cards) => (cards[3]!.graded!.correct = 'Two years'),
      '3.graded.correct',
      /is not among the options/,
    ],
    [
      'options that repeat themselves',
      (cards) => (cards[3]!.graded!.options[1] = cards[3]!.graded!.options[0]!),
      '3.graded.options',
      /repeat themselves/,
    ],
  ];
  test.each(defects)('finds %s', (_what, seed, field, message) => {
    const issues = issuesAfter(seed);
    expect(issues).toEqual([
      {
        file: FILE,
        field,
        message: expect.stringMatching(message),
      },
    ]);
  });

  test('finds right options that are the longest every time', () => {
    const longest = {
      options: ['One', 'Two', 'The longest of them'],
      correct: 'The longest of them',
    };
    const issues = issuesAfter((cards) => {
      for (const card of cards.slice(0, 2)) card.graded = { ...longest };
      delete cards[3]!.graded;
    });
    expect(issues).toEqual([
      { file: FILE, field: '', message: 'has the longest option as the right one every time' },
    ]);
  });

  test('finds cards of a module that is no lesson of the course', () => {
    const issues = issuesAfter((cards, { reviewCards }) => {
      reviewCards.delete(MODULE);
      reviewCards.set('record-keeping-m2', cards);
    });
    expect(issues).toEqual([
      {
        file: 'record-keeping/review-cards/record-keeping-m2.ts',
        field: '',
        message: 'belongs to no lesson of course.ts',
      },
    ]);
  });
});
