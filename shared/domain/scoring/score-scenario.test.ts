import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { scoreScenario, type ScoredScenario } from './score-scenario.ts';

/** Two steps on every path: `open`, then `listen` or `rush`. */
const scenario: ScoredScenario = {
  steps: [
    {
      id: 'open',
      title: 'The request',
      situation: 'The manager wants the file at once.',
      choices: [
        { id: 'ask', text: 'Ask why', value: 10, feedback: 'ask-feedback', next: 'listen' },
        { id: 'wait', text: 'Wait', value: 5, feedback: 'wait-feedback', next: 'rush' },
        { id: 'hand', text: 'Hand it over', value: 0, feedback: 'hand-feedback', next: 'rush' },
      ],
    },
    {
      id: 'listen',
      title: 'The reason',
      situation: 'The reason is a shift plan.',
      choices: [
        { id: 'dates', text: 'Share dates', value: 10, feedback: 'dates-feedback', next: 'end' },
        { id: 'part', text: 'Share a part', value: 5, feedback: 'part-feedback', next: 'end' },
        { id: 'all', text: 'Share all', value: 0, feedback: 'all-feedback', next: 'end' },
      ],
    },
    {
      id: 'rush',
      title: 'The consequence',
      situation: 'The employee learns of it.',
      choices: [
        { id: 'own', text: 'Say so', value: 10, feedback: 'own-feedback' },
        { id: 'soft', text: 'Explain', value: 5, feedback: 'soft-feedback' },
        { id: 'deny', text: 'Deny it', value: 0, feedback: 'deny-feedback' },
      ],
    },
  ],
  maxScore: 20,
};

describe('a scenario', () => {
  test("earns the points of the learner's path", () => {
    const { score } = scoreScenario(scenario, { open: 'wait', rush: 'own' });
    expect(score).toMatchObject({ path: ['open', 'rush'], finalScore: 15, percentage: 75 });
    expect(score!.decisions[0]).toEqual({
      stepId: 'open',
      stepTitle: 'The request',
      situation: 'The manager wants the file at once.',
      choiceId: 'wait',
      choiceText: 'Wait',
      value: 5,
      bestValue: 10,
      feedback: 'wait-feedback',
    });
  });

  test('rounds half a percent up', () => {
    const config = { ...scenario, maxScore: 40 };
    expect(scoreScenario(config, { open: 'ask', listen: 'part' }).score?.percentage).toBe(38);
  });

  test('does not let the steps that repair a mistake make up for it', () => {
    const [open, listen, rush] = scenario.steps;
    const repair = {
      ...rush!,
      choices: rush!.choices.map((choice) => ({ ...choice, next: 'listen' })),
    };
    const steps = [open!, repair, listen!];
    const choices = { open: 'wait', rush: 'own', listen: 'dates' };
    expect(scoreScenario({ ...scenario, steps }, choices).score).toMatchObject({
      finalScore: 25,
      percentage: 83,
    });
  });

  test.each<[string, Record<string, unknown>, { stepId: string; message: string }[]]>([
    ['no choice at all', {}, [{ stepId: 'open', message: 'is not decided' }]],
    ['a missing choice', { open: 'hand' }, [{ stepId: 'rush', message: 'is not decided' }]],
    [
      'a choice of another step',
      { open: 'dates' },
      [{ stepId: 'open', message: 'is not a choice of this step' }],
    ],
    [
      'a choice that is not text',
      { open: ['ask'] },
      [{ stepId: 'open', message: 'is not a choice of this step' }],
    ],
    [
      'a choice for a step off the path',
      { open: 'ask', listen: 'all', rush: 'own' },
      [{ stepId: 'rush', message: 'is not a step on this path' }],
    ],
    [
      'a step that does not exist, beside a missing one',
      { open: 'ask', gone: 'own', rush: 'own' },
      [
        { stepId: 'listen', message: 'is not decided' },
        { stepId: 'gone', message: 'is not a step on this path' },
      ],
    ],
    [
      'names of prototype members',
      JSON.parse('{"__proto__":{"open":"ask"},"constructor":"ask"}') as Record<string, unknown>,
      [
        { stepId: 'open', message: 'is not decided' },
        { stepId: '__proto__', message: 'is not a step on this path' },
        { stepId: 'constructor', message: 'is not a step on this path' },
      ],
    ],
  ])('is refused at the step with %s', (_what, choices, issues) => {
    expect(scoreScenario(scenario, choices)).toEqual({ issues });
  });

  test.each(['open', 'nowhere'])('stops if a choice leads to %s', (next) => {
    const config = JSON.parse(JSON.stringify(scenario)) as ScoredScenario;
    config.steps[1]!.choices[0]!.next = next;
    expect(scoreScenario(config, { open: 'ask', listen: 'dates' })).toEqual({
      issues: [{ stepId: next, message: 'cannot follow here' }],
    });
  });
});

