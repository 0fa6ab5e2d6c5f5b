import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Table } from '#table/table.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import type { NoteRecord } from '../learner-records.ts';
import { noteRepository } from './note-repository.ts';

const note = (text: string, version: number, moduleId = 'm1', courseId = 1): NoteRecord => ({
  entity: 'note',
  courseId,
  moduleId,
  text,
  version,
  updatedAt: '2026-11-18T09:00:00.000Z',
});

describe.each(engineNames)('the note repository on %s', (engine) => {
  let table: Table;
  beforeAll(async () => {
    table = await createTestTable(engine);
  });

  test('returns a note as it was stored', async () => {
    const [notes, userId] = [noteRepository(table), randomUUID()];
    expect(await notes.save(userId, note('“Äußerst” 🙂\n\n', 1), 0)).toBe(true);
    expect(await notes.read(userId, 1, 'm1')).toEqual(note('“Äußerst” 🙂\n\n', 1));
    expect(await notes.read(userId, 1, 'm2')).toBeUndefined();
  });

  test('refuses a save that is based on another version', async () => {
    const [notes, userId] = [noteRepository(table), randomUUID()];
    await notes.save(userId, note('first', 1), 0);
    expect(await notes.save(userId, note('again', 1), 0)).toBe(false);
    expect(await notes.save(userId, note('ahead', 3), 2)).toBe(false);
    expect(await notes.save(userId, note('second', 2), 1)).toBe(true);
    expect((await notes.read(userId, 1, 'm1'))?.text).toBe('second');
  });

  test('refuses a first save that is based on a version', async () => {
    const [notes, userId] = [noteRepository(table), randomUUID()];
    expect(await notes.save(userId, note('lost', 2), 1)).toBe(false);
  });

  test('accepts exactly one of sixteen saves based on the same version, version after version', async () => {
    const [notes, userId] = [noteRepository(table), randomUUID()];
    for (const version of [1, 2, 3]) {
      const saved = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          notes.save(userId, note(`v${version} by ${index}`, version), version - 1),
        ),
      );
      expect(saved.filter(Boolean)).toHaveLength(1);
      const stored = await notes.read(userId, 1, 'm1');
      expect(stored?.text).toBe(`v${version} by ${saved.indexOf(true)}`);
    }
  });

  test('lists the notes of one learner in one course', async () => {
    const [notes, userId] = [noteRepository(table), randomUUID()];
    await notes.save(userId, note('a', 1, 'm1', 1), 0);
    await notes.save(userId, note('b', 1, 'm2', 1), 0);
    await notes.save(userId, note('c', 1, 'm1', 14), 0);
    expect((await notes.list(userId, 1)).map((stored) => stored.text)).toEqual(['a', 'b']);
    expect(await notes.list(randomUUID(), 1)).toEqual([]);
  });
});
