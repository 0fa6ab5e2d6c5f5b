import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextStepId, scenarioPaths, type ScenarioGraph } from './scenario-paths.ts';

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

  test('have the same best score as trying every choice', () => {
    const bestFrom = (graph: ScenarioGraph, id: string | undefined): number => {
      const step = graph.steps.find((one) => one.id === id);
      if (!step) return 0;
      return Math.max(
        ...step.choices.map(
          (one) => one.value + bestFrom(graph, nextStepId(graph, step.id, one.next)),
        ),
      );
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
