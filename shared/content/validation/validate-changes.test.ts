import { expect, test } from 'vitest';
import { CourseChangeSource } from '#schema.ts';
import { sampleFolder } from '#testing/sample-folder.ts';
import { checkChanges } from './validate-changes.ts';

const first = {
  date: '2026-11-20',
  edition: 1,
  kind: 'content' as const,
  modules: [],
  text: 'First edition.',
};
const law = {
  date: '2026-11-22',
  edition: 2,
  kind: 'law' as const,
  modules: ['record-keeping-m1'],
  text: 'Covers the new time limit.',
};

function issuesOf(changes: (typeof first | typeof law)[], lesson?: string) {
  const folder = sampleFolder();
  if (lesson !== undefined) folder.modules.set('record-keeping-m1', lesson);
  return checkChanges({ ...folder, course: { ...folder.course, changes } });
}

test('accepts a log with the newest change first', () => {
  expect(issuesOf([law, first])).toEqual([]);
});

test.each([
  ['the date', [first, { ...law, edition: 1 }]],
  [
    'the edition',
    [
      { ...law, edition: 1 },
      { ...law, edition: 2 },
    ],
  ],
])('refuses a log in another order, by %s', (_name, changes) => {
  expect(issuesOf(changes)).toMatchObject([
    { field: 'changes.1', message: expect.stringContaining('newest first') as string },
  ]);
});

test('refuses a module that the course does not have', () => {
  expect(issuesOf([{ ...law, modules: ['record-keeping-m9'] }])).toMatchObject([
    { field: 'changes.0.modules', message: "'record-keeping-m9' is not a module" },
  ]);
});

test.each([
  ['in the log, on the day of the check', '2026-11-22', []],
  ['checked after the newest law change', '2026-11-23', ['changes']],
])('a law box is %s', (_name, day, fields) => {
  const lesson = `> **US.** The FMLA applies.\n>\n> Checked on 2026-11-01. State law: checked on ${day}.`;
  expect(issuesOf([law, first], lesson).map(({ field }) => field)).toEqual(fields);
});

test('a law box of another module needs a change of its own', () => {
  const lesson = '> **UK.** The Acas code applies. Checked on 2026-11-22.';
  const other = { ...law, modules: ['record-keeping-m2'] };
  expect(issuesOf([other, first], lesson)).toHaveLength(1);
  expect(issuesOf([{ ...law, kind: 'content' as never }, first], lesson)).toHaveLength(1);
});

test.each([
  ['2026-02-30', 'First edition.'],
  ['2026-11-22', 'No period'],
  ['2026-11-22', 'small letter.'],
  ['2026-11-22', 'Two lines.\nAnd more.'],
])('refuses the line %s: %j', (date, text) => {
  expect(CourseChangeSource.safeParse({ ...first, date, text }).success).toBe(false);
});
