import { describe, expect, test } from 'vitest';
import { ScenarioConfig } from '#scenario-schema.ts';
import { fieldsAfter } from '#testing/invalid-activity.ts';
import { words } from '#testing/sample-texts.ts';
import { writtenConversation, type Written } from '#testing/written-activities.ts';

type Change = (scenario: Written<'scenario'>) => void;
const steps = (scenario: Written<'scenario'>) => scenario.config.steps;

describe('a scenario as a conversation', () => {
  test('follows the content rules', () => {
    expect(fieldsAfter(writtenConversation(), () => undefined)).toEqual([]);
  });

  test.each<[string, Change, string]>([
    [
      'a sender who is not among the people',
      (scenario) => (steps(scenario)[0]!.messages![0]!.from = 'Ada Grey'),
      'config.steps.0.messages.0.from',
    ],
    [
      'a person who writes nothing',
      (scenario) => scenario.config.scenario.people!.push({ name: 'Ada Grey', role: 'Payroll' }),
      'config.scenario.people',
    ],
    [
      'a step without messages',
      (scenario) => delete steps(scenario)[1]!.messages,
      'config.steps.1.messages',
    ],
    [
      'a choice without its reasoning',
      (scenario) => delete steps(scenario)[0]!.choices[0]!.reasoning,
      'config.steps.0.choices.0.reasoning',
    ],
    [
      'a choice of more than a line',
      (scenario) => {
        for (const choice of steps(scenario)[0]!.choices) choice.text = words(40);
      },
      'config.steps.0.choices.0.text',
    ],
    [
      'a much longer reasoning for one choice',
      (scenario) => (steps(scenario)[0]!.choices[0]!.reasoning = words(60)),
      'config.steps.0.choices',
    ],
    [
      'a much shorter choice',
      (scenario) => (steps(scenario)[0]!.choices[0]!.text = 'Ask'),
      'config.steps.0.choices',
    ],
    [
      'a consequence of one sentence',
      (scenario) => (steps(scenario)[0]!.choices[0]!.feedback = words(30).replaceAll('.', '')),
      'config.steps.0.choices.0.feedback',
    ],
    [
      'branches of one length',
      (scenario) => (steps(scenario)[0]!.choices.find(({ id }) => id === 'hand')!.next = 'rush'),
      'config.steps',
    ],
  ])('with %s has an issue at that field', (_what, change, field) => {
    expect(fieldsAfter(writtenConversation(), change)).toContain(field);
  });

  test.each(['9:10', '13:10 PM', 'noon', '9:10 am'])('refuses %s as a time', (at) => {
    const { config } = writtenConversation();
    config.steps[0]!.messages![0]!.at = at;
    expect(ScenarioConfig.safeParse(config).error?.issues[0]?.path.at(-1)).toBe('at');
  });

  test('takes a time with its day, and a step needs messages or a situation', () => {
    const { config } = writtenConversation();
    config.steps[0]!.messages![0]!.at = 'Thursday, 9:10 AM';
    delete config.steps[0]!.situation;
    expect(ScenarioConfig.safeParse(config).success).toBe(true);
    delete config.steps[0]!.messages;
    expect(ScenarioConfig.safeParse(config).success).toBe(false);
  });
});
