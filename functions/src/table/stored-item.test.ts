import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  jsonText,
  parseReadable,
  parseStored,
  storedItem,
  toStored,
  UnreadableItem,
} from './stored-item.ts';

const Letter = z.object({
  entity: z.literal('letter'),
  pages: z.array(z.string()),
  stamp: jsonText(z.object({ cents: z.int() })),
});

/** Version 1 had one text, version 2 a list of pages, version 3 has the stamp as JSON text. */
const letterItem = storedItem(Letter, {
  version: 3,
  migrations: {
    1: ({ text, ...item }) => ({ ...item, pages: [text] }),
    2: (item) => ({ ...item, stamp: '{"cents":78}' }),
  },
});

const key = { PK: 'LETTERS', SK: 'LETTER#1' };
const stored = {
  ...key,
  entity: 'letter',
  pages: ['Dear Sam'],
  stamp: '{"cents":45}',
  schemaVersion: 3,
};

describe('parseStored', () => {
  test('parses an item of the current version, with the JSON inside it', () => {
    expect(parseStored(letterItem, stored)).toEqual({
      entity: 'letter',
      pages: ['Dear Sam'],
      stamp: { cents: 45 },
    });
  });

  test('migrates an item step by step from the version it has', () => {
    const second = { entity: 'letter', pages: ['a', 'b'], schemaVersion: 2 };
    expect(parseStored(letterItem, second)).toEqual({
      entity: 'letter',
      pages: ['a', 'b'],
      stamp: { cents: 78 },
    });
    const first = { entity: 'letter', text: 'Dear Sam', schemaVersion: 1 };
    expect(parseStored(letterItem, first).pages).toEqual(['Dear Sam']);
  });

  test('treats an item without a version as version 1', () => {
    expect(parseStored(letterItem, { entity: 'letter', text: 'Dear Sam' }).pages).toEqual([
      'Dear Sam',
    ]);
  });

  test.each([
    ['a version that has no migration', { ...stored, schemaVersion: 0 }, /version 0/],
    ['a version of a newer release', { ...stored, schemaVersion: 4 }, /version 4/],
    ['no version number', { ...stored, schemaVersion: 'x' }, /version NaN/],
    ['a missing attribute', { ...stored, pages: undefined }, /pages/],
    ['text that is not JSON', { ...stored, stamp: 'private' }, /stamp/],
    ['JSON of another shape', { ...stored, stamp: '{"cents":"private"}' }, /stamp\.cents/],
  ])('refuses an item with %s', (_case, item, message) => {
    expect(() => parseStored(letterItem, item)).toThrow(UnreadableItem);
    expect(() => parseStored(letterItem, item)).toThrow(message);
    expect(() => parseStored(letterItem, item)).not.toThrow(/private/);
  });
});

describe('parseReadable', () => {
  test('returns undefined for an item that cannot be read', () => {
    expect(parseReadable(letterItem, { ...stored, schemaVersion: 4 })).toBeUndefined();
    expect(parseReadable(letterItem, stored)?.stamp).toEqual({ cents: 45 });
  });
});

describe('toStored', () => {
  test('adds key and version to a record and turns its objects into JSON text', () => {
    const record = parseStored(letterItem, stored);
    expect(toStored(letterItem, key, record)).toEqual(stored);
  });
});
