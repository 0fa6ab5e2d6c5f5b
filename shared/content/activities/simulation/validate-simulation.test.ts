import type { ActivityPlan } from '#activity-plan.ts';
import type { SimulationConfig } from '#simulation-schema.ts';
import { describe, expect, test } from 'vitest';
import employeeRelations from '#courses/employee-relations/activities/employee-relations-simulation.ts';
import hrFoundations from '#courses/hr-foundations/activities/hr-foundations-simulation.ts';
import peopleAnalytics from '#courses/people-analytics/activities/people-analytics-simulation.ts';
import type { SourceOf } from '../activity-types.ts';
import { copyOf } from '#testing/sample-activities.ts';
import { simulation } from './simulation.ts';

const written = [hrFoundations, peopleAnalytics, employeeRelations] as SourceOf<'simulation'>[];
const sound = hrFoundations as SourceOf<'simulation'>;

function issuesOf({ config, passingScore }: SourceOf<'simulation'>): string[] {
  const issues: string[] = [];
  const anchors = new Map(
    config.readAt.map(({ moduleId }) => [
      moduleId,
      new Set(config.readAt.map(({ section }) => section)),
    ]),
  );
  simulation.check(
    config,
    { passingScore } as ActivityPlan,
    { lessonIds: [], anchors },
    (field, message) => issues.push(`${field}: ${message}`),
  );
  return issues;
}

const withChange = (change: (config: SimulationConfig) => void) => {
  const config = copyOf(sound.config);
  change(config);
  return issuesOf({ ...sound, config }).join('\n');
};

test.each(written.map((one) => [one.id, one] as const))('%s follows the rules', (_id, one) => {
  expect(issuesOf(one)).toEqual([]);
});

describe('a simulation is refused', () => {
  const cases: [string, (config: SimulationConfig) => void, RegExp][] = [
    [
      'without a source',
      (c) => c.assumptions.forEach((one) => delete one.source),
      /name no source/,
    ],
    [
      'without saying what is illustrative',
      (c) => (c.assumptions = c.assumptions.filter(({ source }) => source)),
      /which of them are illustrative/,
    ],
    ['with an id of another model', (c) => (c.inputs[0]!.id = 'gone'), /names 'gone'/],
    ['without a guardrail of its model', (c) => c.guardrails.pop(), /lacks 'budget'/],
    ['with a message of a stranger', (c) => (c.reactions[0]!.from = 'Gone'), /none of the people/],
    [
      'with a message that names what isn’t shown',
      (c) => (c.reactions[0]!.text = '{slack} of it'),
      /names 'slack', which isn’t shown/,
    ],
    [
      'whose first strategy fails',
      (c) => c.strategies.reverse(),
      /strategies\.0: passes in 0 of 40 draws only/,
    ],
    ['that cannot be entered', (c) => (c.inputs[0]!.most = 5), /cannot be entered/],
  ];
  test.each(cases)('%s', (_name, change, expected) => {
    expect(withChange(change)).toMatch(expected);
  });
});

test('minutes count the texts and four minutes a period', () => {
  const minutes = simulation.minutes(sound.config, undefined);
  expect(minutes).toBeGreaterThan(12);
  expect(minutes).toBeLessThan(25);
});
