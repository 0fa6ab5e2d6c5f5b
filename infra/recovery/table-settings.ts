import { Stack } from 'aws-cdk-lib';
import { stackName, type EnvironmentSettings } from '#environments.ts';
import { DataStack } from '#stacks/data-stack.ts';
import { tagEnvironment } from '#stacks/learning-app.ts';
import { temporaryApp } from '#stacks/temporary-app.ts';

/** What a table has beside its keys, index and items, and what a restored table lacks. */
export interface TableSettings {
  streamView: 'NEW_AND_OLD_IMAGES';
  /** Attribute by which items expire. */
  timeToLive: string;
  recoveryDays: number;
  isProtected: boolean;
  tags: { Key: string; Value: string }[];
}

interface TableProperties {
  StreamSpecification: { StreamViewType: TableSettings['streamView'] };
  TimeToLiveSpecification: { AttributeName: string };
  Replicas: {
    PointInTimeRecoverySpecification: { RecoveryPeriodInDays: number };
    DeletionProtectionEnabled: boolean;
    Tags: TableSettings['tags'];
  }[];
}

/** Returns the settings as the data stack declares them: from its template, so that nothing is listed a second time. Needs no build. */
export function tableSettings(settings: EnvironmentSettings): TableSettings {
  const app = temporaryApp();
  const stack = new DataStack(app, stackName(settings.name, 'data'), settings, {
    env: { region: settings.region },
  });
  tagEnvironment(app, settings);
  const { template } = app.synth().getStackByName(Stack.of(stack).stackName) as {
    template: { Resources: Record<string, { Type: string; Properties: TableProperties }> };
  };
  const table = Object.values(template.Resources).find(
    ({ Type }) => Type === 'AWS::DynamoDB::GlobalTable',
  )!.Properties;
  const [replica] = table.Replicas;
  return {
    streamView: table.StreamSpecification.StreamViewType,
    timeToLive: table.TimeToLiveSpecification.AttributeName,
    recoveryDays: replica!.PointInTimeRecoverySpecification.RecoveryPeriodInDays,
    isProtected: replica!.DeletionProtectionEnabled,
    tags: replica!.Tags,
  };
}
