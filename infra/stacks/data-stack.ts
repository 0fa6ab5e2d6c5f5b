import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { CredentialIssuer } from '#constructs/credential-issuer.ts';
import { DataExports } from '#constructs/data-exports.ts';
import { LearningTable } from '#constructs/learning-table.ts';
import { ReleaseBucket } from '#constructs/release-bucket.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** The table, what certificates need to stay verifiable, learners' downloads, and what was deployed, in their own stack because they must never be lost. */
export class DataStack extends Stack {
  readonly table: LearningTable;
  readonly credentials: CredentialIssuer;
  readonly exports: DataExports;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings, props: StackProps) {
    super(scope, id, props);
    this.table = new LearningTable(this, 'Learning', settings);
    this.credentials = new CredentialIssuer(this, 'Credentials', settings);
    this.exports = new DataExports(this, 'Exports', settings);
    new ReleaseBucket(this, 'Releases', settings);
  }
}
