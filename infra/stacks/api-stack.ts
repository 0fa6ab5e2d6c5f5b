import { TABLE_GRANTS, type FunctionName } from '@learning/functions/table/grants';
import type { FunctionGroup } from '@learning/shared/contract/route';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { ContractApi } from '#constructs/contract-api.ts';
import type { LearnerPool } from '#constructs/learner-pool.ts';
import { MailSender } from '#constructs/mail-sender.ts';
import type { LearningTable } from '#constructs/learning-table.ts';
import { Parameters, type Setting } from '#constructs/parameters.ts';
import { FunctionSchedule } from '#constructs/function-schedule.ts';
import { PublisherTriggers } from '#constructs/publisher-triggers.ts';
import type { CredentialIssuer } from '#constructs/credential-issuer.ts';
import { ServiceFunction, type ServiceFunctionProps } from '#constructs/service-function.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** API Gateway times out after 30 seconds. */
const TIMEOUT_SECONDS = 10;
/** Longer, because a call to Stripe may need a retry. */
const PAYMENT_TIMEOUT_SECONDS = 25;
const RECONCILER_TIMEOUT_SECONDS = 600;
const PUBLISHER_TIMEOUT_SECONDS = 120;

/** Tasks of the reconciler and their schedules (UTC). */
const RECONCILER_TASKS = {
  orders: 'rate(15 minutes)',
  subscriptions: 'rate(6 hours)',
  nightly: 'cron(10 4 * * ? *)',
} as const;

export interface ApiStackProps extends StackProps {
  settings: EnvironmentSettings;
  table: LearningTable;
  learners: LearnerPool;
  credentials: CredentialIssuer;
}

/** The API and all functions except the one that Cognito calls. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: Record<FunctionGroup, ServiceFunction>;
  readonly stripeWebhook: ServiceFunction;
  readonly reconciler: ServiceFunction;
  readonly publisher: ServiceFunction;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { settings, table, learners, credentials, ...stackProps } = props;
    super(scope, id, stackProps);
    const stripeKeys: Setting[] = ['stripe/secret-key', 'stripe/publishable-key', 'stripe/account'];
    const billingParameters = new Parameters(this, settings, [...stripeKeys, 'site/origin']);
    const webhookParameters = new Parameters(this, settings, [
      ...stripeKeys,
      'stripe/webhook-secret',
    ]);
    const reconcilerParameters = new Parameters(this, settings, stripeKeys);
    const teamParameters = new Parameters(this, settings, ['site/origin']);
    const credentialParameters = new Parameters(this, settings, ['site/origin']);
    const mail = new MailSender(this, settings);

    const add = <Name extends FunctionName>(
      bundle: Name,
      options: Omit<ServiceFunctionProps<Name>, 'settings' | 'bundle' | 'timeoutSeconds'> & {
        timeoutSeconds?: number;
      },
    ) => {
      const created = new ServiceFunction(this, `Function-${bundle}`, {
        settings,
        bundle,
        timeoutSeconds: TIMEOUT_SECONDS,
        ...options,
      });
      if (TABLE_GRANTS[bundle].length > 0) table.grantTo(created);
      return created;
    };
    const billing = add('billing', {
      description: 'Checkout, purchases, cancellation, exchange and the plan of a learner',
      timeoutSeconds: PAYMENT_TIMEOUT_SECONDS,
      environment: { ...table.variables, ...learners.variables, ...billingParameters.variables },
    });
    const teams = add('teams', {
      description: 'Seats of plans, and invitations to them',
      environment: {
        ...table.variables,
        ...learners.variables,
        ...mail.variables,
        ...teamParameters.variables,
      },
    });
    const requests = add('requests', {
      description: 'Messages of visitors to the operator',
      environment: { ...table.variables, ...mail.variables },
    });
    const identity = add('identity', {
      description: 'Sign-in for API clients',
      environment: { ...table.variables, ...learners.serverClientVariables },
    });
    this.functions = {
      catalog: add('catalog', {
        description: 'Courses, modules and prices, for everyone',
        environment: table.variables,
      }),
      learning: add('learning', {
        description: 'Access, enrollment, progress, notes and the dashboard of a learner',
        environment: { ...table.variables, ...learners.variables },
      }),
      activities: add('activities', {
        description: 'Activities and the submissions of learners',
        environment: table.variables,
      }),
      reviews: add('reviews', {
        description: 'Reviews and ratings of courses',
        environment: table.variables,
      }),
      certificates: add('certificates', {
        description: 'Certificates of a learner',
        environment: {
          ...table.variables,
          ...credentials.variables,
          ...credentialParameters.variables,
        },
      }),
      system: add('system', {
        description: 'The contract as OpenAPI, and the answer to unknown addresses',
        environment: {},
      }),
      billing,
      teams,
      requests,
      identity,
    };
    this.stripeWebhook = add('stripe-webhook', {
      description: 'Events that Stripe sends',
      timeoutSeconds: PAYMENT_TIMEOUT_SECONDS,
      environment: { ...table.variables, ...webhookParameters.variables },
    });
    this.reconciler = add('billing-reconciler', {
      description:
        'Compares orders and subscriptions with Stripe and reconciles what events missed',
      timeoutSeconds: RECONCILER_TIMEOUT_SECONDS,
      isScheduled: true,
      environment: {
        ...table.variables,
        ...learners.variables,
        ...reconcilerParameters.variables,
      },
    });
    new FunctionSchedule(this, 'Reconcile', this.reconciler, RECONCILER_TASKS);
    this.publisher = add('credential-publisher', {
      description: 'Publishes changed certificates and revokes those whose money went back',
      timeoutSeconds: PUBLISHER_TIMEOUT_SECONDS,
      isScheduled: true,
      environment: {
        ...table.variables,
        ...credentials.variables,
        ...credentialParameters.variables,
      },
    });
    new PublisherTriggers(this, 'Publish', this.publisher, table);
    for (const one of [this.functions.certificates, this.publisher]) {
      credentials.grantTo(one);
      credentialParameters.grantTo(one);
    }

    learners.allowPasswordCheck(identity);
    learners.allowReadingAddresses(billing);
    learners.allowReadingAddresses(teams);
    learners.allowReadingAddresses(this.functions.learning);
    learners.allowFindingAccounts(this.reconciler);
    billingParameters.grantTo(billing);
    webhookParameters.grantTo(this.stripeWebhook);
    reconcilerParameters.grantTo(this.reconciler);
    teamParameters.grantTo(teams);
    mail.grantTo(teams);
    mail.grantTo(requests);

    this.api = new ContractApi(this, 'Contract', {
      settings,
      pool: learners,
      functions: this.functions,
      stripeWebhook: this.stripeWebhook,
    }).api;
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint });
  }
}
