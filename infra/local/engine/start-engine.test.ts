import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseEngine } from './choose-engine.ts';
import { countByEntity, ensureTable, LOCAL_TABLE_NAME } from './local-table.ts';
import { startEngine, type RunningEngine } from './start-engine.ts';

let folder: string;
let engine: RunningEngine | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
});
afterEach(async () => {
  await engine?.process.stop();
  engine = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const item = { PK: { S: 'a' }, SK: { S: 'b' }, entity: { S: 'course' } };

test('The table is created once, and its items survive a restart', async () => {
  engine = await startEngine(folder);
  await ensureTable(engine.client);
  await engine.client('PutItem', { TableName: LOCAL_TABLE_NAME, Item: item });
  await engine.process.stop();

  engine = await startEngine(folder);
  await ensureTable(engine.client);
  expect(await countByEntity(engine.client)).toEqual(new Map([['course', 1]]));
});

test('A table with other keys is refused with the command that helps', async () => {
  engine = await startEngine(folder);
  await engine.client('CreateTable', {
    TableName: LOCAL_TABLE_NAME,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  });
  await expect(ensureTable(engine.client)).rejects.toThrow('npm start -- --fresh');
});

test.runIf(chooseEngine().name === 'dynoxide')(
  'An unreadable table file is reported in one sentence',
  async () => {
    writeFileSync(join(folder, 'dynoxide.db'), 'not a database at all');
    await expect(startEngine(folder)).rejects.toThrow(
      `The local state in ${folder} cannot be read. Start over with: npm start -- --fresh`,
    );
  },
);
