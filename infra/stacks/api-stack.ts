import { TABLE_GRANTS, type FunctionName } from '@learning/functions/table/grants';
import type { FunctionGroup } from '@learning/shared/contract/route';
import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Copies } from '#constructs/copies.ts';
import { ContractApi } from '#constructs/contract-api.ts';
import type { LearnerPool } from '#constructs/learner-pool.ts';
import { MailSender } from '#constructs/mail-sender.ts';
import type { LearningTable } from '#constructs/learning-table.ts';
import { Parameters, proofKeySetting, type Setting } from '#constructs/parameters.ts';
import { edgeVariables } from '#constructs/edge-secret.ts';
import { GradualShift } from '#constructs/gradual-shift.ts';
import { FunctionSchedule } from '#constructs/function-schedule.ts';
import { PublisherTriggers } from '#constructs/publisher-triggers.ts';
import type { DataExports } from '#constructs/data-exports.ts';
import { EventReactions } from '#constructs/event-reactions.ts';
import type { CredentialIssuer } from '#constructs/credential-issuer.ts';
import { ServiceFunction, type ServiceFunctionProps } from '#constructs/service-function.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** API Gateway times out after 30 seconds. */
const TIMEOUT_SECONDS = 10;
/** Longer, because a call to Stripe may need a retry. */
const PAYMENT_TIMEOUT_SECONDS = 25;
/** A cold start and about a hundred writes. */
const DEMO_TIMEOUT_SECONDS = 25;
const RECONCILER_TIMEOUT_SECONDS = 600;
const PUBLISHER_TIMEOUT_SECONDS = 120;
/** A batch of events with their mails. */
const REACTIONS_TIMEOUT_SECONDS = 60;
const REMINDERS_TIMEOUT_SECONDS = 300;
const EXPORT_TIMEOUT_SECONDS = 300;
const DELETION_TIMEOUT_SECONDS = 300;
/** All pages of the pool's users. */
const COPY_TIMEOUT_SECONDS = 600;

/** The functions of learning and paying, whose calls can shift to a new release gradually. */
const SHIFTED: readonly FunctionName[] = ['learning', 'activities', 'billing', 'stripe-webhook'];

export interface ApiStackProps extends StackProps {
  settings: EnvironmentSettings;
  table: LearningTable;
  learners: LearnerPool;
  credentials: CredentialIssuer;
  exports: DataExports;
  copies: Copies;
}

