import { expect, test } from 'vitest';
import { writtenFolder } from '#testing/written-activities.ts';
import { guessIssues, missingParts, openParts } from './editions.ts';

const folder = (slug: string) => {
  const written = writtenFolder();
  written.filledResources.clear();
  return { ...written, slug, course: { ...written.course, slug }, reviewCards: new Map() };
};

test('lists what a course of the first edition lacks as open, not as wrong', () => {
  const course = folder('record-keeping');
  course.modules.set(
    'record-keeping-m1',
    course.modules.get('record-keeping-m1')!.replaceAll('**A sound answer.**', 'A hint.'),
  );
  expect(missingParts(course)).toEqual([]);
  expect(openParts([course]).map(({ name, issues }) => [name, issues.length])).toEqual([
    ['question bank', 1],
    ['sound answer', 2],
    ['review cards', 1],
    ['filled version', 2],
  ]);
});

test('refuses a complete course that loses a part', () => {
  const course = folder('hr-foundations');
  expect(missingParts(course).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'hr-foundations/activities/record-keeping-skill-check.ts: is missing: a check needs a bank of three times what it asks',
    'hr-foundations/review-cards/record-keeping-m1.ts: is missing: a lesson has at least four review cards',
    'hr-foundations/resources/file-note-form.filled.md: is missing: a resource has a filled version',
    'hr-foundations/resources/rubric.filled.md: is missing: a resource has a filled version',
  ]);
});

test('lists expert courses without contrasting cases and a second scenario', () => {
  const course = folder('record-keeping');
  course.course.level = 'expert';
  course.filledResources.clear();
  const open = openParts([course]).map(({ name, issues }) => [name, issues[0]?.file]);
  expect(open).toEqual(
    expect.arrayContaining([
      ['contrasting case', 'record-keeping/modules/record-keeping-m1.md'],
      ['second scenario', 'record-keeping/activities/record-keeping-scenario-2.ts'],
    ]),
  );
});

test('needs no filled version of a worked file', () => {
  const course = folder('record-keeping');
  course.course.modules[0]!.resources = ['Worked File: One Record'];
  course.resources.set('worked-file-one-record', '# Worked File: One Record');
  const files = openParts([course]).flatMap(({ issues }) => issues.map(({ file }) => file));
  expect(files).not.toContain('record-keeping/resources/worked-file-one-record.filled.md');
});

test('refuses a complete catalog whose answers can be guessed, and only reports that of a first edition', () => {
  const complete = folder('hr-foundations');
  const check = [...complete.activities.values()].find(({ type }) => type === 'skill-check')!;
  if (check.type !== 'skill-check') throw new Error('is no skill check');
  const [question] = check.config.questions;
  check.config.questions = [
    {
      ...question!,
      type: 'multiple-choice',
      options: ['Right', 'Wrong because of x', 'Wrong since y'],
      correctAnswer: 'Right',
    },
  ];
  expect(guessIssues([complete]).map(({ field }) => field)).toContain(check.id);
  expect(guessIssues([{ ...complete, slug: 'record-keeping' }])).toEqual([]);
});
