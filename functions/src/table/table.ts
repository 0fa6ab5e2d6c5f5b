import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';

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
  return { client, name };
}

/** One item, or undefined. Reads the latest state. */
export async function getItem(table: Table, key: Key): Promise<Item | undefined> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
  );
  return Item;
}

/** All items of a partition whose sort key starts with `prefix`, in key order. Reads the latest state. */
export async function queryPartition(table: Table, partition: string, prefix = ''): Promise<Item[]> {
  const input: QueryCommandInput = {
    TableName: table.name,
    ConsistentRead: true,
    KeyConditionExpression: prefix ? 'PK = :pk AND begins_with(SK, :prefix)' : 'PK = :pk',
    ExpressionAttributeValues: prefix ? { ':pk': partition, ':prefix': prefix } : { ':pk': partition },
  };
  const items: Item[] = [];
  do {
    const page = await table.client.send(new QueryCommand(input));
    items.push(...(page.Items ?? []));
    input.ExclusiveStartKey = page.LastEvaluatedKey;
  } while (input.ExclusiveStartKey);
  return items;
}
