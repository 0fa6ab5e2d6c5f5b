import { describe, expect, it } from 'vitest';
import { scenarioConfig } from '#testing/activity-samples.ts';
import { decisionCount, isLastDecision, takenPath } from './scenario-path.ts';

const config = scenarioConfig();
const step = (id: string) => config.steps.find((one) => one.id === id)!;

describe('the path through a scenario', () => {
  it('follows the choices to the step they lead to', () => {
    const path = takenPath(config, { s1: 's1b' });
    expect(path.decisions.map(({ choice }) => choice.text)).toEqual(['Draft the page now']);
    expect(path.current?.id).toBe('s2b');
  });

  it('stops at an unknown choice, and never loops', () => {
    expect(takenPath(config, { s1: 'gone', s2b: 's2b-a' }).current?.id).toBe('s1');
    const [first, ...rest] = config.steps;
    const loop = {
      ...config,
      steps: [{ ...first!, choices: [{ id: 'x', text: 'Again', next: 's1' }] }, ...rest],
    };
    expect(takenPath(loop, { s1: 'x' }).decisions.length).toBeLessThanOrEqual(3);
  });

  it('recognizes the last decision by the choice, or by all choices while none is chosen', () => {
    expect(isLastDecision(config, step('s1'))).toBe(false);
    expect(isLastDecision(config, step('s2a'))).toBe(true);
    const early = { id: 'stop', text: 'Stop here', next: 'end' };
    const mixed = { ...step('s1'), choices: [...step('s1').choices, early] };
    const graph = { ...config, steps: [mixed, ...config.steps.slice(1)] };
    expect(isLastDecision(graph, mixed)).toBe(false);
    expect(isLastDecision(graph, mixed, early)).toBe(true);
  });

  it('continues with the next step in the list when a choice names none', () => {
    const plain = {
      ...config,
      steps: config.steps.map((one) => ({
        ...one,
        choices: one.choices.map(({ id, text }) => ({ id, text })),
      })),
    };
    expect(takenPath(plain, { s1: 's1b' }).current?.id).toBe('s2a');
    expect(decisionCount(plain)).toEqual({ fewest: 3, most: 3 });
  });

  it('counts the decisions of the shortest and the longest path', () => {
    expect(decisionCount(config)).toEqual({ fewest: 2, most: 2 });
    const early = { id: 'stop', text: 'Stop here', next: 'end' };
    const [first, ...rest] = config.steps;
    const uneven = {
      ...config,
      steps: [{ ...first!, choices: [...first!.choices, early] }, ...rest],
    };
    expect(decisionCount(uneven)).toEqual({ fewest: 1, most: 2 });
  });
});
