import type { FunctionGroup } from '@learning/shared/contract/route';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { allowMail } from '#constructs/allow-mail.ts';
import { ContractApi } from '#constructs/contract-api.ts';
import type { LearnerPool } from '#constructs/learner-pool.ts';
import type { Apart, LearningTable, TableAction } from '#constructs/learning-table.ts';
import { OwnSettings } from '#constructs/own-settings.ts';
import { ReconcilerSchedule } from '#constructs/reconciler-schedule.ts';
import { ServiceFunction, type ServiceFunctionProps } from '#constructs/service-function.ts';
import type { EnvironmentSettings } from '#environments.ts';

interface TableGrant {
  actions: readonly TableAction[];
  partitions: readonly string[];
}

const CATALOG = ['CATALOG', 'MODULE#*', 'COURSE#*'];
/** Whole activities, with their answers. */
const ACTIVITIES = ['ACTIVITIES#*'];
const LEARNER = 'LEARNER#*';
const LEARNERS = [LEARNER];
const REVIEWS = ['REVIEWS#*'];
const SEATS = ['TEAM#*', 'INVITATION#*'];
/** Which order an object of Stripe's belongs to, which events were worked in, what is not settled, and the seats of plans. */
const MONEY = ['STRIPE#*', 'UNRECONCILED', 'TEAM#*'];

/** Settling a payment: the same for the calls, for Stripe's events and for the reconciler. */
const SETTLING: readonly TableGrant[] = [
  { actions: ['Query', 'GetItem'], partitions: ['CATALOG', ...LEARNERS, ...MONEY] },
  { actions: ['PutItem'], partitions: [...LEARNERS, ...MONEY] },
  { actions: ['DeleteItem'], partitions: [...LEARNERS, 'UNRECONCILED'] },
];

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
  // A purchase cannot be cancelled or exchanged once its certificate was claimed.
  billing: [...SETTLING, { actions: ['ConditionCheckItem'], partitions: LEARNERS }],
  teams: [
    { actions: ['Query', 'GetItem'], partitions: ['CATALOG', ...LEARNERS, ...SEATS] },
    { actions: ['PutItem'], partitions: [...LEARNERS, ...SEATS] },
    { actions: ['UpdateItem', 'DeleteItem'], partitions: SEATS },
  ],
  requests: [{ actions: ['PutItem', 'UpdateItem'], partitions: ['REQUEST#*'] }],
  system: [],
};

/**
 * What stands apart from a learner's everyday items, and who works with it. It is closed to all others: an owner of seats, say,
 * sees progress and certificates of members, never what they wrote or bought.
 */
const OWN: Partial<Record<FunctionGroup, readonly Apart[]>> = {
  learning: ['notes'],
  activities: ['submissions'],
  billing: ['orders'],
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
  billing: 'Checkout, purchases, cancellation, exchange and the plan of a learner',
  teams: 'Seats of plans, and invitations to them',
  requests: 'What visitors write to the operator',
  system: 'The contract as OpenAPI, and the answer to unknown addresses',
};

/** API Gateway itself gives up after 30 seconds. */
const TIMEOUT_SECONDS = 10;
/** Those that wait for Stripe, which may have to be asked again. */
const PAYMENT_TIMEOUT_SECONDS = 25;
const RECONCILER_TIMEOUT_SECONDS = 600;

export interface ApiStackProps extends StackProps {
  settings: EnvironmentSettings;
  table: LearningTable;
  learners: LearnerPool;
}

/** The calls of the contract and the functions behind them. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: Record<FunctionGroup, ServiceFunction>;
  /** Not called by the browser: Stripe's events, and the search for what they did not tell. */
  readonly stripeWebhook: ServiceFunction;
  readonly reconciler: ServiceFunction;

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
          timeoutSeconds: bundle === 'billing' ? PAYMENT_TIMEOUT_SECONDS : TIMEOUT_SECONDS,
        });
        for (const { actions, partitions } of TABLE_GRANTS[bundle]) {
          table.open(made, actions, partitions);
        }
        const isAboutLearners = TABLE_GRANTS[bundle].some((one) =>
          one.partitions.includes(LEARNER),
        );
        if (isAboutLearners) table.close(made, OWN[bundle] ?? []);
        const listed = INDEX_GRANTS[bundle];
        if (listed) table.openIndex(made, listed);
        return [bundle, made];
      }),
    ) as Record<FunctionGroup, ServiceFunction>;
    const { billing, teams, requests, identity } = this.functions;
    learners.allowPasswordCheck(identity);
    learners.allowReadingAddresses(billing);
    learners.allowReadingAddresses(teams);

    this.stripeWebhook = this.settling(props, 'stripe-webhook', {
      description: "Stripe's events",
      timeoutSeconds: PAYMENT_TIMEOUT_SECONDS,
    });
    this.reconciler = this.settling(props, 'billing-reconciler', {
      description: "Compares the books with Stripe's, and heals what was never delivered",
      timeoutSeconds: RECONCILER_TIMEOUT_SECONDS,
      isScheduled: true,
    });
    new ReconcilerSchedule(this, 'Reconcile', this.reconciler);

    const own = new OwnSettings(this, settings);
    own.open(billing, ['stripe/secret-key', 'stripe/publishable-key', 'site/origin']);
    own.open(this.stripeWebhook, [
      'stripe/secret-key',
      'stripe/publishable-key',
      'stripe/webhook-secret',
    ]);
    own.open(this.reconciler, ['stripe/secret-key', 'stripe/publishable-key']);
    own.open(teams, ['site/origin']);
    allowMail(this, settings, [teams, requests]);

    this.api = new ContractApi(this, 'Contract', {
      settings,
      pool: learners,
      functions: this.functions,
      stripeWebhook: this.stripeWebhook,
    }).api;
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint });
  }

  private settling(
    { settings, table }: ApiStackProps,
    bundle: string,
    props: Omit<ServiceFunctionProps, 'settings' | 'bundle'>,
  ): ServiceFunction {
    const made = new ServiceFunction(this, `Function-${bundle}`, { settings, bundle, ...props });
    for (const { actions, partitions } of SETTLING) table.open(made, actions, partitions);
    table.close(made, ['orders']);
    return made;
  }
}
