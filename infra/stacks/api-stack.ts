import type { FunctionGroup } from '@learning/shared/contract/route';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { ContractApi } from '../constructs/contract-api.ts';
import type { LearnerPool } from '../constructs/learner-pool.ts';
import type { LearningTable, TableAction } from '../constructs/learning-table.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import type { EnvironmentSettings } from '../environments.ts';

interface TableGrant {
  actions: readonly TableAction[];
  partitions: readonly string[];
}

const CATALOG = ['CATALOG', 'MODULE#*', 'COURSE#*'];
/** Whole activities, with their answers. */
const ACTIVITIES = ['ACTIVITIES#*'];
const LEARNERS = ['LEARNER#*'];
const REVIEWS = ['REVIEWS#*'];

/** What each group of calls may do, and with which partitions of the table; nothing that is not listed. */
const TABLE_GRANTS: Record<FunctionGroup, readonly TableGrant[]> = {
  catalog: [{ actions: ['Query', 'GetItem'], partitions: CATALOG }],
  learning: [
    { actions: ['Query', 'GetItem'], partitions: [...CATALOG, ...LEARNERS] },
    {
      actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: LEARNERS,
    },
  ],
  activities: [
    { actions: ['Query', 'GetItem'], partitions: ['CATALOG', ...ACTIVITIES, ...LEARNERS] },
    { actions: ['PutItem', 'UpdateItem', 'ConditionCheckItem'], partitions: LEARNERS },
  ],
  reviews: [
    { actions: ['Query', 'GetItem'], partitions: ['CATALOG', ...REVIEWS, ...LEARNERS] },
    // The course's rating and count change with its reviews.
    { actions: ['UpdateItem'], partitions: ['CATALOG'] },
    { actions: ['PutItem', 'DeleteItem'], partitions: REVIEWS },
  ],
  certificates: [{ actions: ['Query'], partitions: LEARNERS }],
  identity: [],
  billing: [],
  system: [],
};

/** Partitions of the index GSI1 that a group lists. */
const INDEX_GRANTS: Partial<Record<FunctionGroup, readonly string[]>> = {
  reviews: REVIEWS,
};

const DESCRIPTIONS: Record<FunctionGroup, string> = {
  catalog: 'Courses, modules and prices, for everyone',
  learning: 'Access, enrollment, progress, notes and the dashboard of a learner',
  activities: 'Activities and what learners hand in',
  reviews: 'Reviews of courses, and the ratings they make',
  certificates: 'Certificates of a learner',
  identity: 'Sign-in for API clients',
  billing: 'Payments',
  system: 'The contract as OpenAPI, and the answer to unknown addresses',
};

/** API Gateway itself gives up after 30 seconds. */
const TIMEOUT_SECONDS = 10;

export interface ApiStackProps extends StackProps {
  settings: EnvironmentSettings;
  table: LearningTable;
  learners: LearnerPool;
}

/** The calls of the contract and the functions behind them. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: Record<FunctionGroup, ServiceFunction>;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { settings, table, learners, ...stackProps } = props;
    super(scope, id, stackProps);
    const groups = Object.keys(TABLE_GRANTS) as FunctionGroup[];
    this.functions = Object.fromEntries(
      groups.map((bundle) => {
        const made = new ServiceFunction(this, `Function-${bundle}`, {
          settings,
          bundle,
          description: DESCRIPTIONS[bundle],
          timeoutSeconds: TIMEOUT_SECONDS,
        });
        for (const { actions, partitions } of TABLE_GRANTS[bundle]) {
          table.open(made, actions, partitions);
        }
        const listed = INDEX_GRANTS[bundle];
        if (listed) table.openIndex(made, listed);
        return [bundle, made];
      }),
    ) as Record<FunctionGroup, ServiceFunction>;
    learners.allowPasswordCheck(this.functions.identity);

    this.api = new ContractApi(this, 'Contract', {
      settings,
      pool: learners,
      functions: this.functions,
    }).api;
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint });
  }
}
