import type { tableEnvironment } from '@learning/functions/table/env';
import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type * as z from 'zod';
import { tableName, type EnvironmentSettings } from '#environments.ts';
import type { ServiceFunction } from './service-function.ts';

export type TableAction =
  | 'GetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** What stands beside a learner's everyday items and is one area's business: `LEARNER#*` alone would open it, too. */
const APART = {
  notes: 'LEARNER#*#NOTES',
  submissions: 'LEARNER#*#SUBMISSIONS',
  orders: 'LEARNER#*#ORDERS',
} as const;

export type Apart = keyof typeof APART;

const ALL_ACTIONS: readonly TableAction[] = [
  'GetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
];

const named = (actions: readonly TableAction[]) => actions.map((action) => `dynamodb:${action}`);

/** The one table; `functions/src/table/table-definition.ts` is the same for the local engine, a test compares them. */
export class LearningTable extends Construct {
  readonly table: TableV2;

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
  }

  /**
   * Gives a function the table's name and these actions on its items; no index, no scan.
   *
   * @param partitions Partition keys the actions are limited to, with `*` at the end if need be.
   */
  open(to: ServiceFunction, actions: readonly TableAction[], partitions: readonly string[]) {
    const variables: z.input<typeof tableEnvironment> = { TABLE_NAME: this.table.tableName };
    to.configure(variables);
    const conditions = {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
    };
    to.allow(named(actions), this.table.tableArn, conditions);
  }

  /** Keeps a function that works with learners' items out of what stands apart from them, reading and writing, but for its own. */
  close(to: ServiceFunction, own: readonly Apart[]) {
    const partitions = Object.entries(APART)
      .filter(([name]) => !own.includes(name as Apart))
      .map(([, partition]) => partition);
    to.deny(named(ALL_ACTIONS), this.table.tableArn, {
      'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions },
    });
  }

  /** Lets a function list these partitions of the index `GSI1`. */
  openIndex(to: ServiceFunction, partitions: readonly string[]) {
    to.allow(['dynamodb:Query'], `${this.table.tableArn}/index/GSI1`, {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] },
    });
  }
}
