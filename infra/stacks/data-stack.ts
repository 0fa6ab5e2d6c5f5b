import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { LearningTable } from '#constructs/learning-table.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** The table, in its own stack because its data must never be lost. */
export class DataStack extends Stack {
  readonly table: LearningTable;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings, props: StackProps) {
    super(scope, id, props);
    this.table = new LearningTable(this, 'Learning', settings);
  }
}
