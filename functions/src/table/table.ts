import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  UpdateCommand,
  type QueryCommandInput,
  type ScanCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { Failure } from '#failure.ts';
import { isTransactionConflict } from './condition-errors.ts';
import type { Key } from './keys.ts';
import { CONFLICT, retryOnConflict } from './retry-on-conflict.ts';

/** The one table: its document client and name. */
export interface Table {
  client: DynamoDBDocumentClient;
  name: string;
}

export type Item = Record<string, unknown>;

/**
 * Connects to the table. Region, credentials and a local endpoint come from the environment, as the SDK reads it.
 *
 * @see https://docs.aws.amazon.com/sdkref/latest/guide/feature-ss-endpoints.html (AWS_ENDPOINT_URL_DYNAMODB)
 */
export function openTable(name: string, config: DynamoDBClientConfig = {}): Table {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(config), {
    marshallOptions: { removeUndefinedValues: true },
  });
  // It copies each request and response for a log that no one writes.
  client.middlewareStack.remove('loggerMiddleware');
  return { client, name };
}

/** Returns one item, or undefined. Reads with strong consistency. */
export async function getItem(table: Table, key: Key): Promise<Item | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** Returns all items of a partition whose sort key starts with `prefix`, in key order. Reads with strong consistency. */
export async function queryPartition(
  table: Table,
  partition: string,
  prefix = '',
): Promise<Item[]> {
  const input: QueryCommandInput = {
    TableName: table.name,
    ConsistentRead: true,
    KeyConditionExpression: prefix ? 'PK = :pk AND begins_with(SK, :prefix)' : 'PK = :pk',
    ExpressionAttributeValues: prefix
      ? { ':pk': partition, ':prefix': prefix }
      : { ':pk': partition },
  };
  const items: Item[] = [];
  do {
    const page = await table.client.send(new QueryCommand(input));
    items.push(...(page.Items ?? []));
    input.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (input.ExclusiveStartKey);
  return items;
}

/** Returns items of a partition, greatest sort key first. Reads with strong consistency. */
export async function queryBackwards(table: Table, page: PartitionPage): Promise<Item[]> {
  const { partition, before, limit } = page;
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: limit,
      KeyConditionExpression: before === undefined ? 'PK = :pk' : 'PK = :pk AND SK < :before',
      ExpressionAttributeValues: {
        ':pk': partition,
        ...(before === undefined ? {} : { ':before': before }),
      },
    }),
  );
  return Items ?? [];
}

/** Yields the named attributes of all items of one kind. Reads the whole table, so only an operator's command may call it. */
export async function* scanEntity(
  table: Table,
  entity: string,
  attributes: readonly string[],
): AsyncGenerator<Item> {
  const input: ScanCommandInput = {
    TableName: table.name,
    FilterExpression: 'entity = :entity',
    ExpressionAttributeValues: { ':entity': entity },
    ProjectionExpression: attributes.join(', '),
  };
  do {
    const page = await table.client.send(new ScanCommand(input));
    yield* page.Items ?? [];
    input.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (input.ExclusiveStartKey);
}

/** Yields all items, page by page, with strong consistency. Reads the whole table, so only an operator's command may call it. */
export async function* scanPages(table: Table): AsyncGenerator<Item[]> {
  const input: ScanCommandInput = { TableName: table.name, ConsistentRead: true };
  do {
    const page = await table.client.send(new ScanCommand(input));
    yield page.Items ?? [];
    input.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (input.ExclusiveStartKey);
}

interface PartitionPage {
  partition: string;
  /** Limits the page to items with a smaller sort key. */
  before?: string | undefined;
  limit: number;
}

/** Returns items of a partition of GSI1, greatest sort key first. May miss writes of the last second. */
export async function queryIndexBackwards(table: Table, page: PartitionPage): Promise<Item[]> {
  const { partition, before, limit } = page;
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'GSI1',
      ScanIndexForward: false,
      Limit: limit,
      KeyConditionExpression:
        before === undefined ? 'GSI1PK = :pk' : 'GSI1PK = :pk AND GSI1SK < :before',
      ExpressionAttributeValues: {
        ':pk': partition,
        ...(before === undefined ? {} : { ':before': before }),
      },
    }),
  );
  return Items ?? [];
}

