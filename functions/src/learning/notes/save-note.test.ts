import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { sharedPublishedTable } from '#testing/catalog/published-catalog.ts';

let table: Table;
beforeAll(async () => {
  table = await sharedPublishedTable();
});

const MODULE = 'hr-foundations-m2';
const noteOf = (text: string, version: number, moduleId = MODULE) => ({
  params: { userId: 'me', moduleId },
  body: { text, version },
});
const notesOf = (id = '1') => ({ params: { userId: 'me', id } });

const enrolled = async () => {
  const api = openApi(table);
  const learner = api.as(randomUUID());
  await learner.ok('startTrial', { params: { userId: 'me' } });
  await learner.ok('createEnrollment', { body: { userId: 'me', courseId: 1 } });
  return { api, learner };
};

describe('a note', () => {
  test("is saved and listed with its version and the server's time", async () => {
    const { learner } = await enrolled();
    const saved = await learner.ok('saveNote', noteOf('First line\n“Zweite”', 0));
    expect(saved).toEqual({
      moduleId: MODULE,
      text: 'First line\n“Zweite”',
      version: 1,
      updatedAt: '2026-11-18T09:00:00.000Z',
    });
    expect(await learner.ok('listNotes', notesOf())).toEqual([saved]);
    expect(await learner.ok('listNotes', notesOf('14'))).toEqual([]);
  });

  test('can be emptied', async () => {
    const { learner } = await enrolled();
    await learner.ok('saveNote', noteOf('x', 0));
    expect(await learner.ok('saveNote', noteOf('', 1))).toMatchObject({ text: '', version: 2 });
  });

  test('is not overwritten when another tab changed it', async () => {
    const { learner } = await enrolled();
    await learner.ok('saveNote', noteOf('mine', 0));
    await learner.ok('saveNote', noteOf('mine, longer', 1));
    expect(await learner.refused('saveNote', noteOf('theirs', 1))).toBe('note_conflict');
    expect(await learner.refused('saveNote', noteOf('theirs', 0))).toBe('note_conflict');
    expect(await learner.refused('saveNote', noteOf('theirs', 7))).toBe('note_conflict');
    const [stored] = await learner.ok('listNotes', notesOf());
    expect(stored).toMatchObject({ text: 'mine, longer', version: 2 });
  });

  test('can be saved again when the response was lost, and returns the stored note', async () => {
    const { api, learner } = await enrolled();
    const saved = await learner.ok('saveNote', noteOf('once', 0));
    api.now = new Date('2026-11-18T09:01:00.000Z');
    expect(await learner.ok('saveNote', noteOf('once', 0))).toEqual(saved);
  });

  test('conflicts when it is based on an old version, even with the same text', async () => {
    const { learner } = await enrolled();
    await learner.ok('saveNote', noteOf('draft', 0));
    await learner.ok('saveNote', noteOf('same', 1));
    expect(await learner.refused('saveNote', noteOf('same', 0))).toBe('note_conflict');
  });

  test('is saved by exactly one of sixteen saves at the same time', async () => {
    const { learner } = await enrolled();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) => learner.ok('saveNote', noteOf(`by ${index}`, 0))),
    );
    const successes = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? [outcome.value] : [],
    );
    expect(successes).toHaveLength(1);
    expect(await learner.ok('listNotes', notesOf())).toEqual(successes);
  });

  test('needs a module that exists and an enrollment in its course', async () => {
    const { learner } = await enrolled();
    expect(await learner.refused('saveNote', noteOf('x', 0, 'no-such-module'))).toBe(
      'module_not_found',
    );
    const other = noteOf('x', 0, 'hr-documentation-basic-m1');
    expect(await learner.refused('saveNote', other)).toBe('not_enrolled');
  });

  test('can be saved after access ended, because it belongs to the learner', async () => {
    const { api, learner } = await enrolled();
    await learner.ok('saveNote', noteOf('first text', 0));
    api.now = new Date('2026-12-24T09:00:00.000Z');
    expect(await learner.ok('listNotes', notesOf())).toHaveLength(1);
    expect(await learner.ok('saveNote', noteOf('second text', 1))).toMatchObject({ version: 2 });
  });

  test('cannot be read by another learner', async () => {
    const { learner } = await enrolled();
    await learner.ok('saveNote', noteOf('private', 0));
    expect(await openApi(table).as(randomUUID()).ok('listNotes', notesOf())).toEqual([]);
  });
});
