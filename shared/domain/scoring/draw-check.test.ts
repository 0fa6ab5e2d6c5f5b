import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { SEED_LIMIT } from '../shuffle.ts';
import { drawCheck } from './draw-check.ts';
import type { BankQuestion } from './draw-questions.ts';

interface Question extends BankQuestion {
  question: string;
  correctAnswer: string;
}

const bankOf = (fromFile: boolean): Question[] =>
  (['multiple-choice', 'short-answer'] as const).flatMap((type) =>
    Array.from({ length: 9 }, (_, index) => ({
      id: `${type}-${fromFile ? 'file' : 'other'}-${index}`,
      type,
      question: 'Who wrote on {day}?',
      options: type === 'multiple-choice' ? ['{lead}', 'Eve', 'Finn'] : [],
      correctAnswer: '{lead}',
      readAt: { moduleId: `m${(index % 3) + 1}` },
      ...(fromFile ? { fromFile } : {}),
    })),
  );

const CHECK = {
  asks: { 'multiple-choice': 3, 'short-answer': 1 },
  questions: [...bankOf(false), ...bankOf(true)],
  facts: [
    [{ day: 'May 4' }, { day: 'May 6' }],
    [{ lead: 'Ida' }, { lead: 'Bo' }],
  ],
  caseFile: {
    title: 'The file of {lead}',
    asks: { 'multiple-choice': 1, 'short-answer': 1 },
    documents: [{ text: '{lead} wrote on {day}.' }],
  },
};

const seed = fc.nat({ max: SEED_LIMIT - 1 });
const ids = CHECK.questions.map(({ id }) => id);

describe('a drawn check', () => {
  test('asks as many questions from the file as it says, whatever was seen and answered', () => {
    fc.assert(
      fc.property(seed, fc.subarray(ids), fc.subarray(ids), (drawSeed, seenIds, right) => {
        const seen = Object.fromEntries(seenIds.map((id) => [id, 1]));
        const { questions } = drawCheck(CHECK, { seen, right, seed: drawSeed });
        const count = (type: string, isFromFile: boolean) =>
          questions.filter((one) => one.type === type && Boolean(one.fromFile) === isFromFile)
            .length;
        expect([
          count('multiple-choice', true),
          count('multiple-choice', false),
          count('short-answer', true),
          count('short-answer', false),
        ]).toEqual([1, 2, 1, 0]);
      }),
      propertyRuns(200),
    );
  });

  test('has the same facts in its questions, options, answers and documents, each time', () => {
    const files = new Set<string>();
    fc.assert(
      fc.property(seed, (drawSeed) => {
        const drawn = drawCheck(CHECK, { seen: {}, right: [], seed: drawSeed });
        const { title, documents } = drawn.caseFile!;
        const [, lead, day] = /^(\w+) wrote on (.*)\.$/.exec(documents[0]!.text)!;
        expect(title).toBe(`The file of ${lead}`);
        for (const { question, options, correctAnswer } of drawn.questions) {
          expect(question).toBe(`Who wrote on ${day}?`);
          expect(correctAnswer).toBe(lead);
          const all = options.length > 0 ? [lead, 'Eve', 'Finn'] : [];
          expect(new Set(options)).toEqual(new Set(all));
          expect(options).toHaveLength(all.length);
        }
        expect(drawCheck(CHECK, { seen: {}, right: [], seed: drawSeed })).toEqual(drawn);
        files.add(documents[0]!.text);
      }),
      propertyRuns(200),
    );
    expect(files.size).toBe(4);
  });

  test('without a file has none, and its numbers differ all the same', () => {
    const { caseFile: _file, asks: _asks, ...check } = CHECK;
    const texts = [0, 1, 2, 3, 4, 5, 6, 7].map((drawSeed) => {
      const drawn = drawCheck(check, { seen: {}, right: [], seed: drawSeed });
      expect(drawn.caseFile).toBeUndefined();
      return drawn.questions[0]!.question;
    });
    expect(new Set(texts).size).toBe(2);
  });
});
