import type { GeneratorConfig } from '@learning/content/schema';
import { writtenFolder, writtenGenerator } from '@learning/content/testing/written-activities';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

/** Returns the issues of the sample course with an invalid generator. */
function issuesAfter(invalidate: (config: GeneratorConfig) => void) {
  const generator = writtenGenerator();
  invalidate(generator.config);
  const folder = writtenFolder();
  const activities = new Map([...folder.activities, [generator.id, generator]]);
  return checkContent([{ ...folder, activities }]);
}
const file = 'record-keeping/activities/record-keeping-generator.ts';

test('valid content has no issues', () => {
  expect(issuesAfter(() => undefined)).toEqual([]);
});

test('a template that would lose content is reported with its field', () => {
  const issues = issuesAfter((config) => (config.output.template += '<script>x()</script>'));
  expect(issues).toEqual([
    { file, field: 'config.output.template', message: 'uses <script>, which would be dropped' },
  ]);
});

test('the template of a plain-text document is not parsed as HTML', () => {
  const issues = issuesAfter((config) => {
    config.output.format = 'text';
    config.output.template += ' a < b <script>';
  });
  expect(issues).toEqual([]);
});

test('sample data that the form would refuse is reported', () => {
  const issues = issuesAfter((config) => {
    config.examples.sampleData['event'] = ' ';
  });
  expect(issues).toEqual([
    { file, field: 'config.examples.sampleData.event', message: 'Event is required' },
  ]);
});

test('a review card that names no heading of its module is reported', () => {
  const folder = writtenFolder();
  folder.reviewCards.get('record-keeping-m1')![1]!.section = 'third-idea';
  expect(checkContent([folder])).toEqual([
    {
      file: 'record-keeping/review-cards/record-keeping-m1.ts',
      field: '1.section',
      message: expect.stringMatching(/^'third-idea' is no heading of the module; it has why-it/),
    },
  ]);
});
