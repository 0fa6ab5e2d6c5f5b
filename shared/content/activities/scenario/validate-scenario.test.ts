import { describe, expect, test } from 'vitest';
import { fieldsAfter, issuesAfter } from '#testing/invalid-activity.ts';
import { writtenScenario, type Written } from '#testing/written-activities.ts';

type Change = (scenario: Written<'scenario'>) => void;
const steps = (scenario: Written<'scenario'>) => scenario.config.steps;
/** Moves the best choice of every step to a place. */
const bestAt = (scenario: Written<'scenario'>, place: number) => {
  for (const { choices } of steps(scenario)) {
    const best = choices.find((choice) => choice.value === 10)!;
    const others = choices.filter((choice) => choice !== best);
    choices.splice(0, choices.length, ...others.toSpliced(place, 0, best));
  }
};

describe('a scenario', () => {
  test.each<[string, Change, string]>([
    [
      'another pass mark than planned',
      (scenario) => (scenario.config.passingScore = 60),
      'config.passingScore',
    ],
    [
      'choices that are not worth 10, 5 and 0',
      (scenario) => (steps(scenario)[0]!.choices[1]!.value = 7),
      'config.steps.0.choices',
    ],
    [
      'a choice that leads nowhere',
      (scenario) => (steps(scenario)[0]!.choices[2]!.next = 'gone'),
      'config.steps.0.choices.2.next',
    ],
    [
      'a score that is not the best path',
      (scenario) => (scenario.config.maxScore = 30),
      'config.maxScore',
    ],
    [
      'feedback that only judges',
      (scenario) => (steps(scenario)[1]!.choices[0]!.feedback = 'Not the best choice.'),
      'config.steps.1.choices.0.feedback',
    ],
    ['no action plan', (scenario) => delete scenario.config.actionPlan, 'config.actionPlan'],
    [
      'an action plan of three sections',
      (scenario) => scenario.config.actionPlan!.sections.pop(),
      'config.actionPlan',
    ],
  ])('with %s has an issue at that field', (_what, change, field) => {
    expect(fieldsAfter(writtenScenario(), change)).toEqual([field]);
  });

  test.each<[string, Change, RegExp]>([
    ['one id for two steps', (scenario) => (steps(scenario)[2]!.id = 'listen'), /use an id twice/],
    ['a loop', (scenario) => (steps(scenario)[2]!.choices[0]!.next = 'open'), /form a loop/],
    [
      'a step that cannot be reached',
      (scenario) => steps(scenario)[0]!.choices.forEach((choice) => (choice.next = 'listen')),
      /cannot all be reached: rush/,
    ],
    [
      'paths of another length than planned',
      (scenario) => (steps(scenario)[0]!.choices[2]!.next = 'end'),
      /make paths of .* steps; the plan says 2/,
    ],
    [
      'no branch',
      (scenario) => {
        scenario.config.steps = steps(scenario).slice(0, 2);
        steps(scenario)[0]!.choices.forEach((choice) => (choice.next = 'listen'));
      },
      /never branch/,
    ],
    [
      'the best choice always first',
      (scenario) => bestAt(scenario, 0),
      /best choice in the same place/,
    ],
    [
      'the best choice always second',
      (scenario) => bestAt(scenario, 1),
      /best choice in the same place/,
    ],
    [
      'the best choice always the longest',
      (scenario) => {
        for (const choice of steps(scenario).flatMap((step) => step.choices)) {
          if (choice.value === 10) choice.text = `${choice.text}, with every reason there is`;
        }
      },
      /longest choice as the best/,
    ],
  ])('with %s has an issue at its steps', (_what, change, message) => {
    expect(issuesAfter(writtenScenario(), change)).toContainEqual({
      file: 'a.ts',
      field: 'config.steps',
      message: expect.stringMatching(message) as string,
    });
  });

  test('may have its longest choice as the best in all steps but one', () => {
    const fields = fieldsAfter(writtenScenario(), (scenario) => {
      for (const { choices } of steps(scenario).slice(1)) {
        choices.find((choice) => choice.value === 10)!.text += ', with every reason there is';
      }
    });
    expect(fields).toEqual([]);
  });
});
