import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { CredentialIssuer } from '#constructs/credential-issuer.ts';
import { LearningTable } from '#constructs/learning-table.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** The table, and what certificates need to stay verifiable, in their own stack because they must never be lost. */
export class DataStack extends Stack {
  readonly table: LearningTable;
  readonly credentials: CredentialIssuer;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings, props: StackProps) {
    super(scope, id, props);
    this.table = new LearningTable(this, 'Learning', settings);
    this.credentials = new CredentialIssuer(this, 'Credentials', settings);
  }
}
