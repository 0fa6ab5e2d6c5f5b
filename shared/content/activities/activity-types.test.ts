import { expect, test } from 'vitest';
import { sampleGenerator, sampleScenario, sampleSkillCheck } from '#testing/sample-activities.ts';
import { ActivitySource } from './activity-types.ts';

const samples = [sampleScenario, sampleGenerator, sampleSkillCheck];

test('an activity without a passing score needs 80 percent (conformance: passingScore default 80)', () => {
  const { passingScore: _passingScore, ...activity } = sampleGenerator;
  expect(ActivitySource.parse(activity).passingScore).toBe(80);
});

test.each(samples)(
  'a written $type keeps its config, and one of another type is refused',
  (own) => {
    const other = samples.find(({ type }) => type !== own.type)!;
    expect(ActivitySource.parse(own)).toEqual(own);
    expect(ActivitySource.safeParse({ ...own, config: other.config }).success).toBe(false);
  },
);

test('an unknown type is refused', () => {
  const issues = ActivitySource.safeParse({ ...sampleScenario, type: 'poll' }).error?.issues;
  expect(issues?.map(({ path }) => path.join('.'))).toEqual(['type']);
});
