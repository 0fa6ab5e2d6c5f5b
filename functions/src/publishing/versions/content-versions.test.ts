import { tiers } from '@learning/content/tiers';
import { sampleFolder, type SampleFolder } from '@learning/content/testing/sample-folder';
import { describe, expect, test } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { contentVersionKeys, learnerKeys } from '#table/keys.ts';
import { getItem, putItem, type Table } from '#table/table.ts';
import { realCatalogItems } from '#testing/catalog/published-catalog.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { compileContent } from '../compile/compile-content.ts';
import { applyContent, compareContent } from '../publish-content.ts';
import { contentOfVersion } from './choose-content.ts';
import { contentVersion, CURRENT_VERSIONS, type CompiledContent } from './compiled-content.ts';
import { listVersions, markLive, readVersion, storeVersion } from './content-versions.ts';

const contentOf = async (
  change: (folder: SampleFolder) => void = () => {},
): Promise<CompiledContent> => {
  const folder = sampleFolder();
  change(folder);
  return { versions: CURRENT_VERSIONS, items: await compileContent([folder], tiers) };
};
const first = await contentOf();
const second = await contentOf(({ modules }) => {
  modules.set('record-keeping-m1', `${modules.get('record-keeping-m1')}\nMore.`);
});
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

async function apply(table: Table, { items, versions }: CompiledContent) {
  await applyContent(table, items, await compareContent(table, items, versions), versions);
}

async function publish(table: Table, content: CompiledContent, at: Date) {
  const name = await storeVersion(table, content, at);
  await apply(table, content);
  await markLive(table, name);
}

async function rollBack(table: Table, version?: string) {
  const content = await contentOfVersion(table, version);
  await apply(table, content);
  await markLive(table, contentVersion(content));
}

const textOf = async (table: Table) =>
  (await catalogRepository(table).readModuleText('record-keeping-m1'))?.markdown;

describe.each(engineNames)('versions of the content on %s', (engine) => {
  test('an earlier one is published again as it was, and nothing of a learner changes', async () => {
    const table = await createTestTable(engine);
    await publish(table, first, day(1));
    const before = await textOf(table);
    const key = learnerKeys.progress('u', 1, 'record-keeping-m1');
    await putItem(table, { ...key, completed: true });
    await publish(table, second, day(2));
    expect(await textOf(table)).toMatch(/More\.$/);

    await rollBack(table);
    expect(await textOf(table)).toBe(before);
    expect(await getItem(table, key)).toEqual({ ...key, completed: true });
    const versions = await listVersions(table);
    expect(versions.map(({ version, isLive }) => [version, isLive])).toEqual([
      [contentVersion(second), false],
      [contentVersion(first), true],
    ]);
    await expect(rollBack(table)).rejects.toThrow('no version before');
    await rollBack(table, contentVersion(second));
    expect(await textOf(table)).toMatch(/More\.$/);
  });

  test('the whole catalog is larger than an item, and comes back whole', async () => {
    const table = await createTestTable(engine);
    const content = { versions: CURRENT_VERSIONS, items: await realCatalogItems() };
    const name = await storeVersion(table, content, day(1));
    expect(await getItem(table, contentVersionKeys.part(name, 1))).toBeDefined();
    const read = await readVersion(table, name);
    expect(read).toEqual(JSON.parse(JSON.stringify(content)));
  });
});

test('the same content is one version, and other content another', async () => {
  expect(contentVersion(await contentOf())).toBe(contentVersion(first));
  expect(contentVersion(second)).not.toBe(contentVersion(first));
});

test('the oldest beyond the last twenty are deleted with their parts', async () => {
  const table = await createTestTable();
  const names: string[] = [];
  for (let edition = 0; edition < 22; edition += 1) {
    const content = await contentOf(({ course }) => (course.title = `Edition ${edition}`));
    names.push(await storeVersion(table, content, day(edition + 1)));
    await markLive(table, names.at(-1)!);
  }
  const versions = await listVersions(table);
  expect(versions.map(({ version }) => version)).toEqual(names.slice(2).toReversed());
  expect(await getItem(table, contentVersionKeys.part(names[0]!, 0))).toBeUndefined();
  expect(await getItem(table, contentVersionKeys.part(names[2]!, 0))).toBeDefined();
});

test('one that was interrupted while it was stored is not listed', async () => {
  const table = await createTestTable();
  await publish(table, first, day(1));
  await putItem(table, { ...contentVersionKeys.part('other', 0), bytes: Buffer.from('half') });
  expect(await listVersions(table)).toHaveLength(1);
  expect(await readVersion(table, 'other')).toBeUndefined();
});

test.each([
  ['an item has a version that it does not know', { ...CURRENT_VERSIONS, course: 99 }],
  ['a kind of item is unknown', CURRENT_VERSIONS],
])('one that this release cannot read is refused: %s', async (_why, versions) => {
  const table = await createTestTable();
  const items =
    versions === CURRENT_VERSIONS
      ? first.items.map(({ key, record }) => ({ key, record: { ...record, entity: 'later' } }))
      : first.items;
  const name = await storeVersion(table, { versions, items } as CompiledContent, day(1));
  await expect(contentOfVersion(table, name)).rejects.toThrow('roll back the release');
});
