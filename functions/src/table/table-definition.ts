import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * Keys and index of the one table, for the local engine and the tests. The data stack declares the same in CDK and a test
 * compares the two. The stream is the data stack's alone: nothing here reads it, and dynoxide goes through every record of
 * every table's stream at each write, which made the tests' writes ten times slower as a run went on.
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
