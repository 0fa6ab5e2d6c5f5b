import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BATCH = 25;
/** Batches that are written at once. */
const PARALLEL = 8;

/** Adds copies of stored items, as other learners would leave them. */
export interface TableItems {
  /** Adds ratings of course 14, enrollments in it, requests and audit records until there are `count` of each. */
  grow(count: number): Promise<void>;
  /** Reopens the learner's attempt at a skill check as it was when this was first called, and forgets its submission and result. */
  reopenAttempt(activityId: string, attemptId: string): Promise<void>;
}

/**
 * @param state folder of the running product
 * @param requestId of a visitor's request
 */
export function openTableItems(state: string, userId: string, requestId: string): TableItems {
  const environment = JSON.parse(readFileSync(join(state, 'environment.json'), 'utf8')) as Record<
    string,
    string
  >;
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: environment['AWS_ENDPOINT_URL_DYNAMODB']!,
      region: environment['AWS_REGION']!,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  const table = environment['TABLE_NAME']!;
  let stored = 0;
  let attempt: Record<string, unknown> | undefined;

  const firstOf = async (partition: string, prefix: string) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'PK = :pk AND begins_with(SK, :prefix)',
        ExpressionAttributeValues: { ':pk': partition, ':prefix': prefix },
        Limit: 1,
      }),
    );
    if (!Items[0]) throw new Error(`The table has no item ${prefix} in ${partition}.`);
    return Items[0];
  };

  return {
    async reopenAttempt(activityId, attemptId) {
      const partition = `LEARNER#${userId}#SUBMISSIONS`;
      attempt ??= await firstOf(partition, `${activityId}#ATTEMPT`);
      const remove = (PK: string, SK: string) =>
        client.send(new DeleteCommand({ TableName: table, Key: { PK, SK } }));
      await Promise.all([
        client.send(new PutCommand({ TableName: table, Item: { ...attempt, id: attemptId } })),
        remove(partition, `${activityId}#SUBMISSION#${attemptId}`),
        remove(`LEARNER#${userId}`, `RESULT#000014#${activityId}`),
      ]);
    },
    async grow(count) {
      const month = new Date().toISOString().slice(0, 7);
      const [courseRating, enrollment, request, auditRecord] = await Promise.all([
        firstOf('REVIEWS#000014', 'REVIEW#'),
        firstOf(`LEARNER#${userId}`, 'ENROLLMENT#'),
        firstOf(`REQUEST#${requestId}`, 'REQUEST'),
        firstOf(`AUDIT#${month}`, ''),
      ]);
      const items = Array.from({ length: count - stored }, (_, index) => {
        const number = String(stored + index).padStart(8, '0');
        return [
          { ...courseRating, SK: `REVIEW#bench-${number}`, GSI1SK: `01BENCH${number}` },
          { ...enrollment, PK: `LEARNER#bench-${number}` },
          { ...request, PK: `REQUEST#bench-${number}`, GSI1SK: `01BENCH${number}` },
          { ...auditRecord, SK: `${String(auditRecord['SK'])}-bench-${number}` },
        ];
      }).flat();
      stored = count;
      for (let start = 0; start < items.length; start += BATCH * PARALLEL) {
        const batches = Array.from({ length: PARALLEL }, (_, index) =>
          items.slice(start + index * BATCH, start + (index + 1) * BATCH),
        ).filter((batch) => batch.length > 0);
        await Promise.all(
          batches.map((batch) =>
            client.send(
              new BatchWriteCommand({
                RequestItems: { [table]: batch.map((Item) => ({ PutRequest: { Item } })) },
              }),
            ),
          ),
        );
      }
    },
  };
}
