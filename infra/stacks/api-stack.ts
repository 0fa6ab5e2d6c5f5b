import { TABLE_GRANTS, type FunctionName } from '@learning/functions/table/grants';
import type { FunctionGroup } from '@learning/shared/contract/route';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { allowMail } from '#constructs/allow-mail.ts';
import { ContractApi } from '#constructs/contract-api.ts';
import type { LearnerPool } from '#constructs/learner-pool.ts';
import type { LearningTable } from '#constructs/learning-table.ts';
import { OwnSettings } from '#constructs/own-settings.ts';
import { ReconcilerSchedule } from '#constructs/reconciler-schedule.ts';
import { ServiceFunction, type ServiceFunctionProps } from '#constructs/service-function.ts';
import type { EnvironmentSettings } from '#environments.ts';

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
    const groups = Object.keys(DESCRIPTIONS) as FunctionGroup[];
    this.functions = Object.fromEntries(
      groups.map((bundle) => {
        const made = new ServiceFunction(this, `Function-${bundle}`, {
          settings,
          bundle,
          description: DESCRIPTIONS[bundle],
          timeoutSeconds: bundle === 'billing' ? PAYMENT_TIMEOUT_SECONDS : TIMEOUT_SECONDS,
        });
        if (TABLE_GRANTS[bundle].length > 0) table.openTo(made);
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
    bundle: FunctionName,
    props: Omit<ServiceFunctionProps, 'settings' | 'bundle'>,
  ): ServiceFunction {
    const made = new ServiceFunction(this, `Function-${bundle}`, { settings, bundle, ...props });
    table.openTo(made);
    return made;
  }
}
