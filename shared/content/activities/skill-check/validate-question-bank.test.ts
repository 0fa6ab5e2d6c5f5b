import { describe, expect, test } from 'vitest';
import { sampleBank } from '#testing/sample-bank.ts';
import { issuesAfter } from '#testing/invalid-activity.ts';
import type { Written } from '#testing/written-activities.ts';

type Change = (check: Written<'skill-check'>) => void;

const issuesOf = (change: Change) =>
  issuesAfter(sampleBank(), change).map(({ field, message }) => `${field}: ${message}`);

describe('a question bank', () => {
  test('of three times what is asked has no issue', () => {
    expect(issuesOf(() => undefined)).toEqual([]);
  });

  test.each<[string, Change, RegExp]>([
    [
      'fewer questions of a type than three times what is asked',
      ({ config }) => void config.questions.shift(),
      /^config\.questions: hold 2 of type multiple-choice; 1 asked need 3$/,
    ],
    [
      'a type that is never asked',
      ({ config }) => (config.asks = { 'multiple-choice': 1, 'short-answer': 1 }),
      /^config\.asks: leaves out multiple-select/,
    ],
    [
      'questions of one type that earn different points',
      ({ config }) => (config.questions[0]!.points = 5),
      /^config\.questions: of type multiple-choice earn different points/,
    ],
    [
      'a question without a section to read',
      ({ config }) => delete config.questions[0]!.readAt,
      /^config\.questions\.0\.readAt: is missing/,
    ],
    [
      'a section that the module does not have',
      ({ config }) =>
        (config.questions[1]!.readAt = { moduleId: 'record-keeping-m1', section: 'gone' }),
      /^config\.questions\.1\.readAt: names section 'gone'/,
    ],
    [
      'too few questions about a lesson',
      ({ config }) => {
        for (const question of config.questions) {
          question.readAt = { moduleId: 'record-keeping-m2', section: 'brief' };
        }
      },
      /^config\.questions: hold 0 about record-keeping-m1/,
    ],
    [
      'short answers so light that trying options is enough',
      ({ config }) => {
        for (const check of config.questions) if (check.type !== 'short-answer') check.points = 20;
      },
      /^config\.asks: lets a learner pass without a short answer/,
    ],
    [
      'an essay of more than a tenth of the points',
      ({ config }) => {
        config.asks = { ...config.asks, essay: 1 };
        for (const copy of ['x', 'y', 'z']) {
          config.questions.push({
            ...config.questions.at(-1)!,
            id: `essay-${copy}`,
            question: copy,
            type: 'essay',
            options: [],
            correctAnswer: 'A model.',
          });
        }
      },
      /^config\.asks: gives the essay more than 10 %/,
    ],
    [
      'the same number of right options in most questions',
      ({ config }) => {
        for (const check of config.questions) {
          if (check.type === 'multiple-select') check.correctAnswer = check.options.slice(0, 2);
        }
      },
      /^config\.questions: of type multiple-select have the same number/,
    ],
    [
      'the same question twice',
      ({ config }) => (config.questions[1]!.question = config.questions[0]!.question),
      /^config\.questions: repeat a question/,
    ],
  ])('with %s has an issue', (_what, change, issue) => {
    expect(issuesOf(change)).toContainEqual(expect.stringMatching(issue));
  });

  test('may name other spellings of a short answer, but not in the hint', () => {
    const spell = (hint: string): Change => {
      return ({ config }) => {
        const short = config.questions.find((check) => check.type === 'short-answer')!;
        Object.assign(short, { alsoAccepted: ['1 day'], hint });
      };
    };
    expect(issuesOf(spell('Words or figures.'))).toEqual([]);
    expect(issuesOf(spell('Not more than 1 day.'))).toContainEqual(
      expect.stringMatching(/hint: gives the answer away$/),
    );
  });
});
