/** Stores each published content as a version, so that an earlier one can be published again without its sources. */
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod';
import {
  contentVersionKeys,
  contentVersionPartition,
  contentVersionsPartition,
} from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { deleteItem, getItem, putItem, queryPartition, type Table } from '#table/table.ts';
import { contentVersion, printContent, readContent } from './compiled-content.ts';
import type { CompiledContent } from './compiled-content.ts';

/** An item holds 400 KB at most. */
const PART_BYTES = 350_000;
const STORED_VERSIONS = 20;

const VersionRecord = z.object({
  entity: z.literal('contentVersion'),
  version: z.string(),
  publishedAt: z.iso.datetime(),
  itemCount: z.int(),
  partCount: z.int(),
});
const LiveRecord = z.object({ entity: z.literal('liveContentVersion'), version: z.string() });
const versionItem = storedItem(VersionRecord);
const liveItem = storedItem(LiveRecord);

export type ContentVersion = Pick<
  z.infer<typeof VersionRecord>,
  'version' | 'publishedAt' | 'itemCount'
> & { isLive: boolean };

/** Returns the stored versions, the newest first. */
export async function listVersions(table: Table): Promise<ContentVersion[]> {
  const [stored, live] = await Promise.all([
    queryPartition(table, contentVersionsPartition, 'VERSION#'),
    readLive(table),
  ]);
  return stored
    .map((item) => parseStored(versionItem, item))
    .toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
    .map(({ version, publishedAt, itemCount }) => ({
      version,
      publishedAt,
      itemCount,
      isLive: version === live,
    }));
}

/** Returns the version before the live one: the newest that was published earlier. */
export function versionBefore(versions: readonly ContentVersion[]): ContentVersion | undefined {
  const live = versions.findIndex(({ isLive }) => isLive);
  return live === -1 ? undefined : versions[live + 1];
}

/**
 * Stores content as a version. It appears in the list once all its parts are there. Safe to repeat.
 *
 * @returns its name
 */
export async function storeVersion(
  table: Table,
  content: CompiledContent,
  publishedAt: Date,
): Promise<string> {
  const version = contentVersion(content);
  const bytes = gzipSync(printContent(content));
  const partCount = Math.ceil(bytes.length / PART_BYTES);
  const stored = await getItem(table, contentVersionKeys.version(version));
  for (let part = 0; !stored && part < partCount; part += 1) {
    await putItem(table, {
      ...contentVersionKeys.part(version, part),
      entity: 'contentVersionPart',
      schemaVersion: 1,
      bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES),
    });
  }
  const record = {
    entity: 'contentVersion' as const,
    version,
    publishedAt: publishedAt.toISOString(),
    itemCount: content.items.length,
    partCount: stored ? parseStored(versionItem, stored).partCount : partCount,
  };
  await putItem(table, toStored(versionItem, contentVersionKeys.version(version), record));
  return version;
}

/** Names the version that is published, and deletes the oldest beyond the last twenty. */
export async function markLive(table: Table, version: string): Promise<void> {
  const record = { entity: 'liveContentVersion' as const, version };
  await putItem(table, toStored(liveItem, contentVersionKeys.live, record));
  const versions = await listVersions(table);
  for (const old of versions.slice(STORED_VERSIONS)) {
    if (!old.isLive) await deleteVersion(table, old.version);
  }
}

/** Returns a stored version, or undefined when there is none of that name. */
export async function readVersion(
  table: Table,
  version: string,
): Promise<CompiledContent | undefined> {
  const stored = await getItem(table, contentVersionKeys.version(version));
  if (!stored) return undefined;
  const parts = await queryPartition(table, contentVersionPartition(version));
  const { partCount } = parseStored(versionItem, stored);
  if (parts.length !== partCount) throw new Error(`The version ${version} is not complete.`);
  const bytes = Buffer.concat(parts.map((part) => part['bytes'] as Uint8Array));
  const content = readContent(gunzipSync(bytes).toString());
  if (contentVersion(content) !== version) throw new Error(`The version ${version} is damaged.`);
  return content;
}

async function readLive(table: Table): Promise<string | undefined> {
  const item = await getItem(table, contentVersionKeys.live);
  return item && parseStored(liveItem, item).version;
}

async function deleteVersion(table: Table, version: string): Promise<void> {
  await deleteItem(table, contentVersionKeys.version(version));
  for (const { SK } of await queryPartition(table, contentVersionPartition(version))) {
    await deleteItem(table, { PK: contentVersionPartition(version), SK: String(SK) });
  }
}
