import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * Keys and index of the one table, for the local engine and the tests. The data stack declares the same in CDK, and a test
 * compares the two. It has no stream: nothing local reads one, and with streams dynoxide slows down tenfold during a test run.
 */
export const tableDefinition: Omit<CreateTableCommandInput, 'TableName'> = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'PK', AttributeType: 'S' },
    { AttributeName: 'SK', AttributeType: 'S' },
    { AttributeName: 'GSI1PK', AttributeType: 'S' },
    { AttributeName: 'GSI1SK', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'PK', KeyType: 'HASH' },
    { AttributeName: 'SK', KeyType: 'RANGE' },
  ],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'GSI1',
      KeySchema: [
        { AttributeName: 'GSI1PK', KeyType: 'HASH' },
        { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
};

/** TTL attribute, epoch seconds. */
export const ttlAttribute = 'expiresAt';
