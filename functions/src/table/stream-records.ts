import type { Item } from './table.ts';

/** A value as DynamoDB writes it in a stream. Only the kinds that reactions read. */
type AttributeValue = { S: string } | { N: string } | { BOOL: boolean } | { NULL: boolean };

/** The part of a stream's record that reactions need. */
export interface StreamRecord {
  eventName?: string;
  dynamodb?: {
    SequenceNumber?: string;
    NewImage?: Record<string, AttributeValue | object>;
  };
}

/** Returns the new item of a record; attributes of other kinds than text, number and boolean are left out. */
export function newItemOf({ dynamodb }: StreamRecord): Item {
  return Object.fromEntries(
    Object.entries(dynamodb?.NewImage ?? {}).flatMap(([name, value]) => {
      const plain = plainOf(value);
      return plain === undefined ? [] : [[name, plain]];
    }),
  );
}

function plainOf(value: object): string | number | boolean | null | undefined {
  if ('S' in value) return String(value.S);
  if ('N' in value) return Number(value.N);
  if ('BOOL' in value) return Boolean(value.BOOL);
  return 'NULL' in value ? null : undefined;
}
