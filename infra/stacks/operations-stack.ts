import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#constructs/acknowledge.ts';
import { CostWatch } from '#constructs/cost-watch.ts';
import { runbookAlarms } from '#constructs/runbook-alarm.ts';
import type { ServiceFunction } from '#constructs/service-function.ts';
import { tableName, type EnvironmentSettings } from '#environments.ts';

/** Share of calls that may fail in a month. */
const ERROR_BUDGET = 0.001;
/** With fewer calls in the window, one failure would look like an outage. */
const MIN_CALLS = 50;
const MAX_LATENCY_MS = 800;
/** On a usual day, an event waits less than a second. */
const MAX_EVENT_AGE = Duration.minutes(15);
const FIVE_MINUTES = Duration.minutes(5);
/** Probes of the address stay below this; with a wrong secret, Stripe's retries exceed it within an hour. */
const TOLERATED_SIGNATURE_REFUSALS = 2;

/** Metrics of the billing functions that need immediate attention. */
const MONEY_ALARMS = [
  {
    metricName: 'PaidWithoutAccess',
    meaning: 'A learner paid and had no access when the reconciler ran.',
    runbook: 'paid-without-access',
  },
  {
    metricName: 'OrdersReconciledLate',
    meaning:
      'The reconciler did the work of a Stripe event that was due more than five minutes ago.',
    runbook: 'orders-reconciled-late',
  },
  {
    metricName: 'MoneyWithoutOrder',
    meaning: 'Stripe has a payment that belongs to no order.',
    runbook: 'money-without-order',
  },
  {
    metricName: 'PaymentsQuarantined',
    meaning: 'A payment differs from its order, so it grants nothing.',
    runbook: 'payments-quarantined',
  },
  {
    metricName: 'RefundsFailed',
    meaning: 'A bank rejected a refund; we still hold the money.',
    runbook: 'refunds-failed',
  },
  {
    metricName: 'InvoicesDelayed',
    meaning: 'An invoice or credit note could not be issued with its payment or refund.',
    runbook: 'invoices-delayed',
  },
  {
    metricName: 'PlanChangesRefused',
    meaning: 'Stripe permanently refused to end a plan or to restore a scheduled downgrade.',
    runbook: 'plan-changes-refused',
  },
  {
    metricName: 'PriceMismatch',
    meaning:
      'The price of a plan at Stripe differs from the content, so the plan cannot be bought.',
    runbook: 'price-mismatch',
  },
  {
    metricName: 'UnknownSubscriptionStatus',
    meaning: 'Stripe set a subscription status that this release does not know; it grants nothing.',
    runbook: 'unknown-subscription-status',
  },
  {
    metricName: 'PlansWithoutAccount',
    meaning: 'A plan was running although its owner’s account no longer exists.',
    runbook: 'plans-without-account',
  },
  {
    metricName: 'FraudWarnings',
    meaning: 'A card network suspects that a payment is fraudulent; a dispute often follows.',
    runbook: 'fraud-warnings',
  },
  {
    metricName: 'MissingAtStripe',
    meaning: 'Stripe no longer has the payment of an order or the subscription of a plan.',
    runbook: 'missing-at-stripe',
  },
  {
    metricName: 'EventsOfUnknownObjects',
    meaning: 'Stripe signed an event about an object that it does not have.',
    runbook: 'events-of-unknown-objects',
  },
  {
    metricName: 'StripeAccountChanged',
    meaning: 'The stored keys are of another Stripe account than the orders and plans.',
    runbook: 'stripe-account-changed',
  },
];

/** Counted with each of the metrics above. */
const ANY_MONEY_ALARM = {
  metricName: 'NeedsAttention',
  meaning: 'Money and access may differ; the metrics of the namespace Learning say how.',
  runbook: 'needs-attention',
};

export interface OperationsStackProps extends StackProps {
  settings: EnvironmentSettings;
  functions: ServiceFunction[];
  api: HttpApi;
  /** Starts with each domain event. */
  reactions: ServiceFunction;
  /** Events that could not be processed. */
  failedEvents: Queue;
}

