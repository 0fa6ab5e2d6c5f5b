import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Copies } from '#constructs/copies.ts';
import { CredentialIssuer } from '#constructs/credential-issuer.ts';
import { DataExports } from '#constructs/data-exports.ts';
import { LearningTable } from '#constructs/learning-table.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** The table with its copies, what certificates need to stay verifiable, and learners' downloads: what must never be lost has its own stack. */
export class DataStack extends Stack {
  readonly table: LearningTable;
  readonly credentials: CredentialIssuer;
  readonly exports: DataExports;
  readonly copies: Copies;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings, props: StackProps) {
    super(scope, id, props);
    this.table = new LearningTable(this, 'Learning', settings);
    this.credentials = new CredentialIssuer(this, 'Credentials', settings);
    this.exports = new DataExports(this, 'Exports', settings);
    this.copies = new Copies(this, 'Copies', settings);
  }
}
