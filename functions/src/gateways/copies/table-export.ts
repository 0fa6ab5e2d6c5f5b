import { DynamoDBClient, ExportTableToPointInTimeCommand } from '@aws-sdk/client-dynamodb';

const STATES = { IN_PROGRESS: 'running', COMPLETED: 'done', FAILED: 'failed' } as const;

/**
 * Returns a function that has DynamoDB export the table to a bucket. A repeated call with the same name within eight hours starts nothing
 * and returns how the export is.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_ExportTableToPointInTime.html
 */
export function tableExporter(tableArn: string, bucket: string) {
  const client = new DynamoDBClient({});
  return async (name: string, folder: string) => {
    const { ExportDescription } = await client.send(
      new ExportTableToPointInTimeCommand({
        TableArn: tableArn,
        S3Bucket: bucket,
        S3Prefix: folder,
        ClientToken: name,
        ExportFormat: 'DYNAMODB_JSON',
      }),
    );
    return STATES[ExportDescription?.ExportStatus ?? 'IN_PROGRESS'];
  };
}
