import { tableDefinition, ttlAttribute } from '@learning/functions/table/table-definition';
import { StartFailure } from '#platform/start-failure.ts';
import { EngineError, type EngineClient } from './engine-client.ts';

export const LOCAL_TABLE_NAME = 'learning-local';

/**
 * Creates the table unless it exists.
 *
 * @throws StartFailure when the existing table has other keys or indexes
 */
export async function ensureTable(client: EngineClient): Promise<void> {
  const existing = await describe(client);
  if (existing && shapeOf(existing) !== shapeOf(tableDefinition)) {
    throw new StartFailure(
      'The local table was created by another version of the project. Start over with: npm start -- --fresh',
    );
  }
  if (existing) return;
  await client('CreateTable', { ...tableDefinition, TableName: LOCAL_TABLE_NAME });
  await client('UpdateTimeToLive', {
    TableName: LOCAL_TABLE_NAME,
    TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
  });
}

interface TableShape {
  KeySchema?: KeyPart[] | undefined;
  GlobalSecondaryIndexes?:
    | { IndexName?: string | undefined; KeySchema?: KeyPart[] | undefined }[]
    | undefined;
}

interface KeyPart {
  AttributeName?: string | undefined;
  KeyType?: string | undefined;
}

async function describe(client: EngineClient): Promise<TableShape | undefined> {
  try {
    const response = await client('DescribeTable', { TableName: LOCAL_TABLE_NAME });
    return response['Table'] as TableShape;
  } catch (error) {
    if (error instanceof EngineError && error.name === 'ResourceNotFoundException')
      return undefined;
    throw error;
  }
}

/** Returns keys and indexes as comparable text. */
function shapeOf(table: TableShape): string {
  const keys = (parts: KeyPart[] = []) =>
    parts.map((part) => `${part.AttributeName}:${part.KeyType}`).join();
  const indexes = (table.GlobalSecondaryIndexes ?? [])
    .map((index) => `${index.IndexName}(${keys(index.KeySchema)})`)
    .toSorted();
  return [keys(table.KeySchema), ...indexes].join(' ');
}

type Item = Record<string, { S?: string }>;

/** Counts the items of each kind. It reads the whole table, so only the inspection page calls it. */
export async function countByEntity(client: EngineClient): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let start: unknown;
  do {
    const page = await client('Scan', {
      TableName: LOCAL_TABLE_NAME,
      ProjectionExpression: '#entity',
      ExpressionAttributeNames: { '#entity': 'entity' },
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    for (const item of page['Items'] as Item[]) {
      const entity = item['entity']?.S ?? 'without entity';
      counts.set(entity, (counts.get(entity) ?? 0) + 1);
    }
    start = page['LastEvaluatedKey'];
  } while (start);
  return new Map([...counts].toSorted(([a], [b]) => a.localeCompare(b)));
}
