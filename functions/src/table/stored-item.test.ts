import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  jsonText,
  parseReadable,
  parseStored,
  readStored,
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

describe('readStored', () => {
  const Parcel = z.object({
    entity: z.literal('parcel'),
    sender: z.object({ name: z.string(), town: z.string().nullable() }),
    sentAt: z.iso.datetime(),
    weights: z.record(z.string(), z.number()),
    note: z.string().optional(),
    isInsured: z.boolean().default(false),
    rows: z.array(z.object({ label: z.string().default('none') })),
    stamp: jsonText(z.object({ cents: z.int() })),
  });
  const parcelItem = storedItem(Parcel, {
    version: 2,
    migrations: { 1: (item) => ({ ...item, sender: { name: 'Sam', town: null } }) },
  });
  const record = fc.record(
    {
      entity: fc.constant('parcel' as const),
      sender: fc.record({ name: fc.string(), town: fc.option(fc.string()) }),
      sentAt: fc.constant('2026-11-22T09:00:00Z'),
      weights: fc.dictionary(
        // No id of ours, and an assignment of it sets no field.
        fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
        fc.integer(),
      ),
      note: fc.string(),
      isInsured: fc.boolean(),
      rows: fc.array(fc.record({ label: fc.string() })),
      stamp: fc.record({ cents: fc.nat() }),
    },
    {
      requiredKeys: ['entity', 'sender', 'sentAt', 'weights', 'isInsured', 'rows', 'stamp'],
      noNullPrototype: true,
    },
  );

  test('returns what parsing returns, for every record that was written', () => {
    fc.assert(
      fc.property(record, (one) => {
        const item = toStored(parcelItem, key, one);
        expect(readStored(parcelItem, item)).toEqual(parseStored(parcelItem, item));
        expect(readStored(parcelItem, item)).toEqual(one);
      }),
    );
  });

  test('applies defaults that are missing, and ignores attributes that are not declared', () => {
    const { isInsured: _, ...item } = toStored(parcelItem, key, fc.sample(record, 1)[0]!);
    const read = readStored(parcelItem, { ...item, rows: [{}], expiresAt: 4 });
    expect(read.isInsured).toBe(false);
    expect(read.rows).toEqual([{ label: 'none' }]);
    expect(read).not.toHaveProperty('expiresAt');
    expect(read).not.toHaveProperty('PK');
  });

  test('parses an item of another version or without one, and refuses JSON of another shape and a missing attribute', () => {
    const { sender: _, ...item } = toStored(parcelItem, key, fc.sample(record, 1)[0]!);
    expect(readStored(parcelItem, { ...item, schemaVersion: 1 }).sender.name).toBe('Sam');
    const { schemaVersion: _version, ...unversioned } = item;
    expect(readStored(parcelItem, unversioned).sender.name).toBe('Sam');
    expect(() => readStored(parcelItem, { ...item, schemaVersion: 3 })).toThrow(UnreadableItem);
    expect(() => readStored(parcelItem, item)).toThrow(/sender/);
    const broken = { ...item, sender: { name: 'Sam' }, stamp: '{"cents":"private"}' };
    expect(() => readStored(parcelItem, broken)).toThrow(/stamp/);
    expect(() => readStored(parcelItem, broken)).not.toThrow(/private/);
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