/** The API and all functions except the one that Cognito calls. */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly functions: Record<FunctionGroup, ServiceFunction>;
  readonly stripeWebhook: ServiceFunction;
  readonly reconciler: ServiceFunction<'billing-reconciler'>;
  readonly publisher: ServiceFunction<'credential-publisher'>;
  readonly reactions: ServiceFunction;
  readonly reminders: ServiceFunction<'reminders'>;
  readonly mailFeedback: ServiceFunction;
  readonly dataExport: ServiceFunction<'data-export'>;
  readonly accountDeletion: ServiceFunction<'account-deletion'>;
  readonly weeklyCopy: ServiceFunction<'weekly-copy'>;
  readonly failedEvents: Queue;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    const { settings, table, learners, credentials, exports, copies, ...stackProps } = props;
    super(scope, id, stackProps);
    const stripeKeys: Setting[] = ['stripe/secret-key', 'stripe/publishable-key', 'stripe/account'];
    const billingParameters = new Parameters(this, settings, [...stripeKeys, 'site/origin']);
    const webhookParameters = new Parameters(this, settings, [
      ...stripeKeys,
      'stripe/webhook-secret',
    ]);
    const operatingParameters = new Parameters(this, settings, [...stripeKeys, 'site/origin']);
    const accountParameters = new Parameters(this, settings, stripeKeys);
    const reconcilerParameters = new Parameters(this, settings, stripeKeys);
    const teamParameters = new Parameters(this, settings, ['site/origin']);
    const requestParameters = new Parameters(this, settings, ['site/origin']);
    const credentialParameters = new Parameters(this, settings, [
      'site/origin',
      proofKeySetting(settings.proofKeys.at(-1)!),
    ]);
    const notificationParameters = new Parameters(this, settings, ['site/origin']);
    const reactionParameters = new Parameters(this, settings, ['site/origin']);
    const exportParameters = new Parameters(this, settings, ['site/origin']);
    const mail = new MailSender(this, 'Mail', settings);

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
        isShifted: SHIFTED.includes(bundle),
        ...options,
      });
      const isUsed = bundle !== 'demo' || settings.hasDemo;
      if (isUsed && TABLE_GRANTS[bundle].length > 0) table.grantTo(created);
      return created;
    };
    const billing = add('billing', {
      description: 'Checkout, purchases, cancellation, exchange and the plan of a learner',
      timeoutSeconds: PAYMENT_TIMEOUT_SECONDS,
      environment: {
        ...table.variables,
        ...learners.variables,
        ...billingParameters.variables,
        CONSUMERS_OF_EUROPE: settings.consumersOfEuropeCanBuy ? 'yes' : 'no',
        TAX: settings.tax,
      },
    });
    const teams = add('teams', {
      description: 'Seats of plans, invitations to them, and what a company has connected',
      environment: {
        ...table.variables,
        ...learners.variables,
        ...mail.variables,
        ...teamParameters.variables,
      },
    });
    const handovers = add('handovers', {
      description: 'The ownership of a team passes to a member',
      environment: { ...table.variables, ...learners.variables },
    });
    const operator = { OPERATOR_EMAIL: settings.operatorEmail ?? '' };
    const requests = add('requests', {
      description: 'Messages of visitors and learners to the operator',
      environment: {
        ...table.variables,
        ...mail.variables,
        ...operator,
        ...requestParameters.variables,
      },
    });
    const coaching = add('coaching', {
      description: "Coaching sessions of plans, and the operator's answers by link",
      environment: { ...table.variables, ...learners.variables, ...operator },
    });
    const identity = add('identity', {
      description: 'Sign-in for API clients',
      environment: { ...table.variables, ...learners.serverClientVariables },
    });
    const demo = add('demo', {
      description: 'Demo learners, one for each visit, where the environment has a demo',
      timeoutSeconds: DEMO_TIMEOUT_SECONDS,
      environment: {
        ...table.variables,
        ...learners.variables,
        HAS_DEMO: settings.hasDemo ? 'yes' : 'no',
      },
    });
    if (settings.hasDemo) learners.allowCreatingDemos(demo);
    const account = add('account', {
      description: 'New e-mail address, photo, and how a learner signs in',
      timeoutSeconds: PAYMENT_TIMEOUT_SECONDS,
      environment: {
        ...table.variables,
        ...learners.variables,
        ...mail.variables,
        ...accountParameters.variables,
        PASSKEY_DOMAIN: settings.passkeyDomain ?? '',
      },
    });
    this.dataExport = add('data-export', {
      description: 'Prepares downloads of everything that is stored about a learner',
      timeoutSeconds: EXPORT_TIMEOUT_SECONDS,
      isScheduled: true,
      environment: {
        ...table.variables,
        ...learners.variables,
        ...mail.variables,
        ...exports.variables,
        ...exportParameters.variables,
      },
    });
    new FunctionSchedule(this, 'Export', this.dataExport);
    this.accountDeletion = add('account-deletion', {
      description: 'Deletes the accounts of learners who asked for it',
      timeoutSeconds: DELETION_TIMEOUT_SECONDS,
      isScheduled: true,
      environment: {
        ...table.variables,
        ...learners.variables,
        ...mail.variables,
        ...exports.variables,
        ...copies.variables,
        ...reconcilerParameters.variables,
      },
    });
    new FunctionSchedule(this, 'Delete', this.accountDeletion);
    this.weeklyCopy = add('weekly-copy', {
      description: 'Copies the table and the accounts to a locked bucket',
      timeoutSeconds: COPY_TIMEOUT_SECONDS,
      isScheduled: true,
      environment: {
        ...table.variables,
        ...copies.variables,
        ...learners.variables,
        TABLE_ARN: table.table.tableArn,
      },
    });
    new FunctionSchedule(this, 'Copy', this.weeklyCopy);
    const privacy = add('privacy', {
      description: 'Downloads of all data, and the deletion of accounts',
      environment: {
        ...table.variables,
        ...learners.variables,
        ...exports.variables,
        EXPORT_FUNCTION: this.dataExport.functionName,
        DELETION_FUNCTION: this.accountDeletion.functionName,
      },
    });
    const operating = add('operating', {
      description: 'The calls of operators',
      timeoutSeconds: PAYMENT_TIMEOUT_SECONDS,
      environment: {
        ...table.variables,
        ...learners.serverClientVariables,
        ...mail.variables,
        ...operator,
        ...operatingParameters.variables,
      },
    });
    learners.allowReadingAddresses(operating);
    operatingParameters.grantTo(operating);
    mail.grantTo(operating);
    learners.allowOperating(operating);
    learners.allowClosing(operating);
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
      'course-ratings': add('course-ratings', {
        description: 'Ratings of courses, with their texts',
        environment: table.variables,
      }),
      certificates: add('certificates', {
        description: 'Certificates of a learner',
        environment: {
          ...table.variables,
          ...learners.variables,
          ...credentials.variables,
          ...credentialParameters.variables,
        },
      }),
      notifications: add('notifications', {
        description: 'Notifications of a learner, and what they are told about',
        environment: {
          ...table.variables,
          ...learners.variables,
          ...notificationParameters.variables,
        },
      }),
      system: add('system', {
        description: 'The contract as OpenAPI, and the response to unknown addresses',
        environment: {},
      }),
      privacy,
      billing,
      teams,
      handovers,
      requests,
      coaching,
      identity,
      demo,
      account,
      operating,
    };
    // Stripe signs its events, so its webhook needs no proof of the edge.
    for (const created of Object.values(this.functions)) {
      for (const [name, value] of Object.entries(edgeVariables(settings)))
        created.lambda.addEnvironment(name, value);
    }
    this.stripeWebhook = add('stripe-webhook', {
      description: 'Events that Stripe sends',
      reservedConcurrency: settings.webhookConcurrency ?? undefined,
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
        TAX: settings.tax,
      },
    });
    new FunctionSchedule(this, 'Reconcile', this.reconciler);
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
    this.reactions = add('reactions', {
      description: 'Notifications and mails that follow from what happens to learners',
      timeoutSeconds: REACTIONS_TIMEOUT_SECONDS,
      environment: {
        ...table.variables,
        ...learners.variables,
        ...mail.variables,
        ...mail.eventVariables,
        ...reactionParameters.variables,
        ...operator,
      },
    });
    this.reminders = add('reminders', {
      description: 'Checks the reminders that are due, and sends to the webhooks of companies',
      timeoutSeconds: REMINDERS_TIMEOUT_SECONDS,
      isScheduled: true,
      environment: { ...table.variables, ...learners.variables },
    });
    // A message names the member it is about.
    learners.allowReadingAddresses(this.reminders);
    new FunctionSchedule(this, 'Remind', this.reminders);
    this.mailFeedback = add('mail-feedback', {
      description: 'Stops mail to addresses that bounce or complain',
      isScheduled: true,
      environment: { ...table.variables, ...learners.variables },
    });
    const { failedEvents } = new EventReactions(this, 'React', {
      settings,
      reactions: this.reactions,
      table,
    });
    this.failedEvents = failedEvents;
    for (const reader of [this.functions.certificates, this.publisher]) {
      credentials.grantTo(reader);
      credentialParameters.grantTo(reader);
    }

    learners.allowPasswordCheck(identity);
    learners.allowChangingAccounts(account);
    accountParameters.grantTo(account);
    mail.grantTo(account);
    learners.allowReadingAddresses(billing);
    learners.allowReadingAddresses(teams);
    learners.allowReadingAddresses(handovers);
    learners.allowReadingAddresses(coaching);
    learners.allowReadingAddresses(this.functions.learning);
    learners.allowReadingAddresses(this.functions.certificates);
    learners.allowReadingAddresses(this.functions.notifications);
    notificationParameters.grantTo(this.functions.notifications);
    learners.allowReadingAddresses(this.reactions);
    reactionParameters.grantTo(this.reactions);
    mail.grantTo(this.reactions);
    mail.grantReportingTo(this.reactions);
    mail.report(this.mailFeedback);
    learners.allowFindingAccounts(this.reconciler);
    learners.allowFindingOwners(this.reconciler);
    billingParameters.grantTo(billing);
    webhookParameters.grantTo(this.stripeWebhook);
    reconcilerParameters.grantTo(this.reconciler);
    teamParameters.grantTo(teams);
    requestParameters.grantTo(requests);
    mail.grantTo(teams);
    mail.grantTo(requests);

    learners.allowClosing(privacy);
    learners.allowReadingAddresses(privacy);
    exports.grantTo(privacy, 's3:GetObject');
    for (const started of [this.dataExport, this.accountDeletion])
      privacy.allow(['lambda:InvokeFunction'], started.lambda.functionArn);
    learners.allowReadingAddresses(this.dataExport);
    exports.grantTo(this.dataExport, 's3:PutObject');
    exportParameters.grantTo(this.dataExport);
    mail.grantTo(this.dataExport);
    learners.allowFindingAccounts(this.accountDeletion);
    learners.allowClosing(this.accountDeletion);
    learners.allowDeleting(this.accountDeletion);
    exports.grantTo(this.accountDeletion, 's3:DeleteObject');
    copies.grantTo(this.accountDeletion, 'tombstones');
    table.allowExporting(this.weeklyCopy);
    learners.allowFindingAccounts(this.weeklyCopy);
    copies.grantTo(this.weeklyCopy, 'users');
    // DynamoDB writes the export with the permissions of its caller, and asks for these three.
    copies.grantTo(this.weeklyCopy, 'table', [
      's3:AbortMultipartUpload',
      's3:PutObject',
      's3:PutObjectAcl',
    ]);
    reconcilerParameters.grantTo(this.accountDeletion);
    mail.grantTo(this.accountDeletion);

    this.api = new ContractApi(this, 'Contract', {
      settings,
      pool: learners,
      functions: this.functions,
      stripeWebhook: this.stripeWebhook,
    }).api;
    if (settings.shifts === 'gradual') {
      const shifted = [...Object.values(this.functions), this.stripeWebhook];
      new GradualShift(
        this,
        'Shift',
        settings,
        shifted.filter(({ live }) => live),
        this.api,
      );
    }
    new CfnOutput(this, 'ApiId', { value: this.api.apiId });
    new CfnOutput(this, 'ApiEndpoint', { value: this.api.apiEndpoint });
  }
}
