import {
  DescribeContinuousBackupsCommand,
  DescribeTimeToLiveCommand,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { findTable, waitUntilActive } from './restored-table.ts';
import type { TableSettings } from './table-settings.ts';

/**
 * Turns on what DynamoDB does not restore: stream, expiry, recovery, protection and tags. Safe to repeat.
 *
 * @returns the address of the table's stream
 */
export async function completeTable(
  client: DynamoDBClient,
  TableName: string,
  settings: TableSettings,
): Promise<string> {
  const before = await waitUntilActive(client, TableName);
  if (!before.StreamSpecification?.StreamEnabled) {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: settings.streamView };
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    await waitUntilActive(client, TableName);
  }
  const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (!TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL')) {
    const TimeToLiveSpecification = { AttributeName: settings.timeToLive, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  }
  await client.send(
    new UpdateContinuousBackupsCommand({
      TableName,
      PointInTimeRecoverySpecification: {
        PointInTimeRecoveryEnabled: true,
        RecoveryPeriodInDays: settings.recoveryDays,
      },
    }),
  );
  if (before.DeletionProtectionEnabled !== settings.isProtected) {
    const DeletionProtectionEnabled = settings.isProtected;
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled }));
  }
  await client.send(
    new TagResourceCommand({ ResourceArn: before.TableArn, Tags: [...settings.tags] }),
  );
  await waitUntilActive(client, TableName);
  return (await findTable(client, TableName))!.LatestStreamArn!;
}

/** Returns the settings that a table does not have yet; empty when it has all of them. */
export async function missingSettings(
  client: DynamoDBClient,
  TableName: string,
  settings: TableSettings,
): Promise<string[]> {
  const table = await findTable(client, TableName);
  const [expiry, backups] = await Promise.all([
    client.send(new DescribeTimeToLiveCommand({ TableName })),
    client.send(new DescribeContinuousBackupsCommand({ TableName })),
  ]);
  const recovery = backups.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  const checks: [string, boolean][] = [
    ['stream', table?.StreamSpecification?.StreamViewType === settings.streamView],
    ['expiry', expiry.TimeToLiveDescription?.AttributeName === settings.timeToLive],
    ['recovery', recovery?.PointInTimeRecoveryStatus === 'ENABLED'],
    ['protection', table?.DeletionProtectionEnabled === settings.isProtected],
  ];
  return checks.filter(([, isOn]) => !isOn).map(([name]) => name);
}
