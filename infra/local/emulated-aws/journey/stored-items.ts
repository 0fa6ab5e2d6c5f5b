import {
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
  PutItemCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import type { Key } from '@learning/functions/table/keys';
import { tableName } from '@learning/infra/environments';

export type StoredItem = Record<string, AttributeValue>;

/** Returns a function that stores an item in the deployed table. */
export function putter(environment: string) {
  const client = new DynamoDBClient({});
  return async ({ PK, SK }: Key, attributes: StoredItem) => {
    const Item = { PK: { S: PK }, SK: { S: SK }, ...attributes };
    await client.send(new PutItemCommand({ TableName: tableName(environment), Item }));
  };
}

/** Returns a function that removes an item of the deployed table. */
export function remover(environment: string) {
  const client = new DynamoDBClient({});
  return async ({ PK, SK }: Key) => {
    const TableName = tableName(environment);
    const key = { PK: { S: PK }, SK: { S: SK } };
    await client.send(new DeleteItemCommand({ TableName, Key: key }));
  };
}

/** Returns every item of the deployed table. */
export async function allItems(environment: string): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  const client = new DynamoDBClient({});
  for await (const page of paginateScan({ client }, { TableName: tableName(environment) })) {
    items.push(...(page.Items ?? []));
  }
  return items;
}
