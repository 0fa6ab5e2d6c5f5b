import { expect, test } from 'vitest';
import { sampleFolder } from '#testing/sample-folder.ts';
import { checkLawSources } from './validate-law-sources.ts';

const UNREAD = '> **US.** The case was not read again for this check. Checked on 2026-11-24.';
const READ = '> **UK.** The act says so. Checked on 2026-11-24.';

function issuesOf(lesson: string) {
  const folder = sampleFolder();
  folder.modules.set('record-keeping-m1', lesson);
  return checkLawSources(folder);
}

test('refuses a law box that says its source was not read', () => {
  expect(issuesOf(`${READ}\n\n${UNREAD}`)).toEqual([
    {
      file: 'record-keeping/modules/record-keeping-m1.md',
      field: 'line 3',
      message: expect.stringContaining("'not read'") as string,
    },
  ]);
});

test('names every such box', () => {
  expect(issuesOf(`${UNREAD}\n\n${UNREAD}`).map(({ field }) => field)).toEqual([
    'line 1',
    'line 3',
  ]);
});

test('accepts boxes that rest on what was read', () => {
  expect(issuesOf(READ)).toEqual([]);
});

test('reads resources and their filled versions, too', () => {
  const folder = sampleFolder();
  folder.filledResources.set('record-sheet', UNREAD);
  expect(checkLawSources(folder).map(({ file }) => file)).toEqual([
    'record-keeping/resources/record-sheet.filled.md',
  ]);
});
