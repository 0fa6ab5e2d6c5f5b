import {
  DescribeImportCommand,
  ImportTableCommand,
  type DynamoDBClient,
  type TableCreationParameters,
} from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '@learning/functions/table/table-definition';
import { setTimeout } from 'node:timers/promises';
import { OperatorFailure } from '#deploy/operator-failure.ts';
import { findTable, waitUntilActive } from './restored-table.ts';

const PAUSE_MS = 1_000;

/**
 * Creates a table from the files of an export in a bucket, unless an earlier run did.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/S3DataImport.HowItWorks.html
 * @throws OperatorFailure when files or items cannot be read
 */
export async function importCopy(
  client: DynamoDBClient,
  { bucket, prefix, to }: { bucket: string; prefix: string; to: string },
): Promise<void> {
  if (!(await findTable(client, to))) {
    const parameters = {
      ...tableDefinition,
      TableName: to,
      SSESpecification: { Enabled: true, SSEType: 'KMS' },
    } as TableCreationParameters;
    const { ImportTableDescription } = await client.send(
      new ImportTableCommand({
        S3BucketSource: { S3Bucket: bucket, S3KeyPrefix: prefix },
        InputFormat: 'DYNAMODB_JSON',
        InputCompressionType: 'GZIP',
        TableCreationParameters: parameters,
      }),
    );
    await waitForImport(client, ImportTableDescription!.ImportArn!);
  }
  await waitUntilActive(client, to);
}

async function waitForImport(client: DynamoDBClient, ImportArn: string): Promise<void> {
  for (;;) {
    const { ImportTableDescription: state } = await client.send(
      new DescribeImportCommand({ ImportArn }),
    );
    if (state?.ImportStatus === 'COMPLETED' && !state.ErrorCount) return;
    if (state?.ImportStatus !== 'IN_PROGRESS') {
      throw new OperatorFailure(
        `The import ended with ${state?.ErrorCount ?? 0} errors: ${state?.FailureMessage ?? 'see its log'} (${ImportArn})`,
      );
    }
    await setTimeout(PAUSE_MS);
  }
}
