import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestPath, nextStepId, scenarioPaths, type ScenarioGraph } from './scenario-paths.ts';

const choice = (value: number, next?: string) => ({ value, next });

/** order → (held | late) → close */
const branching: ScenarioGraph = {
  steps: [
    { id: 'order', choices: [choice(10, 'held'), choice(7, 'held'), choice(0, 'late')] },
    { id: 'held', choices: [choice(10, 'close'), choice(5, 'close')] },
    { id: 'late', choices: [choice(7, 'close'), choice(0, 'end')] },
    { id: 'close', choices: [choice(10), choice(0)] },
  ],
};

describe('the next step', () => {
  test('is the one the choice names', () => {
    expect(nextStepId(branching, 'order', 'late')).toBe('late');
  });

  test('is the next one in the list if the choice names none', () => {
    expect(nextStepId(branching, 'order')).toBe('held');
  });

  test('is undefined after the last one, and if the choice ends the scenario', () => {
    expect(nextStepId(branching, 'close')).toBeUndefined();
    expect(nextStepId(branching, 'order', 'end')).toBeUndefined();
  });
});

describe('the paths of a scenario', () => {
  test('are the distinct sequences of steps, and the best one determines the score', () => {
    const { paths, hasLoop, unreachable, bestScore } = scenarioPaths(branching);
    expect(paths.map((path) => path.join('>')).toSorted()).toEqual([
      'order>held>close',
      'order>late',
      'order>late>close',
    ]);
    expect({ hasLoop, unreachable, bestScore }).toEqual({
      hasLoop: false,
      unreachable: [],
      bestScore: 30,
    });
  });

  test('have as the best one the best choice at each step, not the longest with its repairs', () => {
    const steps = [
      { id: 'ask', choices: [choice(10, 'close'), choice(0, 'repair')] },
      { id: 'repair', choices: [choice(10, 'again'), choice(0, 'end')] },
      { id: 'again', choices: [choice(10, 'close')] },
      { id: 'close', choices: [choice(10), choice(0)] },
    ];
    const { bestScore, bestLength } = scenarioPaths({ steps });
    expect({ bestScore, bestLength }).toEqual({ bestScore: 20, bestLength: 2 });
    expect(bestPath({ steps }).map(({ step }) => step.id)).toEqual(['ask', 'close']);
  });

  test('report steps that no choice leads to', () => {
    const steps = [
      { id: 'a', choices: [choice(10, 'c')] },
      { id: 'b', choices: [choice(10)] },
      { id: 'c', choices: [choice(10)] },
    ];
    expect(scenarioPaths({ steps }).unreachable).toEqual(['b']);
  });

  test.each([
    ['itself', 'a'],
    ['an earlier step', 'first'],
  ])('report a loop if a step leads back to %s', (_what, next) => {
    const steps = [
      { id: 'first', choices: [choice(10, 'a')] },
      { id: 'a', choices: [choice(0, next), choice(10, 'end')] },
    ];
    expect(scenarioPaths({ steps }).hasLoop).toBe(true);
  });

  test('are empty for a graph without steps', () => {
    expect(scenarioPaths({ steps: [] })).toEqual({
      paths: [],
      hasLoop: false,
      unreachable: [],
      bestScore: 0,
      bestLength: 0,
    });
  });

  /** A graph without a loop: choices lead forward only. */
  const forwardGraph = fc.integer({ min: 1, max: 6 }).chain((size) =>
    fc
      .tuple(
        ...Array.from({ length: size }, (_, index) =>
          fc.array(
            fc.record({
              value: fc.integer({ min: 0, max: 10 }),
              next: fc.option(
                fc.constantFrom(
                  'end',
                  ...Array.from({ length: size - index - 1 }, (_one, at) => `s${index + at + 1}`),
                ),
                { nil: undefined },
              ),
            }),
            { minLength: 1, maxLength: 3 },
          ),
        ),
      )
      .map((choices) => ({
        steps: choices.map((of, index) => ({ id: `s${index}`, choices: of })),
      })),
  );

  test('have a best path that takes the highest value at each step, as recursion finds it', () => {
    const bestFrom = (graph: ScenarioGraph, id: string | undefined): number => {
      const step = graph.steps.find((candidate) => candidate.id === id);
      if (!step) return 0;
      const [best] = step.choices.toSorted((a, b) => b.value - a.value);
      return best!.value + bestFrom(graph, nextStepId(graph, step.id, best!.next));
    };
    fc.assert(
      fc.property(forwardGraph, (graph) => {
        const { bestScore, hasLoop, paths } = scenarioPaths(graph);
        expect(hasLoop).toBe(false);
        expect(bestScore).toBe(bestFrom(graph, 's0'));
        expect(new Set(paths.map((path) => path.join())).size).toBe(paths.length);
      }),
    );
  });
});
