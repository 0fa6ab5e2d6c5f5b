import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { tableDefinition } from '#table/table-definition.ts';
import { openTable, type Table } from '#table/table.ts';
import { waitUntilResponding, type EngineName } from './table-engine.ts';
import type {} from '../global-setup.ts';

/** Every engine of this run, for `describe.each`. */
export const engineNames: EngineName[] = inject('engines').map((engine) => engine.name);

/** The address of the quickest engine. */
export const defaultEndpoint: string = endpointOf();

/** Creates an empty table; in the quickest engine by default. */
export async function createTestTable(engineName?: EngineName): Promise<Table> {
  const table = openTestTable(`test-${randomUUID()}`, engineName);
  await waitUntilResponding(endpointOf(engineName));
  await table.client.send(new CreateTableCommand({ ...tableDefinition, TableName: table.name }));
  return table;
}

/** Opens the table with a name; the table need not exist. */
export function openTestTable(name: string, engineName?: EngineName): Table {
  return openTable(name, {
    endpoint: endpointOf(engineName),
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    maxAttempts: 1,
  });
}

function endpointOf(engineName = engineNames[0]): string {
  const engine = inject('engines').find((candidate) => candidate.name === engineName);
  if (!engine) throw new Error(`The engine ${engineName} is not part of this run.`);
  return engine.endpoint;
}
