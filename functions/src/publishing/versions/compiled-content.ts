import { createHash } from 'node:crypto';
import * as z from 'zod';
import { catalogItems } from '#catalog/catalog-records.ts';
import { parseStored, type StoredItem } from '#table/stored-item.ts';
import type { CatalogItem, CatalogRecord } from '../compile/compile-content.ts';

type Entity = CatalogRecord['entity'];

/** The whole catalog as one release compiled it, with the version of each kind of item. */
export interface CompiledContent {
  versions: Readonly<Record<string, number>>;
  items: CatalogItem[];
}

/** The versions of the items that this release reads and writes. */
export const CURRENT_VERSIONS: CompiledContent['versions'] = Object.fromEntries(
  Object.entries(catalogItems).map(([entity, { version }]) => [entity, version]),
);

/** What is needed to store an item; the rest is checked by its schema. */
const CompiledContentText = z.object({
  versions: z.record(z.string(), z.int()),
  items: z
    .array(
      z.object({
        key: z.object({ PK: z.string(), SK: z.string() }),
        record: z.looseObject({
          entity: z.string(),
          id: z.union([z.string(), z.int()]),
          contentHash: z.string(),
        }),
      }),
    )
    .min(1),
});

export function printContent(content: CompiledContent): string {
  return JSON.stringify(content);
}

/**
 * Reads what `printContent` printed, also in another release.
 *
 * @throws ZodError when it is no compiled content
 */
export function readContent(text: string): CompiledContent {
  // The records are of the release that compiled them; `unreadableItems` checks them against this one.
  return CompiledContentText.parse(JSON.parse(text)) as unknown as CompiledContent;
}

/** Returns the name of a version of the content: the same items have the same name. */
export function contentVersion({ versions, items }: CompiledContent): string {
  const lines = items.map(({ key, record }) =>
    [key.PK, key.SK, record.contentHash, versions[record.entity]].join('\n'),
  );
  return createHash('sha256').update(lines.toSorted().join('\0')).digest('hex').slice(0, 12);
}

/** Returns a sentence for each item that the functions of this release could not read. */
export function unreadableItems({ versions, items }: CompiledContent): string[] {
  return items.flatMap(({ key, record }) => {
    const definition: StoredItem<z.ZodType> | undefined = Object.hasOwn(catalogItems, record.entity)
      ? catalogItems[record.entity as Entity]
      : undefined;
    if (!definition) return [`${key.PK} ${key.SK}: the kind '${record.entity}' is unknown`];
    try {
      parseStored(definition, { ...record, schemaVersion: versions[record.entity] });
      return [];
    } catch (error) {
      return [`${key.PK} ${key.SK}: ${(error as Error).message}`];
    }
  });
}
