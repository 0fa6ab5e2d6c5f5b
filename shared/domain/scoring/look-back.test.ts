import { describe, expect, it } from 'vitest';
import { isScenarioPassed, lookBackPercent, mostHarmful } from './look-back.ts';

const step = (id: string, ...values: number[]) => ({
  id,
  choices: values.map((value, index) => ({ id: `${id}-${index}`, value })),
});
const decided = [step('one', 7, 0, 10, 3), step('two', 10, 5, 0), step('three', 3, 10, 7, 0)];

describe('the look back', () => {
  it('asks for the choice with the fewest points', () => {
    expect(decided.map((decision) => mostHarmful(decision).id)).toEqual([
      'one-1',
      'two-2',
      'three-3',
    ]);
  });

  it.each([
    [{ one: 'one-1', two: 'two-2', three: 'three-3' }, 100],
    [{ one: 'one-1', two: 'two-1', three: 'three-3' }, 67],
    [{ one: 'one-3', two: 'two-1', three: 'three-0' }, 0],
    [{}, 0],
  ])('counts the right marks of %j: %i percent', (marks, percent) => {
    expect(lookBackPercent(decided, marks)).toBe(percent);
  });

  it.each([
    ['both are perfect', 100, 100, true],
    ['the decisions just reach the mark and the look back is perfect', 70, 100, true],
    ['a weak look back is made up for by perfect decisions', 100, 70, true],
    ['the look back is weaker than that', 100, 69, false],
    ['the decisions miss the mark', 69, 100, false],
    ['both are middling', 80, 80, false],
  ])('decides a pass with the decisions when %s', (_case, decisions, lookedBack, isPassed) => {
    expect(isScenarioPassed(decisions, lookedBack, 70)).toBe(isPassed);
  });
});