/** Alarms for every function, the API and the table, sent to one topic. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    const { settings, functions, api, reactions, failedEvents, ...stackProps } = props;
    super(scope, id, stackProps);
    const topic = new Topic(this, 'Alarms', {
      topicName: `learning-${settings.name}-alarms`,
      enforceSSL: true,
    });
    // The policy that enforces TLS replaces the default one, which allowed CloudWatch to publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.account } },
      }),
    );
    if (settings.alarmEmail) {
      acknowledge(topic.addSubscription(new EmailSubscription(settings.alarmEmail)), {
        'Serverless-SNSRedrivePolicy':
          'SNS repeats a mail that was not delivered for an hour, and the state of each alarm stays in CloudWatch: no one would read a queue.',
      });
    }
    new CostWatch(this, 'Cost', settings);
    const alarm = runbookAlarms(this, settings.name, topic);

    const functionProblems = [
      { metricName: 'Errors', problem: 'crashed or ran out of time' },
      {
        metricName: 'Throttles',
        problem: "was called more often than the account's concurrency allows",
      },
    ] as const;
    for (const { metricName, problem } of functionProblems) {
      const suffix = metricName.toLowerCase();
      if (settings.alarms === 'together') {
        alarm({
          name: `functions-${suffix}`,
          meaning: `A function of this account and region ${problem}.`,
          runbook: 'functions-together',
          // Without a dimension, Lambda sums over all functions.
          metric: new Metric({
            namespace: 'AWS/Lambda',
            metricName,
            period: FIVE_MINUTES,
            statistic: 'Sum',
          }),
          above: 0,
        });
        continue;
      }
      for (const watched of functions) {
        alarm({
          name: `${watched.bundle}-${suffix}`,
          meaning: `The function ${watched.bundle} ${problem}.`,
          runbook: `function-${watched.bundle}`,
          metric: watched.metric(metricName),
          above: 0,
        });
      }
    }

    // Two windows: the first detects an outage, the second a slow loss of the month's error budget.
    for (const { name, window, burnRate } of [
      { name: 'api-errors-fast', window: Duration.hours(1), burnRate: 14.4 },
      { name: 'api-errors-slow', window: Duration.hours(6), burnRate: 6 },
    ]) {
      alarm({
        name,
        meaning: `Calls fail ${burnRate} times as often as the monthly error budget of 0.1 % allows.`,
        runbook: 'api-errors',
        metric: new MathExpression({
          expression: `IF(calls >= ${MIN_CALLS}, failures / calls, 0)`,
          label: 'failed share of calls',
          period: window,
          usingMetrics: {
            failures: api.metricServerError({ period: window, statistic: 'Sum' }),
            calls: api.metricCount({ period: window, statistic: 'Sum' }),
          },
        }),
        above: burnRate * ERROR_BUDGET,
      });
    }
    alarm({
      name: 'api-latency',
      meaning: `One call in twenty takes longer than ${MAX_LATENCY_MS} ms.`,
      runbook: 'api-latency',
      metric: api.metricLatency({ period: FIVE_MINUTES, statistic: 'p95' }),
      above: MAX_LATENCY_MS,
      periods: 3,
    });

    const environmentMetric = (metricName: string, period: Duration, statistic: string) =>
      new Metric({
        namespace: 'Learning',
        metricName,
        dimensionsMap: { environment: settings.name },
        period,
        statistic,
      });
    const moneyAlarms = settings.alarms === 'together' ? [ANY_MONEY_ALARM] : MONEY_ALARMS;
    for (const { metricName, meaning, runbook } of moneyAlarms) {
      const metric = environmentMetric(metricName, FIVE_MINUTES, 'Sum');
      alarm({ name: runbook, meaning, runbook, metric, above: 0 });
    }
    alarm({
      name: 'failed-events',
      meaning: 'An event was put aside because its notification or mail failed every time.',
      runbook: 'failed-events',
      metric: failedEvents.metricApproximateNumberOfMessagesVisible({
        period: FIVE_MINUTES,
        statistic: 'Maximum',
      }),
      above: 0,
    });
    alarm({
      name: 'events-late',
      meaning: `The events of the table wait longer than ${MAX_EVENT_AGE.toMinutes()} minutes: mails and notifications are late.`,
      runbook: 'events-late',
      metric: reactions.metric('IteratorAge'),
      above: MAX_EVENT_AGE.toMilliseconds(),
    });

    // The rest costs $0.40 a month and only names a cause: refused events are reconciled late, and throttled calls fail.
    if (settings.alarms === 'together') return;
    const oneHour = Duration.hours(1);
    alarm({
      name: 'signatures-refused',
      meaning:
        'All signed events were refused: the stored secret does not belong to the destination.',
      runbook: 'signatures-refused',
      metric: new MathExpression({
        // Accepted events count 0, so probes of the address raise no alarm while Stripe's own events arrive.
        expression: 'IF(least > 0, refused, 0)',
        label: 'refused in a row',
        period: oneHour,
        usingMetrics: {
          least: environmentMetric('SignaturesRefused', oneHour, 'Minimum'),
          refused: environmentMetric('SignaturesRefused', oneHour, 'Sum'),
        },
      }),
      above: TOLERATED_SIGNATURE_REFUSALS,
    });

    for (const direction of ['Read', 'Write']) {
      alarm({
        name: `table-${direction.toLowerCase()}-throttles`,
        meaning: `DynamoDB refused ${direction.toLowerCase()}s of the table because there were too many at once.`,
        runbook: 'table-throttles',
        metric: new Metric({
          namespace: 'AWS/DynamoDB',
          metricName: `${direction}ThrottleEvents`,
          dimensionsMap: { TableName: tableName(settings.name) },
          period: FIVE_MINUTES,
          statistic: 'Sum',
        }),
        above: 0,
      });
    }
  }
}
