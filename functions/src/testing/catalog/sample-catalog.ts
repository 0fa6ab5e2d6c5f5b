import { tiers } from '@learning/content/tiers';
import { sampleFolder, type SampleFolder } from '@learning/content/testing/sample-folder';
import { compileContent } from '#publishing/compile/compile-content.ts';
import type { Table } from '#table/table.ts';
import { publish } from './published-catalog.ts';
import type { EngineName } from '../table/table-engine.ts';
import { createTestTable } from '../table/test-table.ts';

/** Creates a table with the small sample course published, after `change`. */
export async function createSampleTable(
  engineName?: EngineName,
  change: (folder: SampleFolder) => void = () => undefined,
): Promise<Table> {
  const table = await createTestTable(engineName);
  await publishSample(table, change);
  return table;
}

export async function publishSample(
  table: Table,
  change: (folder: SampleFolder) => void = () => undefined,
): Promise<void> {
  const folder = sampleFolder();
  change(folder);
  await publish(table, await compileContent([folder], tiers));
}
