import { statementsOf } from '@learning/functions/table/grant-statements';
import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { StringParameter } from 'aws-cdk-lib/aws-ssm';
import { Construct } from 'constructs';
import { tableName, type EnvironmentSettings } from '#environments.ts';
import { streamParameter } from './parameters.ts';
import type { ServiceFunction } from './service-function.ts';

/** Reads of the stream, which cost nothing when a function's trigger makes them. */
export const STREAM_ACTIONS = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/** The one table. A test compares it with `functions/src/table/table-definition.ts`, which the local engine uses. */
export class LearningTable extends Construct {
  readonly table: TableV2;
  readonly variables: { TABLE_NAME: string };
  private readonly environment: string;

  constructor(scope: Construct, id: string, settings: EnvironmentSettings) {
    super(scope, id);
    const key = (name: string) => ({ name, type: AttributeType.STRING });
    this.table = new TableV2(this, 'Table', {
      tableName: tableName(settings.name),
      partitionKey: key('PK'),
      sortKey: key('SK'),
      globalSecondaryIndexes: [
        {
          indexName: 'GSI1',
          partitionKey: key('GSI1PK'),
          sortKey: key('GSI1SK'),
          projectionType: ProjectionType.ALL,
        },
      ],
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: 'expiresAt',
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: settings.recoveryDays,
      },
      deletionProtection: settings.isProtected,
      removalPolicy: settings.isProtected ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.environment = settings.name;
    this.variables = { TABLE_NAME: this.table.tableName };
    new StringParameter(this, 'Stream', {
      parameterName: streamParameter(settings.name),
      description: 'Stream of the table. A restored table has another one.',
      stringValue: this.table.tableStreamArn!,
    });
  }

  /**
   * Returns the stream for another stack, which reads it from a parameter with each deployment. CloudFormation changes no export in use, so
   * with an export no deployment could follow a restored table.
   */
  streamFor(scope: Construct): string {
    return StringParameter.valueForStringParameter(scope, streamParameter(this.environment));
  }

  /** Lets a function start exports of the whole table from its backups. It reads no item itself. */
  allowExporting(by: ServiceFunction) {
    by.allow(['dynamodb:ExportTableToPointInTime'], this.table.tableArn);
  }

  /** Grants a function the access that `grants.ts` lists for it. */
  grantTo(to: ServiceFunction) {
    for (const { effect, actions, partitions, index } of statementsOf(to.bundle)) {
      const names = actions.map((action) => `dynamodb:${action}`);
      const { tableArn } = this.table;
      const resource = index ? `${tableArn}/index/${index}` : tableArn;
      const keys = { 'dynamodb:LeadingKeys': [...partitions] };
      if (effect === 'Allow') to.allow(names, resource, { 'ForAllValues:StringLike': keys });
      else to.deny(names, resource, { 'ForAnyValue:StringLike': keys });
    }
  }
}
