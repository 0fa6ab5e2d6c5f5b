import { describe, expect, test } from 'vitest';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { failedConditions, isConditionFailure, isTransactionConflict } from './condition-errors.ts';
import {
  batchGetItems,
  deleteItem,
  getItem,
  putItem,
  queryPartition,
  updateItem,
  writeTransaction,
} from './table.ts';

const key = (SK: string, PK = 'p') => ({ PK, SK });
const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );
const isNew = { ConditionExpression: 'attribute_not_exists(PK)' };

describe.each(engineNames)('the table on %s', (engine) => {
  test('returns an item as stored, without undefined attributes', async () => {
    const table = await createTestTable(engine);
    await putItem(table, {
      ...key('a'),
      list: [1, 'two', null],
      set: new Set(['x']),
      absent: undefined,
    });
    expect(await getItem(table, key('a'))).toEqual({
      ...key('a'),
      list: [1, 'two', null],
      set: new Set(['x']),
    });
    expect(await getItem(table, key('b'))).toBeUndefined();
  });

  test('lists a partition in key order, limited to a prefix if one is given', async () => {
    const table = await createTestTable(engine);
    for (const sk of ['NOTE#2', 'NOTE#1', 'NOTES', 'OTHER']) await putItem(table, key(sk));
    await putItem(table, key('NOTE#3', 'p2'));
    const keysOf = async (prefix?: string) =>
      (await queryPartition(table, 'p', prefix)).map((item) => item['SK']);
    expect(await keysOf()).toEqual(['NOTE#1', 'NOTE#2', 'NOTES', 'OTHER']);
    expect(await keysOf('NOTE#')).toEqual(['NOTE#1', 'NOTE#2']);
  });

  test('lists a partition that is larger than one page', async () => {
    const table = await createTestTable(engine);
    const text = 'x'.repeat(150_000);
    for (let index = 0; index < 9; index += 1) await putItem(table, { ...key(`k${index}`), text });
    const items = await queryPartition(table, 'p');
    expect(items.map((item) => item['SK'])).toEqual(
      Array.from({ length: 9 }, (_, index) => `k${index}`),
    );
  });

  test('reads more items at once than one request may name', async () => {
    const table = await createTestTable(engine);
    const keys = Array.from({ length: 230 }, (_, index) => key(`k${index}`));
    for (const stored of keys.slice(0, 210))
      await putItem(table, { ...stored, name: stored.SK, other: 1 });
    const items = await batchGetItems(table, keys, ['PK', 'SK']);
    expect(items).toHaveLength(210);
    expect(items[0]).not.toHaveProperty('other');
    expect(await batchGetItems(table, [], ['PK'])).toEqual([]);
  });

  test('distinguishes a refused condition from any other error', async () => {
    const table = await createTestTable(engine);
    await putItem(table, key('a'), isNew);
    expect(isConditionFailure(await caught(putItem(table, key('a'), isNew)))).toBe(true);
    const malformed = await caught(updateItem(table, key('a'), { UpdateExpression: 'NONSENSE' }));
    expect(malformed).toBeInstanceOf(Error);
    expect(isConditionFailure(malformed)).toBe(false);
    expect(failedConditions(malformed)).toBeUndefined();
  });

  test('writes all parts of a transaction or none, and reports the part that was refused', async () => {
    const table = await createTestTable(engine);
    await putItem(table, { ...key('taken'), count: 1 });
    const error = await caught(
      writeTransaction(table, [
        { put: key('new'), condition: isNew },
        {
          update: key('taken'),
          with: { UpdateExpression: 'REMOVE #c', ExpressionAttributeNames: { '#c': 'count' } },
        },
        { check: key('absent'), condition: { ConditionExpression: 'attribute_exists(PK)' } },
      ]),
    );
    expect(failedConditions(error)).toEqual([2]);
    expect(isTransactionConflict(error)).toBe(false);
    expect(await getItem(table, key('new'))).toBeUndefined();
    expect(await getItem(table, key('taken'))).toMatchObject({ count: 1 });
  });

  test('deletes an item, and ignores an item that does not exist', async () => {
    const table = await createTestTable(engine);
    await putItem(table, key('a'));
    await deleteItem(table, key('a'));
    await deleteItem(table, key('a'));
    expect(await queryPartition(table, 'p')).toEqual([]);
  });
});