/** Steps `s0`, `s1`, …, whose choices lead forward or to the end; ids include names of prototype members. */
const anyScenario = fc.integer({ min: 1, max: 6 }).chain((count) => {
  const nameOf = (index: number) => ['constructor', '__proto__'][index - 3] ?? `s${index}`;
  const steps = Array.from({ length: count }, (_, index) =>
    fc
      .array(
        fc.record({
          value: fc.integer({ min: 0, max: 10 }),
          next: fc.option(fc.integer({ min: index + 1, max: count }), { nil: undefined }),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((choices) => ({
        id: nameOf(index),
        title: `T${index}`,
        situation: `S${index}`,
        choices: choices.map(({ value, next }, at) => ({
          id: `${index}-${at}`,
          text: 'text',
          feedback: 'feedback',
          value,
          next: next === undefined ? undefined : next === count ? 'end' : nameOf(next),
        })),
      })),
  );
  return fc.record({
    steps: fc.tuple(...steps),
    maxScore: fc.integer({ min: 1, max: 60 }),
    picks: fc.array(fc.nat(3), { minLength: count, maxLength: count }),
  });
});

/** Follows the path by recursion over the list of steps; returns the decisions needed and their points. */
function pathOf(
  config: ScoredScenario,
  picks: readonly number[],
  from = 0,
): [string, string, number][] {
  const step = config.steps[from];
  if (!step) return [];
  const choice = step.choices[picks[from]! % step.choices.length]!;
  const path: [string, string, number] = [step.id, choice.id, choice.value];
  if (choice.next === 'end') return [path];
  const next = config.steps.findIndex((candidate) => candidate.id === choice.next);
  return [path, ...pathOf(config, picks, choice.next === undefined ? from + 1 : next)];
}

const choicesOf = (path: readonly [string, string, number][]) =>
  JSON.parse(`{${path.map(([step, choice]) => `"${step}":"${choice}"`).join()}}`) as Record<
    string,
    string
  >;

describe('any scenario', () => {
  test('scores the sum of its path, bounded and rounded', () => {
    fc.assert(
      fc.property(anyScenario, ({ picks, ...config }) => {
        const path = pathOf(config, picks);
        const { score } = scoreScenario(config, choicesOf(path));
        const sum = path.reduce((total, [, , value]) => total + value, 0);
        const offered = path.reduce((total, [id]) => {
          const step = config.steps.find((candidate) => candidate.id === id)!;
          return total + Math.max(...step.choices.map(({ value }) => value));
        }, 0);
        const possible = Math.max(offered, config.maxScore);
        const percent = Math.floor((200 * sum + possible) / (2 * possible));
        expect(score).toMatchObject({
          path: path.map(([step]) => step),
          finalScore: sum,
          percentage: Math.min(100, percent),
        });
        for (const { value, bestValue } of score!.decisions) {
          expect(bestValue).toBeGreaterThanOrEqual(value);
        }
      }),
      propertyRuns(500),
    );
  });

  test('has the same score for any order of the choices', () => {
    fc.assert(
      fc.property(anyScenario, ({ picks, ...config }) => {
        const path = pathOf(config, picks);
        expect(scoreScenario(config, choicesOf(path.toReversed()))).toEqual(
          scoreScenario(config, choicesOf(path)),
        );
      }),
      propertyRuns(500),
    );
  });

  test('is refused exactly at the missing step', () => {
    fc.assert(
      fc.property(anyScenario, fc.nat(5), ({ picks, ...config }, at) => {
        const path = pathOf(config, picks);
        const missing = path[at % path.length]!;
        const choices = choicesOf(path.filter((step) => step !== missing));
        expect(scoreScenario(config, choices)).toEqual({
          issues: [{ stepId: missing[0], message: 'is not decided' }],
        });
      }),
      propertyRuns(500),
    );
  });
});
