import { validateContent } from '@learning/content/validation/validate-content';
import { words } from '@learning/content/testing/sample-texts';
import { writtenFolder } from '@learning/content/testing/written-activities';
import { sampleFolder } from '@learning/content/testing/sample-folder';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';
import { contentReport, REPORT_WIDTH } from './report-content.ts';

const reportOf = (change: (folder: ReturnType<typeof writtenFolder>) => void = () => undefined) => {
  const folder = writtenFolder();
  change(folder);
  return contentReport([folder], validateContent([folder]), '2026-11-28');
};

test('a completely written course is one row and counts in every total', () => {
  const lines = reportOf();
  expect(lines[2]).toMatch(
    /^record-keeping +beginner +2\/2 +3\d\d–7\d\d +2\/2 +2\/2 +1\/1 +0\/0 +0\/0 +1\/1 +0\/0 +1\/1 +0\.3\+0\.3\+0\.5 +\S+–\S+ +4 +2019–2024$/,
  );
  const report = lines.join('\n');
  expect(report).toContain('Courses    1/1\nModules    2/2\nActivities 3/3\nResources  2/2\n');
  expect(report).toContain('Hours      1.1: 0.3 on screen, 0.3 of activities, 0.5 at the desk');
  expect(lines.at(-1)).toBe('Broken rules: none');
});

test('missing texts show in the figures against the plan', () => {
  const lines = reportOf(({ modules, activities, resources }) => {
    modules.delete('record-keeping-m1');
    activities.delete('record-keeping-scenario');
    resources.delete('file-note-form');
  });
  expect(lines[2]).toMatch(
    /beginner +1\/2 +3\d\d +1\/1 +1\/2 +0\/1 +0\/0 +0\/0 +1\/1 +0\/0 +1\/1 /,
  );
  expect(lines.join('\n')).toContain(
    'Courses    0/1\nModules    1/2\nActivities 2/3\nResources  1/2\n',
  );
});

test('counts the modules whose first screens have a figure (C51)', () => {
  const lines = reportOf(({ modules }) => {
    const id = 'record-keeping-m1';
    modules.set(id, `[figure: late-starts]\n\n${modules.get(id)!}`);
  });
  expect(lines.find((line) => line.startsWith('Figures'))).toBe(
    'Figures    1/2 modules have one within two screens of a phone; readers move 0 figures',
  );
});

test('broken rules are listed by file', () => {
  const lines = reportOf(({ modules, resources }) => {
    modules.set('record-keeping-m1', modules.get('record-keeping-m1')!.replace('2024', 'recent'));
    resources.delete('rubric');
  });
  expect(lines.slice(lines.indexOf('Broken rules: 2 in 2 files'))).toEqual([
    'Broken rules: 2 in 2 files',
    '  record-keeping/modules/record-keeping-m1.md',
    '    Sources: lists 1 sources with a year; 2 are required',
    '  record-keeping/resources/rubric.md',
    "    is missing: modules.1.resources names 'Rubric'",
  ]);
});

test('the most similar texts are listed, most similar first', () => {
  const copied = words(100, 61);
  const lines = reportOf(({ modules, resources }) => {
    for (const texts of [modules, resources]) {
      const [id, text] = [...texts][0]!;
      texts.set(id, `${copied}\n\n${text}`);
    }
  });
  const at = lines.findIndex((line) => line.startsWith('The most similar texts'));
  expect(lines[at + 1]).toMatch(/^ +\d\d %  record-keeping-m1 · record-keeping\/file-note-form$/);
});

test('the report of the whole catalog fits a terminal, and each module has an early figure (C51)', async () => {
  const lines = contentReport(await loadContent(), [], '2026-11-28');
  expect(lines.filter((line) => line.length > REPORT_WIDTH)).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  const early = lines.find((line) => line.startsWith('Figures'));
  expect(/^Figures +(\d+)\/\1 /.test(early ?? ''), early).toBe(true);
});

test('warns of law boxes that were read more than 180 days ago, and breaks no rule (C47)', () => {
  const folder = sampleFolder();
  const box =
    '\n\n> **US.** The FMLA applies. Checked on 2026-05-31.\n\n> **EU.** Checked on 2026-06-01.\n';
  folder.modules.set('record-keeping-m1', `${folder.modules.get('record-keeping-m1')}${box}`);
  const lines = contentReport([folder], [], '2026-11-28');
  const at = lines.indexOf('Law boxes read more than 180 days ago: 1');
  expect(lines[at + 1]).toMatch(/^ {2}2026-05-31 {2}US {2}record-keeping: /);
  expect(contentReport([sampleFolder()], [], '2026-11-28')).toContain(
    'Law boxes read more than 180 days ago: none',
  );
});
