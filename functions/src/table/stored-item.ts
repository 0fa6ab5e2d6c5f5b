/** Reads items, and the JSON text inside them, by their schema, including items that an older release wrote. */
import * as z from 'zod';
import type { Key } from './keys.ts';
import type { Item } from './table.ts';

/** Turns an item of one version into an item of the next. */
export type Migration = (item: Item) => Item;

/** Describes one kind of item: its current shape and how to reach it from older ones. */
export interface StoredItem<S extends z.ZodType> {
  schema: S;
  /** Stored as `schemaVersion`. Increase it when the shape changes so that older code cannot read new items, or vice versa. */
  version: number;
  /** By the version they start from. An item without a migration to the current version is unreadable. */
  migrations: Readonly<Record<number, Migration>>;
}

/** An item that this release cannot read: too old, too new, or different from its schema. The message contains no stored values. */
export class UnreadableItem extends Error {
  override readonly name = 'UnreadableItem';
}

/** Version of items that were stored without one. */
const FIRST_VERSION = 1;

export function storedItem<S extends z.ZodType>(
  schema: S,
  { version, migrations }: Omit<StoredItem<S>, 'schema'> = {
    version: FIRST_VERSION,
    migrations: {},
  },
): StoredItem<S> {
  return { schema, version, migrations };
}

/**
 * Returns an item as its current shape.
 *
 * @throws UnreadableItem
 */
export function parseStored<S extends z.ZodType>(
  definition: StoredItem<S>,
  item: Item,
): z.output<S> {
  return parseShape(definition.schema, migrated(definition, item), `The ${nameOf(item)}`);
}

/** Returns an item as its current shape, or undefined when this release cannot read it. */
export function parseReadable<S extends z.ZodType>(
  definition: StoredItem<S>,
  item: Item,
): z.output<S> | undefined {
  try {
    return parseStored(definition, item);
  } catch (error) {
    if (error instanceof UnreadableItem) return undefined;
    throw error;
  }
}

/** Returns a record as an item to put, with its key and version. */
export function toStored<S extends z.ZodType>(
  { schema, version }: StoredItem<S>,
  key: Key,
  record: z.output<S>,
): Item {
  return { ...key, ...(z.encode(schema, record) as Item), schemaVersion: version };
}

/** A text attribute that holds JSON of `schema`. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z.codec(z.string(), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as z.input<S>;
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}

/**
 * Parses a stored JSON text that only some readers of the item need.
 *
 * @param name of the item, for the error
 * @throws UnreadableItem
 */
export function parseText<S extends z.ZodType>(schema: S, text: string, name: string): z.output<S> {
  return parseShape(schema, text, name);
}

/** @throws UnreadableItem with paths, never with values. */
function parseShape<S extends z.ZodType>(schema: S, value: unknown, name: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const paths = result.error.issues.map(
    ({ path, code }) => `${path.join('.') || '(top)'} (${code})`,
  );
  throw new UnreadableItem(`${name} does not match its schema at ${paths.join(', ')}`);
}

function migrated({ version, migrations }: StoredItem<z.ZodType>, item: Item): Item {
  let current = item;
  for (let from = versionOf(item); from !== version; from += 1) {
    const migrate = migrations[from];
    if (!migrate) {
      throw new UnreadableItem(
        `The ${nameOf(item)} has version ${from}, which has no migration to ${version}`,
      );
    }
    current = migrate(current);
  }
  return current;
}

export function versionOf(item: Item): number {
  return Number(item['schemaVersion'] ?? FIRST_VERSION);
}

function nameOf(item: Item): string {
  return `item of kind '${String(item['entity'])}'`;
}
