import { catalogPartition, manifestKey, type Key } from '#table/keys.ts';
import { batchGetItems, deleteItem, getItem, updateItem, type Table } from '#table/table.ts';
import { COURSE_LISTING_FIELDS, COURSE_RATING_FIELDS } from '#catalog/catalog-records.ts';
import { versionOf } from '#table/stored-item.ts';
import type { CatalogItem } from './compile/compile-content.ts';
import { CURRENT_VERSIONS } from './versions/compiled-content.ts';

export interface ContentDifference {
  added: CatalogItem[];
  changed: CatalogItem[];
  /** Published items that the content no longer has. Learners' items are never among them. */
  removed: Key[];
  unchangedCount: number;
}

/** Fields of a course item that learners and operators write; publishing does not change them. */
const PRESERVED_FIELDS = new Set<string>([...COURSE_RATING_FIELDS, ...COURSE_LISTING_FIELDS]);

/**
 * Compares compiled content with the stored items, by hash and version. Only reads.
 *
 * @param versions of the items, by their kind
 */
export async function compareContent(
  table: Table,
  items: readonly CatalogItem[],
  versions = CURRENT_VERSIONS,
): Promise<ContentDifference> {
  const stored = await storedStates(
    table,
    items.map((item) => item.key),
  );
  const published = await publishedKeys(table);
  const wanted = new Set(items.map((item) => keyText(item.key)));
  const added = items.filter((item) => !stored.has(keyText(item.key)));
  const changed = items.filter((item) => {
    const state = stored.get(keyText(item.key));
    return (
      state !== undefined &&
      state !== stateOf(item.record.contentHash, versions[item.record.entity])
    );
  });
  return {
    added,
    changed,
    removed: published.filter((key) => !wanted.has(keyText(key))),
    unchangedCount: items.length - added.length - changed.length,
  };
}

/**
 * Applies a difference. Safe to repeat and to interrupt: texts are written first and courses last, so that no course refers
 * to a missing module, and a second run completes the first.
 */
export async function applyContent(
  table: Table,
  items: readonly CatalogItem[],
  difference: ContentDifference,
  versions = CURRENT_VERSIONS,
): Promise<void> {
  const written = [...difference.added, ...difference.changed];
  if (written.length === 0 && difference.removed.length === 0) return;
  const isListed = (item: CatalogItem) => item.key.PK === catalogPartition;
  await storeManifest(table, [...items.map((item) => item.key), ...difference.removed]);
  const write = (item: CatalogItem) => writeItem(table, item, versions[item.record.entity]!);
  for (const item of written.filter((writtenItem) => !isListed(writtenItem))) await write(item);
  for (const item of written.filter(isListed)) await write(item);
  for (const key of difference.removed) await removeItem(table, key);
  await storeManifest(
    table,
    items.map((item) => item.key),
  );
}

/**
 * Removes an item from the catalog. A course is only hidden: its rating belongs to the learners who reviewed it, and the
 * course may come back.
 */
async function removeItem(table: Table, key: Key): Promise<void> {
  if (key.PK !== catalogPartition) return deleteItem(table, key);
  return updateItem(table, key, {
    UpdateExpression: 'SET #entity = :withdrawn REMOVE contentHash',
    ExpressionAttributeNames: { '#entity': 'entity' },
    ExpressionAttributeValues: { ':withdrawn': 'withdrawn' },
  });
}

/** Sets the content's attributes one by one, so that ratings on the same item stay. */
async function writeItem(
  table: Table,
  { key, record }: CatalogItem,
  schemaVersion: number,
): Promise<void> {
  const fields = Object.entries({ ...record, schemaVersion }).filter(
    ([name, value]) => !PRESERVED_FIELDS.has(name) && value !== undefined,
  );
  await updateItem(table, key, {
    UpdateExpression: `SET ${fields.map((_, index) => `#f${index} = :v${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(
      fields.map(([name], index) => [`#f${index}`, name]),
    ),
    ExpressionAttributeValues: Object.fromEntries(
      fields.map(([, value], index) => [`:v${index}`, value]),
    ),
  });
}

/** Returns hash and schema version of the stored items by key. An item of another version has to be written again. */
async function storedStates(table: Table, keys: readonly Key[]): Promise<Map<string, string>> {
  const items = await batchGetItems(table, keys, ['PK', 'SK', 'contentHash', 'schemaVersion']);
  return new Map(
    items.map((item) => [
      keyText(item as unknown as Key),
      stateOf(item['contentHash'], versionOf(item)),
    ]),
  );
}

function stateOf(contentHash: unknown, version: number | undefined): string {
  return `${String(contentHash)} version ${version}`;
}

async function publishedKeys(table: Table): Promise<Key[]> {
  const manifest = await getItem(table, manifestKey);
  return ((manifest?.['keys'] as string[] | undefined) ?? []).map((text) => {
    const [PK, SK] = text.split('\n') as [string, string];
    return { PK, SK };
  });
}

async function storeManifest(table: Table, keys: readonly Key[]): Promise<void> {
  await updateItem(table, manifestKey, {
    UpdateExpression: 'SET #entity = :entity, #keys = :keys',
    ExpressionAttributeNames: { '#entity': 'entity', '#keys': 'keys' },
    ExpressionAttributeValues: { ':entity': 'contentManifest', ':keys': keys.map(keyText) },
  });
}

function keyText(key: Key): string {
  return `${key.PK}\n${key.SK}`;
}