/** Returns all items of a partition of GSI1, or those with a smaller sort key, in key order. May miss writes of the last second. */
export async function queryIndex(
  table: Table,
  partition: string,
  before?: string,
): Promise<Item[]> {
  const input: QueryCommandInput = {
    TableName: table.name,
    IndexName: 'GSI1',
    KeyConditionExpression:
      before === undefined ? 'GSI1PK = :pk' : 'GSI1PK = :pk AND GSI1SK < :before',
    ExpressionAttributeValues: {
      ':pk': partition,
      ...(before === undefined ? {} : { ':before': before }),
    },
  };
  const items: Item[] = [];
  do {
    const page = await table.client.send(new QueryCommand(input));
    items.push(...(page.Items ?? []));
    input.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (input.ExclusiveStartKey);
  return items;
}

/** Names and values used in an expression. */
interface ExpressionValues {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** A condition that must be true for a write to succeed; otherwise the write fails (`isConditionFailure`). */
export interface Condition extends ExpressionValues {
  ConditionExpression?: string;
}

export interface Update extends Condition {
  UpdateExpression: string;
}

export type TransactionPart =
  | { put: Item; condition?: Condition }
  | { update: Key; with: Update }
  | { remove: Key; condition?: Condition }
  | { check: Key; condition: Condition & { ConditionExpression: string } };

/**
 * Retries a single write that DynamoDB refuses because a transaction is changing the item; nothing was written then.
 *
 * @throws TransactionConflictException when the conflict lasts, which the API reports as `service_unavailable`.
 */
async function retryTransactionConflict<T>(write: () => Promise<T>): Promise<T> {
  let conflict: unknown;
  const attempt = async () => {
    try {
      return await write();
    } catch (error) {
      if (!isTransactionConflict(error)) throw error;
      conflict = error;
      return CONFLICT;
    }
  };
  return retryOnConflict(attempt).catch((error: unknown) => {
    throw error instanceof Failure ? conflict : error;
  });
}

export async function putItem(table: Table, item: Item, condition: Condition = {}): Promise<void> {
  const put = new PutCommand({ TableName: table.name, Item: item, ...condition });
  await retryTransactionConflict(() => table.client.send(put));
}

export async function updateItem(table: Table, key: Key, update: Update): Promise<void> {
  const command = new UpdateCommand({ TableName: table.name, Key: key, ...update });
  await retryTransactionConflict(() => table.client.send(command));
}

/** Like `updateItem`. @returns the whole item as it is after the update. */
export async function updateItemAndRead(table: Table, key: Key, update: Update): Promise<Item> {
  return retryTransactionConflict(() => updateAndRead(table, key, update));
}

/** Does not wait for a transaction that is changing the item. @returns the whole item as it is after the update. */
export async function updateAndRead(table: Table, key: Key, update: Update): Promise<Item> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({ TableName: table.name, Key: key, ReturnValues: 'ALL_NEW', ...update }),
  );
  return Attributes!;
}

export async function deleteItem(table: Table, key: Key, condition: Condition = {}): Promise<void> {
  await table.client.send(new DeleteCommand({ TableName: table.name, Key: key, ...condition }));
}

/**
 * Writes all parts or none. `failedConditions` returns the parts that were refused. The SDK gives a transaction a token with which
 * it repeats it, so that one that was done is not done again.
 */
export async function writeTransaction(
  table: Table,
  parts: readonly TransactionPart[],
): Promise<void> {
  const TableName = table.name;
  await table.client.send(
    new TransactWriteCommand({
      TransactItems: parts.map((part) => {
        if ('put' in part) return { Put: { TableName, Item: part.put, ...part.condition } };
        if ('update' in part) return { Update: { TableName, Key: part.update, ...part.with } };
        if ('remove' in part) return { Delete: { TableName, Key: part.remove, ...part.condition } };
        return { ConditionCheck: { TableName, Key: part.check, ...part.condition } };
      }),
    }),
  );
}

const BATCH_GET_LIMIT = 100;

/** Returns the items that exist, or only the named attributes of them, in no particular order. Reads with strong consistency. */
export async function batchGetItems(
  table: Table,
  keys: readonly Key[],
  attributes?: readonly string[],
): Promise<Item[]> {
  const items: Item[] = [];
  for (let start = 0; start < keys.length; start += BATCH_GET_LIMIT) {
    let pending: Item[] = keys.slice(start, start + BATCH_GET_LIMIT).map((key) => ({ ...key }));
    while (pending.length > 0) {
      const request = {
        Keys: pending,
        ...(attributes ? { ProjectionExpression: attributes.join(', ') } : {}),
        ConsistentRead: true,
      };
      const response = await table.client.send(
        new BatchGetCommand({ RequestItems: { [table.name]: request } }),
      );
      items.push(...(response.Responses?.[table.name] ?? []));
      pending = response.UnprocessedKeys?.[table.name]?.Keys ?? [];
    }
  }
  return items;
}
