import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { SEED_LIMIT } from '../shuffle.ts';
import { drawRetest, sourceOf } from './draw-retest.ts';
import type { BankQuestion } from './draw-questions.ts';

interface Question extends BankQuestion {
  question: string;
}

const of = (type: Question['type'], count: number, more: Partial<Question> = {}): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${type}-${more.fromFile ? 'file-' : ''}${index}`,
    type,
    question: 'Who wrote on {day}?',
    options: type.startsWith('multiple') ? ['{lead}', 'Eve', 'Finn'] : [],
    readAt: { moduleId: `m${(index % 3) + 1}` },
    ...more,
  }));

const bank = (questions: readonly Question[], seen: Record<string, number> = {}) => ({
  activityId: 'check',
  questions,
  facts: [
    [{ day: 'May 4' }, { day: 'May 6' }],
    [{ lead: 'Ida' }, { lead: 'Bo' }],
  ],
  seen,
});
const FULL = [
  ...of('multiple-choice', 9),
  ...of('multiple-select', 5),
  ...of('short-answer', 4),
  ...of('essay', 2),
  ...of('multiple-choice', 6, { fromFile: true }),
];

const seeds = fc.nat({ max: SEED_LIMIT - 1 });

// Source: rules/scoring.md S39
describe('the draw of a retest', () => {
  test('has eight questions, no essay and nothing from a file, each once', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { questions, sources } = drawRetest([bank(FULL)], { last: [], seed });
        expect(questions.map(({ id }) => id)).toEqual(
          Array.from({ length: 8 }, (_, index) => `q${index + 1}`),
        );
        expect(new Set(sources).size).toBe(8);
        expect(sources.join()).not.toMatch(/essay|file/);
        const types = questions.map(({ type }) => type).toSorted();
        expect(types).toEqual([
          ...Array<string>(4).fill('multiple-choice'),
          ...Array<string>(2).fill('multiple-select'),
          ...Array<string>(2).fill('short-answer'),
        ]);
      }),
      propertyRuns(50),
    );
  });

  test('leaves out what was asked last, as long as the bank has others', () => {
    fc.assert(
      fc.property(seeds, seeds, (first, second) => {
        const before = drawRetest([bank(FULL)], { last: [], seed: first });
        const after = drawRetest([bank(FULL)], { last: before.sources, seed: second });
        expect(after.sources.filter((source) => before.sources.includes(source))).toEqual([]);
      }),
      propertyRuns(50),
    );
  });

  test('asks first what the learner has seen least', () => {
    const seen = Object.fromEntries(
      FULL.filter(({ id }) => /-[0-3]$/.test(id)).map(({ id }) => [id, 2]),
    );
    const { sources } = drawRetest([bank(FULL, seen)], { last: [], seed: 7 });
    const choices = sources.filter((source) => source.includes('multiple-choice'));
    expect(choices.every((source) => /-[4-8]$/.test(source))).toBe(true);
  });

  test('writes figures into every text', () => {
    const { questions } = drawRetest([bank(FULL)], { last: [], seed: 7 });
    expect(JSON.stringify(questions)).not.toMatch(/\{\w+\}/);
    const days = new Set(
      Array.from(
        { length: 20 },
        (_, seed) => drawRetest([bank(FULL)], { last: [], seed }).questions[0]!.question,
      ),
    );
    expect(days.size).toBe(2);
  });

  test.each([
    ['fewer than eight', of('multiple-choice', 5), 5],
    ['one type only', of('short-answer', 12), 8],
    ['nothing that can be asked', of('essay', 3), 0],
  ])('takes what a bank with %s has', (_name, questions, count) => {
    const { sources } = drawRetest([bank(questions)], { last: [], seed: 3 });
    expect(sources).toHaveLength(count);
  });

  test('draws from several checks', () => {
    const other = { ...bank(of('multiple-select', 4)), activityId: 'other' };
    const { sources } = drawRetest([bank(of('multiple-choice', 4)), other], { last: [], seed: 3 });
    expect(sources.toSorted()).toEqual(
      [0, 1, 2, 3]
        .flatMap((n) => [
          sourceOf('check', `multiple-choice-${n}`),
          sourceOf('other', `multiple-select-${n}`),
        ])
        .toSorted(),
    );
  });
});
