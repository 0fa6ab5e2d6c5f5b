import { expect, test } from 'vitest';
import { sampleFolder } from '#testing/sample-folder.ts';
import { checkLawSources } from './validate-law-sources.ts';

const UNREAD = '> **US.** The case was not read again for this check. Checked on 2026-11-24.';
const READ = '> **UK.** The act says so. Checked on 2026-11-24.';
const FILE = 'record-keeping/modules/record-keeping-m1.md';

function issuesOf(lesson: string, allowed: Record<string, number> = {}) {
  const folder = sampleFolder();
  folder.modules.set('record-keeping-m1', lesson);
  return checkLawSources(folder, allowed);
}

test('refuses a law box that says its source was not read', () => {
  expect(issuesOf(`${READ}\n\n${UNREAD}`)).toEqual([
    { file: FILE, field: 'line 3', message: expect.stringContaining("'not read'") as string },
  ]);
});

test('accepts as many as the list says, and no more', () => {
  expect(issuesOf(UNREAD, { [FILE]: 1 })).toEqual([]);
  expect(issuesOf(`${UNREAD}\n\n${UNREAD}`, { [FILE]: 1 })).toHaveLength(2);
});

test('asks for a lower number when a box was settled', () => {
  expect(issuesOf(READ, { [FILE]: 1 })).toEqual([
    { file: FILE, field: '', message: expect.stringContaining('lower its number') as string },
  ]);
});

test('reads resources and their filled versions, too', () => {
  const folder = sampleFolder();
  folder.filledResources.set('record-sheet', UNREAD);
  expect(checkLawSources(folder, {}).map(({ file }) => file)).toEqual([
    'record-keeping/resources/record-sheet.filled.md',
  ]);
});
