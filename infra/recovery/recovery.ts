import { CloudFormationClient } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SSMClient } from '@aws-sdk/client-ssm';
import type { OpenEnvironment } from '#deploy/open-environment.ts';
import { copiesBucketName, tableName } from '#environments.ts';

/** Where the items come from: the table's own backups as of a moment, or a weekly copy of a day. */
export type Source = { at: Date } | { copyOf: string };

/** An environment whose table is restored, with the clients that this takes. */
export interface Recovery extends OpenEnvironment {
  database: DynamoDBClient;
  stacks: CloudFormationClient;
  parameters: SSMClient;
  storage: S3Client;
  tableName: string;
  /** The bucket with copies and tombstones. */
  copiesBucket: string;
  source: Source;
  say: (line: string) => void;
}

export function openRecovery(
  environment: OpenEnvironment,
  source: Source,
  options: { bucket?: string | undefined; say?: (line: string) => void } = {},
): Recovery {
  const { region, account, settings } = environment;
  return {
    ...environment,
    database: new DynamoDBClient({ region }),
    stacks: new CloudFormationClient({ region }),
    parameters: new SSMClient({ region }),
    storage: new S3Client({ region }),
    tableName: tableName(settings.name),
    copiesBucket: options.bucket ?? copiesBucketName(settings.name, account),
    source,
    say: options.say ?? console.log,
  };
}

/** The moment that the items of the source are of. */
export const momentOf = (source: Source): Date =>
  'at' in source ? source.at : new Date(`${source.copyOf}T00:00:00.000Z`);

/** Names the table beside the live one, so that each run for a moment finds the same. */
export function asideName({ tableName: live, source }: Pick<Recovery, 'tableName' | 'source'>) {
  const moment = momentOf(source).toISOString();
  return `${live}-restored-${moment.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`;
}
