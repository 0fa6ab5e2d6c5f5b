import { describe, expect, test } from 'vitest';
import { sampleFolder } from '../testing/sample-folder.ts';
import {
  copyOf,
  sampleGenerator,
  sampleScenario,
  sampleSkillCheck,
} from '../testing/sample-activities.ts';
import type { ActivityPlan, ActivitySource } from './schema.ts';
import { checkActivity } from './validate-activity.ts';

type Written<T extends ActivitySource['type']> = Extract<ActivitySource, { type: T }>;

const planOf = (activity: ActivitySource): ActivityPlan =>
  sampleFolder().course.activities.find((plan) => plan.id === activity.id)!;

const fieldsAfter = <T extends ActivitySource>(
  sample: T,
  seed: (activity: T) => void,
): string[] => {
  const activity = copyOf(sample);
  seed(activity);
  return checkActivity('a.ts', activity, planOf(sample)).map((issue) => issue.field);
};

const scenario = sampleScenario as Written<'scenario'>;
const generator = sampleGenerator as Written<'generator'>;
const skillCheck = sampleSkillCheck as Written<'skill-check'>;

describe('a written activity', () => {
  test.each([scenario, generator, skillCheck])(
    '$type that agrees with its plan has no issue',
    (one) => {
      expect(checkActivity('a.ts', one, planOf(one))).toEqual([]);
    },
  );

  test.each([
    ['moduleId', { moduleId: 'other' }],
    ['title', { title: 'Other' }],
    ['duration', { duration: 99 }],
  ])('that differs from its plan is reported at %s', (field, change) => {
    expect(fieldsAfter(generator, (one) => void Object.assign(one, change))).toEqual([field]);
  });
});

describe('a scenario', () => {
  const steps = (one: Written<'scenario'>) => one.config.steps;

  test.each<[string, (one: Written<'scenario'>) => void, string]>([
    [
      'another pass mark than planned',
      (one) => (one.config.passingScore = 60),
      'config.passingScore',
    ],
    [
      'choices that are not worth 10, 5 and 0',
      (one) => (steps(one)[0]!.choices[1]!.value = 7),
      'config.steps.0.choices',
    ],
    [
      'a choice that leads nowhere',
      (one) => (steps(one)[0]!.choices[2]!.next = 'gone'),
      'config.steps.0.choices.2.next',
    ],
    ['a score that is not the best path', (one) => (one.config.maxScore = 30), 'config.maxScore'],
  ])('with %s is reported there', (_what, seed, field) => {
    expect(fieldsAfter(scenario, seed)).toEqual([field]);
  });

  test.each<[string, (one: Written<'scenario'>) => void, RegExp]>([
    ['one id for two steps', (one) => (steps(one)[2]!.id = 'listen'), /use an id twice/],
    ['a loop', (one) => (steps(one)[2]!.choices[0]!.next = 'open'), /form a loop/],
    [
      'a step that cannot be reached',
      (one) => steps(one)[0]!.choices.forEach((choice) => (choice.next = 'listen')),
      /cannot all be reached: rush/,
    ],
    [
      'paths of another length than planned',
      (one) => (steps(one)[0]!.choices[2]!.next = 'end'),
      /make paths of .* steps; the plan says 2/,
    ],
    [
      'no branch',
      (one) => {
        one.config.steps = steps(one).slice(0, 2);
        steps(one)[0]!.choices.forEach((choice) => (choice.next = 'listen'));
      },
      /never branch/,
    ],
  ])('with %s is reported at its steps', (_what, seed, message) => {
    const activity = copyOf(scenario);
    seed(activity);
    const issues = checkActivity('a.ts', activity, planOf(scenario));
    expect(issues).toContainEqual({
      file: 'a.ts',
      field: 'config.steps',
      message: expect.stringMatching(message) as string,
    });
  });
});

describe('a skill check', () => {
  const question = (one: Written<'skill-check'>, index: number) => one.config.questions[index]!;

  test.each<[string, (one: Written<'skill-check'>) => void, string]>([
    [
      'another pass mark than planned',
      (one) => (one.config.assessment.passingScore = 60),
      'config.assessment.passingScore',
    ],
    [
      'another time limit than planned',
      (one) => (one.config.assessment.timeLimit = 60),
      'config.assessment.timeLimit',
    ],
    ['another badge than planned', (one) => (one.config.badge.name = 'x'), 'config.badge.name'],
    ['a question too few', (one) => void one.config.questions.pop(), 'config.questions'],
    ['one id for two questions', (one) => (question(one, 1).id = 'q1'), 'config.questions'],
    [
      'an answer that is not offered',
      (one) => (question(one, 0).correctAnswer = 'He was punctual'),
      'config.questions.0.correctAnswer',
    ],
    [
      'one of several answers that is not offered',
      (one) => (question(one, 1).correctAnswer = ['Date', 'Gone']),
      'config.questions.1.correctAnswer',
    ],
    [
      'an option that is there twice',
      (one) => ((question(one, 0).options as string[])[2] = 'He was late'),
      'config.questions.0.options',
    ],
    [
      'a short answer without a word on its form',
      (one) => (question(one, 2).hint = ''),
      'config.questions.2.hint',
    ],
  ])('with %s is reported there', (_what, seed, field) => {
    expect(fieldsAfter(skillCheck, seed)).toEqual([field]);
  });
});

describe('a generator', () => {
  test.each<[string, (one: Written<'generator'>) => void, string[]]>([
    [
      'another document type than planned',
      (one) => (one.config.template.type = 'letter'),
      ['config.template.type'],
    ],
    [
      'a field of another type than planned',
      (one) => (one.config.fields[0]!.type = 'text'),
      ['config.fields', 'config.fields'],
    ],
    [
      'a placeholder of no field',
      (one) => (one.config.output.template += '{{unknown}}'),
      ['config.output.template'],
    ],
    [
      'a field the document never uses',
      (one) => (one.config.output.template = '<p>{{event}}</p>'),
      ['config.output.template'],
    ],
    [
      'no sample for a required field',
      (one) => delete one.config.examples.sampleData['event'],
      ['config.examples.sampleData.event'],
    ],
    [
      'a select without options',
      (one) => (one.config.fields[1]!.options = []),
      ['config.fields.1.options', 'config.examples.sampleData.kind'],
    ],
    [
      'a sample that is not among the options',
      (one) => (one.config.examples.sampleData['kind'] = 'Call'),
      ['config.examples.sampleData.kind'],
    ],
  ])('with %s is reported there', (_what, seed, fields) => {
    expect(fieldsAfter(generator, seed)).toEqual(fields);
  });
});
