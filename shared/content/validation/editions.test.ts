import { expect, test } from 'vitest';
import { writtenFolder } from '#testing/written-activities.ts';
import { missingParts, openParts } from './editions.ts';

const folder = (slug: string) => {
  const written = writtenFolder();
  written.filledResources.clear();
  return { ...written, slug, course: { ...written.course, slug }, recall: new Map() };
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
    ['recall cards', 1],
    ['filled version', 2],
  ]);
});

test('refuses a complete course that loses a part', () => {
  const course = folder('hr-foundations');
  expect(missingParts(course).map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'hr-foundations/activities/record-keeping-skill-check.ts: is missing: a check needs a bank of three times what it asks',
    'hr-foundations/recall/record-keeping-m1.ts: is missing: a lesson has at least four recall cards',
  ]);
});

test('lists expert courses without contrasting cases and a second scenario', () => {
  const course = folder('hr-business-partner');
  course.course.level = 'expert';
  course.filledResources.clear();
  const open = openParts([course]).map(({ name, issues }) => [name, issues[0]?.file]);
  expect(open).toEqual(
    expect.arrayContaining([
      ['contrasting case', 'hr-business-partner/modules/record-keeping-m1.md'],
      ['second scenario', 'hr-business-partner/activities/hr-business-partner-scenario-2.ts'],
    ]),
  );
});

test('needs no filled version of a worked file', () => {
  const course = folder('hr-business-partner');
  course.course.modules[0]!.resources = ['Worked File: One Record'];
  course.resources.set('worked-file-one-record', '# Worked File: One Record');
  const files = openParts([course]).flatMap(({ issues }) => issues.map(({ file }) => file));
  expect(files).not.toContain('hr-business-partner/resources/worked-file-one-record.filled.md');
});
