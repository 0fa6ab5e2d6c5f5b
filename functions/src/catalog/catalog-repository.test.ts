import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { sampleFolder } from '@learning/content/testing/sample-folder';
import { tiers } from '@learning/content/tiers';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { compileContent } from '#publishing/compile/compile-content.ts';
import { catalogKeys } from '#table/keys.ts';
import { tableDefinition } from '#table/table-definition.ts';
import { updateItem, type Table } from '#table/table.ts';
import { publish } from '#testing/catalog/published-catalog.ts';
import { createTestTable, engineNames, openTestTable } from '#testing/table/test-table.ts';
import { skillCheckConfig } from '#activities/skill-check/skill-check-config.ts';
import { catalogRepository } from './catalog-repository.ts';
import { findActivity, findCourse, findModule } from './catalog.ts';

const items = await compileContent([sampleFolder()], tiers);
const setTitle = (table: Table, title: string) =>
  updateItem(table, catalogKeys.course(1), {
    UpdateExpression: 'SET title = :title',
    ExpressionAttributeValues: { ':title': title },
  });

describe.each(engineNames)('the catalog repository on %s', (engine) => {
  test('returns courses, tiers, texts, resources and activities as they were published', async () => {
    const table = await createTestTable(engine);
    await publish(table, items);
    const catalog = catalogRepository(table);
    const { courses } = await catalog.read();
    expect(courses[0]).toMatchObject({ title: 'Record Keeping', ratingSum: 0, reviewCount: 0 });
    expect((await catalog.readModuleText('record-keeping-m2'))?.courseId).toBe(1);
    expect((await catalog.readResource(1, 'rubric'))?.name).toBe('Rubric');
    expect(await catalog.readResource(2, 'rubric')).toBeUndefined();
    expect(
      (await catalog.readActivities('record-keeping-m1')).map((activity) => activity.id),
    ).toEqual(['record-keeping-generator', 'record-keeping-scenario']);
  });
});

describe('the catalog', () => {
  test('is cached for a minute and read again afterwards', async () => {
    const table = await createTestTable();
    await publish(table, items);
    let now = 1_000_000;
    const catalog = catalogRepository(table, () => now);
    const title = async () => (await catalog.read()).courses[0]?.title;
    await title();
    await setTitle(table, 'Changed');
    now += 59_999;
    expect(await title()).toBe('Record Keeping');
    now += 1;
    expect(await title()).toBe('Changed');
  });

  test('has its activities cached for a minute, each config parsed once', async () => {
    const table = await createTestTable();
    await publish(table, items);
    let now = 1_000_000;
    const catalog = catalogRepository(table, () => now);
    const check = async () => (await catalog.readActivities('record-keeping-m2'))[0]!;
    const first = skillCheckConfig(await check());
    await updateItem(
      table,
      catalogKeys.activity('record-keeping-m2', 'record-keeping-skill-check'),
      {
        UpdateExpression: 'SET title = :title',
        ExpressionAttributeValues: { ':title': 'Changed' },
      },
    );
    now += 59_999;
    expect((await check()).title).not.toBe('Changed');
    expect(skillCheckConfig(await check())).toBe(first);
    now += 1;
    expect((await check()).title).toBe('Changed');
    expect(skillCheckConfig(await check())).toEqual(first);
  });

  test('is read again after a failed read', async () => {
    const table = openTestTable(`test-${randomUUID()}`);
    const catalog = catalogRepository(table);
    await expect(catalog.read()).rejects.toThrow(/non-existent|not found/i);
    await table.client.send(new CreateTableCommand({ ...tableDefinition, TableName: table.name }));
    await publish(table, items);
    expect((await catalog.read()).courses).toHaveLength(1);
  });

  test('finds a course, a module and an activity by their ids', async () => {
    const table = await createTestTable();
    await publish(table, items);
    const catalog = await catalogRepository(table).read();
    expect(findCourse(catalog, 1)?.slug).toBe('record-keeping');
    expect(findCourse(catalog, 2)).toBeUndefined();
    expect(findModule(catalog, 'record-keeping-m2')?.course.id).toBe(1);
    expect(findActivity(catalog, 'record-keeping-skill-check')?.module.id).toBe(
      'record-keeping-m2',
    );
    expect(findActivity(catalog, 'record-keeping-m2')).toBeUndefined();
  });
});
