import {
  DeleteTableCommand,
  DescribeTableCommand,
  InvalidRestoreTimeException,
  ListBackupsCommand,
  ResourceNotFoundException,
  RestoreTableFromBackupCommand,
  RestoreTableToPointInTimeCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
  type BackupSummary,
  type DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import { OperatorFailure } from '#deploy/operator-failure.ts';

/** A large table takes hours. */
const WAIT = { maxWaitTime: 24 * 3600, minDelay: 1, maxDelay: 30 };

/** @returns the table, or undefined when there is none of that name */
export async function findTable(
  client: DynamoDBClient,
  TableName: string,
): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Waits until DynamoDB has created, restored or changed a table. */
export async function waitUntilActive(
  client: DynamoDBClient,
  TableName: string,
): Promise<TableDescription> {
  await waitUntilTableExists({ client, ...WAIT }, { TableName });
  return (await findTable(client, TableName))!;
}

/**
 * Restores a table that exists into another one, as of a moment, unless an earlier run did.
 *
 * @throws OperatorFailure when the backups do not reach to the moment
 */
export async function restoreToMoment(
  client: DynamoDBClient,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<void> {
  if (!(await findTable(client, to))) {
    const command = new RestoreTableToPointInTimeCommand({
      SourceTableName: from,
      TargetTableName: to,
      RestoreDateTime: at,
    });
    try {
      await client.send(command);
    } catch (error) {
      if (!(error instanceof InvalidRestoreTimeException)) throw error;
      throw new OperatorFailure(`${from} cannot be restored to that moment: ${error.message}`);
    }
  }
  await waitUntilActive(client, to);
}

/**
 * Finds the newest backup of a table as of a moment. DynamoDB itself makes one when a table with point-in-time recovery is deleted: it
 * holds everything that was written, and ends after 35 days.
 *
 * @see https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery_Howitworks.html
 */
export async function findBackup(
  client: DynamoDBClient,
  TableName: string,
  at: Date,
): Promise<BackupSummary | undefined> {
  const found: BackupSummary[] = [];
  let ExclusiveStartBackupArn: string | undefined;
  do {
    const page = await client.send(
      new ListBackupsCommand({ TableName, BackupType: 'ALL', ExclusiveStartBackupArn }),
    );
    found.push(...(page.BackupSummaries ?? []));
    ExclusiveStartBackupArn = page.LastEvaluatedBackupArn;
  } while (ExclusiveStartBackupArn);
  return found
    .filter(({ BackupStatus }) => BackupStatus === 'AVAILABLE')
    .filter(({ BackupCreationDateTime }) => BackupCreationDateTime! <= at)
    .toSorted((one, other) => +other.BackupCreationDateTime! - +one.BackupCreationDateTime!)[0];
}

/** Restores a backup into a table with this name, unless an earlier run did. */
export async function restoreBackup(
  client: DynamoDBClient,
  { backup, to }: { backup: BackupSummary; to: string },
): Promise<void> {
  if (!(await findTable(client, to))) {
    const { BackupArn } = backup;
    await client.send(new RestoreTableFromBackupCommand({ BackupArn, TargetTableName: to }));
  }
  await waitUntilActive(client, to);
}

/** @throws OperatorFailure for a table that no restore made */
export async function discardTable(client: DynamoDBClient, TableName: string): Promise<void> {
  if (!/^learning-.+-restored-\d{8}T\d{6}Z$/.test(TableName))
    throw new OperatorFailure(`${TableName} is no restored table, so it is not deleted.`);
  if (!(await findTable(client, TableName)))
    throw new OperatorFailure(`There is no table ${TableName}.`);
  await client.send(new DeleteTableCommand({ TableName }));
  await waitUntilTableNotExists({ client, ...WAIT }, { TableName });
}
