import { seededRandom } from '@learning/shared/domain/shuffle';
import { describe, expect, test } from 'vitest';
import { fieldsAfter, issuesAfter } from '#testing/invalid-activity.ts';
import { withSecondVariants, writtenScenario } from '#testing/written-activities.ts';
import { drawnScenario, drawsOf, drawVariants, variantsOf } from './scenario-variants.ts';

const varied = () => withSecondVariants(writtenScenario());

describe('a scenario with second variants', () => {
  test('leads from each choice where the choice of the same points leads', () => {
    const [first, second] = variantsOf(varied().config.steps[0]!);
    expect(second!.id).toBe(first!.id);
    for (const { value, next } of second!.choices) {
      expect(next).toBe(first!.choices.find((choice) => choice.value === value)!.next);
    }
    expect(second).not.toHaveProperty('secondVariant');
  });

  test('is drawn at random, and then shows what the attempt before did not', () => {
    const { config } = varied();
    const ids = config.steps.map(({ id }) => id);
    const draws = Array.from({ length: 50 }, (_, seed) => drawVariants(config, seededRandom(seed)));
    for (const id of ids) {
      const count = draws.filter((drawn) => drawn.includes(id)).length;
      expect(count).toBeGreaterThan(10);
      expect(count).toBeLessThan(40);
    }
    for (const drawn of draws) {
      const next = drawVariants(config, seededRandom(1), drawn);
      expect([...drawn, ...next].toSorted()).toEqual(ids.toSorted());
    }
  });

  test('shows one variant of each step in every draw', () => {
    const { config } = varied();
    const [{ id, choices, secondVariant }] = [config.steps[1]!];
    const shown = drawnScenario(config, [id]).steps;
    expect(shown.map((step) => step.secondVariant)).toEqual(config.steps.map(() => undefined));
    expect(shown[1]!.title).toBe(secondVariant!.title);
    expect(shown[0]!.title).toBe(config.steps[0]!.title);
    expect(shown[1]!.choices).toHaveLength(choices.length);
    expect(drawsOf(config)).toHaveLength(2 ** config.steps.length);
  });

  // Source: rules/content.md C58
  test('keeps the rules in both variants', () => {
    expect(issuesAfter(varied(), () => undefined)).toEqual([]);
    expect(
      fieldsAfter(varied(), ({ config }) => {
        config.steps[0]!.secondVariant!.choices[0]!.value = 7;
      }),
    ).toEqual(['config.steps.0.secondVariant.choices']);
    expect(
      fieldsAfter(varied(), ({ config }) => {
        config.steps[1]!.secondVariant!.choices[1]!.feedback = 'Not the best choice.';
      }),
    ).toEqual(['config.steps.1.secondVariant.choices.1.feedback']);
    expect(
      issuesAfter(varied(), ({ config }) => {
        config.steps[0]!.secondVariant!.choices[0]!.id = config.steps[0]!.choices[1]!.id;
      }),
    ).toMatchObject([{ message: 'use an id of the step twice' }]);
    expect(
      issuesAfter(varied(), ({ config }) => {
        for (const step of config.steps.slice(1)) delete step.secondVariant;
      }),
    ).toMatchObject([{ message: 'have 1 second variants; half of the 3 need one, or none' }]);
  });
});
