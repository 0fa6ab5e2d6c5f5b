import { tiers } from '@learning/content/tiers';
import { sampleFolder, type SampleFolder } from '@learning/content/testing/sample-folder';
import { describe, expect, test } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { catalogKeys, learnerKeys, manifestKey } from '#table/keys.ts';
import { getItem, putItem, queryPartition, updateItem, type Table } from '#table/table.ts';
import { publish } from '#testing/catalog/published-catalog.ts';
import { createTestTable, engineNames, openTestTable } from '#testing/table/test-table.ts';
import type { EngineName } from '#testing/table/table-engine.ts';
import { compileContent, type CatalogItem } from './compile/compile-content.ts';
import { applyContent, compareContent } from './publish-content.ts';

const contentOf = (change: (folder: SampleFolder) => void = () => {}): Promise<CatalogItem[]> => {
  const folder = sampleFolder();
  change(folder);
  return compileContent([folder], tiers);
};
const first = await contentOf();
/** Changes one text, removes one module with its text, resource and activity, and adds one module. */
const second = await contentOf((folder) => {
  const { course, modules, resources, activities } = folder;
  modules.set('record-keeping-m1', `${modules.get('record-keeping-m1')}\nMore.`);
  course.modules.pop();
  course.activities.pop();
  course.modules.push({ ...course.modules[0]!, id: 'record-keeping-m3', resources: [] });
  modules.delete('record-keeping-m2');
  resources.delete('rubric');
  activities.delete('record-keeping-skill-check');
});
const idsOf = (items: CatalogItem[]) => items.map((item) => item.record.id);

/** Returns every stored item under the keys of both versions. */
async function stateOf(table: Table) {
  const keys = [...first, ...second].map((item) => item.key);
  const partitions = [...new Set(keys.map((key) => key.PK)), manifestKey.PK];
  return Promise.all(partitions.toSorted().map((partition) => queryPartition(table, partition)));
}

/** Returns the same table with a connection that fails after a number of requests. */
function failingAfter(table: Table, requests: number, engine: EngineName): Table {
  const failing = openTestTable(table.name, engine);
  const sendNow = failing.client.send.bind(failing.client) as (command: object) => Promise<unknown>;
  let sent = 0;
  const send = async (command: object) => {
    sent += 1;
    if (sent > requests) throw new Error('The connection was lost.');
    return sendNow(command);
  };
  Object.assign(failing.client, { send });
  return failing;
}

describe.each(engineNames)('publishing content on %s', (engine) => {
  test('adds every item to an empty table', async () => {
    const table = await createTestTable(engine);
    const difference = await compareContent(table, first);
    expect(idsOf(difference.added)).toEqual(idsOf(first));
    expect({ ...difference, added: [] }).toEqual({
      added: [],
      changed: [],
      removed: [],
      unchangedCount: 0,
    });
    await applyContent(table, first, difference);
    const { courses, tiers: published } = await catalogRepository(table).read();
    expect(courses.map((course) => course.slug)).toEqual(['record-keeping']);
    expect(published.map((tier) => tier.slug)).toEqual(tiers.map((tier) => tier.slug));
  });

  test('writes nothing while comparing', async () => {
    const table = await createTestTable(engine);
    await compareContent(table, first);
    expect((await stateOf(table)).flat()).toEqual([]);
  });

  test('finds no difference in unchanged content and writes nothing', async () => {
    const table = await createTestTable(engine);
    await publish(table, first);
    const difference = await compareContent(table, await contentOf());
    expect(difference).toEqual({
      added: [],
      changed: [],
      removed: [],
      unchangedCount: first.length,
    });
    await applyContent(failingAfter(table, 0, engine), first, difference);
  });

  test('writes changed items and removes deleted ones', async () => {
    const table = await createTestTable(engine);
    await publish(table, first);
    const difference = await compareContent(table, second);
    expect(idsOf(difference.added)).toEqual(['record-keeping-m3']);
    // What the search knows of the course, then plans, which name the hours of their courses.
    expect(idsOf(difference.changed)).toEqual([1, 'record-keeping-m1', 1, 1, 2, 3]);
    expect(difference.removed).toEqual([
      catalogKeys.module('record-keeping-m2'),
      catalogKeys.resource(1, 'rubric'),
      catalogKeys.activity('record-keeping-m2', 'record-keeping-skill-check'),
    ]);
    await applyContent(table, second, difference);
    const catalog = catalogRepository(table);
    expect((await catalog.readModuleText('record-keeping-m1'))?.markdown).toMatch(/More\.$/);
    expect(await catalog.readModuleText('record-keeping-m2')).toBeUndefined();
    expect(await catalog.readActivities('record-keeping-m2')).toEqual([]);
  });

  test("leaves learners' items unchanged, even those of a removed module", async () => {
    const table = await createTestTable(engine);
    await publish(table, first);
    const key = learnerKeys.progress('u', 1, 'record-keeping-m2');
    await putItem(table, { ...key, completed: true });
    await publish(table, second);
    expect(await getItem(table, key)).toEqual({ ...key, completed: true });
  });

  test('leaves ratings and unpublished courses unchanged', async () => {
    const table = await createTestTable(engine);
    await publish(table, first);
    await updateItem(table, catalogKeys.course(1), {
      UpdateExpression:
        'SET ratingSum = :sum, reviewCount = :count, ratingCount4 = :one, ratingCount5 = :one, listing = :listing, listingVersion = :one',
      ExpressionAttributeValues: {
        ':sum': 9,
        ':count': 2,
        ':one': 1,
        ':listing': 'hidden',
      },
    });
    expect((await compareContent(table, first)).changed).toEqual([]);
    await publish(table, second);
    expect(await getItem(table, catalogKeys.course(1))).toMatchObject({
      ratingSum: 9,
      reviewCount: 2,
      ratingCount4: 1,
      ratingCount5: 1,
      listing: 'hidden',
      listingVersion: 1,
      modules: [{ id: 'record-keeping-m1' }, { id: 'record-keeping-m3' }],
    });
  });
});

describe('interrupted publishing', () => {
  const engine = engineNames[0]!;
  /** More requests than a complete run sends. */
  const requests = second.length + 12;

  test.each([
    ['the first time', [], first],
    ['with changes', first, second],
  ])(
    'never shows a course whose texts are missing, and the next run completes it: %s',
    async (_when, before, after) => {
      const clean = await createTestTable(engine);
      await publish(clean, before);
      await publish(clean, after);
      const wanted = await stateOf(clean);
      let interruptions = 0;
      for (let at = 0; at < requests; at += 1) {
        const table = await createTestTable(engine);
        await publish(table, before);
        await publish(failingAfter(table, at, engine), after).catch(() => (interruptions += 1));

        const catalog = catalogRepository(table);
        for (const { id } of (await catalog.read()).courses.flatMap((course) => course.modules)) {
          expect(await catalog.readModuleText(id), `${id} after ${at} requests`).toBeDefined();
        }
        await publish(table, after);
        expect(await stateOf(table)).toEqual(wanted);
      }
      expect(interruptions).toBeGreaterThan(5);
      expect(interruptions).toBeLessThan(requests);
    },
  );

  test('leaves no extra items when the content is reverted before the next run', async () => {
    const table = await createTestTable(engine);
    await publish(table, first);
    const wanted = await stateOf(table);
    await expect(publish(failingAfter(table, 6, engine), second)).rejects.toThrow('connection');
    await publish(table, first);
    expect(await stateOf(table)).toEqual(wanted);
  });
});
