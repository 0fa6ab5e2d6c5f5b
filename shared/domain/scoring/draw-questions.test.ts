import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { SEED_LIMIT } from '../shuffle.ts';
import { type BankQuestion, drawQuestions } from './draw-questions.ts';

const seed = fc.nat({ max: SEED_LIMIT - 1 });
const OPTIONS = ['a', 'b', 'c', 'd'];

/** 15 of 30 questions are multiple choice, 6 multiple select, 6 short, 3 essays; five modules teach them in turn. */
const bank: BankQuestion[] = [
  ...Array<'multiple-choice'>(15).fill('multiple-choice'),
  ...Array<'multiple-select'>(6).fill('multiple-select'),
  ...Array<'short-answer'>(6).fill('short-answer'),
  ...Array<'essay'>(3).fill('essay'),
].map((type, index) => ({
  id: `q${index}`,
  type,
  options: type.startsWith('multiple') ? OPTIONS : [],
  readAt: { moduleId: `m${(index % 5) + 1}` },
}));
const asks = { 'multiple-choice': 5, 'multiple-select': 2, 'short-answer': 2, essay: 1 };

const countsOf = (values: readonly string[]) =>
  [...new Set(values)].map((value) => values.filter((other) => other === value).length);

describe('a draw from a bank', () => {
  test('asks the wanted number of each type, each question once, the essay last', () => {
    fc.assert(
      fc.property(
        seed,
        fc.dictionary(fc.constantFrom('q1', 'q7', '__proto__'), fc.nat(5)),
        (randomSeed, seen) => {
          const drawn = drawQuestions(bank, { asks, seen, right: [], seed: randomSeed });
          expect(new Set(drawn.map(({ id }) => id)).size).toBe(10);
          for (const [type, count] of Object.entries(asks)) {
            expect(drawn.filter((question) => question.type === type)).toHaveLength(count);
          }
          expect(drawn.at(-1)!.type).toBe('essay');
        },
      ),
      propertyRuns(200),
    );
  });

  test('asks every question of the bank within three attempts, and spreads each over the modules', () => {
    fc.assert(
      fc.property(fc.tuple(seed, seed, seed), (seeds) => {
        const seen: Record<string, number> = {};
        for (const seedOfDraw of seeds) {
          const drawn = drawQuestions(bank, { asks, seen, right: [], seed: seedOfDraw });
          for (const { id } of drawn) seen[id] = (seen[id] ?? 0) + 1;
          const perModule = countsOf(drawn.map(({ readAt }) => readAt!.moduleId));
          expect(perModule.length).toBeGreaterThanOrEqual(4);
          expect(Math.max(...perModule)).toBeLessThanOrEqual(4);
        }
        expect(Object.keys(seen)).toHaveLength(bank.length);
        expect(new Set(Object.values(seen))).toEqual(new Set([1]));
      }),
      propertyRuns(200),
    );
  });

  test('asks again what was answered correctly only when nothing else of its type is left', () => {
    const short = bank.filter(({ type }) => type === 'short-answer').map(({ id }) => id);
    const seen = Object.fromEntries(short.map((id) => [id, 9]));
    const right = short.slice(1);
    const drawn = drawQuestions(bank, { asks, seen, right, seed: 3 });
    const asked = drawn.flatMap(({ id, type }) => (type === 'short-answer' ? [id] : []));
    expect(asked).toContain(short[0]);
    expect(asked).toHaveLength(2);
  });

  test('is the same for the same seed and another one for other seeds', () => {
    const idsOf = (drawSeed: number) =>
      drawQuestions(bank, { asks, seen: {}, right: [], seed: drawSeed });
    expect(idsOf(7)).toEqual(idsOf(7));
    expect(new Set([1, 2, 3, 4, 5].map((drawSeed) => JSON.stringify(idsOf(drawSeed)))).size).toBe(
      5,
    );
  });

  test('puts the right option in each place about equally often', () => {
    const places = [0, 0, 0, 0];
    for (let one = 0; one < 4000; one += 1) {
      const [first] = drawQuestions(bank.slice(0, 1), {
        asks: undefined,
        seen: {},
        right: [],
        seed: one,
      });
      places[first!.options.indexOf('a')]! += 1;
    }
    for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('takes what is there when the bank is smaller than what is asked', () => {
    const drawn = drawQuestions(bank.slice(0, 3), { asks, seen: {}, right: [], seed: 1 });
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(['q0', 'q1', 'q2']);
  });
});

test('without a bank all questions are asked in their own order', () => {
  const drawn = drawQuestions(bank, { asks: undefined, seen: { q0: 9 }, right: [], seed: 1 });
  expect(drawn.map(({ id }) => id)).toEqual(bank.map(({ id }) => id));
});
