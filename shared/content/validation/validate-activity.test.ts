import { describe, expect, test } from 'vitest';
import { fieldsAfter, issuesAfter } from '#testing/invalid-activity.ts';
import {
  writtenGenerator,
  writtenScenario,
  writtenSkillCheck,
} from '#testing/written-activities.ts';

describe('a written activity', () => {
  test.each([writtenScenario(), writtenGenerator(), writtenSkillCheck()])(
    'of type $type that agrees with its plan and the rules has no issue',
    (activity) => {
      expect(issuesAfter(activity, () => undefined)).toEqual([]);
    },
  );

  test.each([
    ['moduleId', { moduleId: 'other' }],
    ['title', { title: 'Other' }],
  ])('that differs from its plan has an issue at %s', (field, change) => {
    expect(
      fieldsAfter(writtenGenerator(), (activity) => void Object.assign(activity, change)),
    ).toEqual([field]);
  });

  test.each([
    ['Get certified today.', /claims certification: 'Get certified'/],
    ['Well done!', /exclamation mark/],
  ])('with the words %s has an issue where they are', (text, message) => {
    const issues = issuesAfter(
      writtenSkillCheck(),
      (activity) => (activity.config.badge.description = text),
    );
    expect(issues).toEqual([
      {
        file: 'a.ts',
        field: 'config.badge.description',
        message: expect.stringMatching(message) as string,
      },
    ]);
  });
});
