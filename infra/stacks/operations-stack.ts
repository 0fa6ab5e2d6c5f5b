import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { MathExpression, Metric, type Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { acknowledge } from '#constructs/acknowledge.ts';
import { causeAlarms } from '#constructs/cause-alarms.ts';
import { CostWatch } from '#constructs/cost-watch.ts';
import { environmentMetric } from '#constructs/environment-metric.ts';
import { ProductDashboard } from '#constructs/product-dashboard.ts';
import { Heartbeat } from '#constructs/heartbeat.ts';
import type { LearnerPool } from '#constructs/learner-pool.ts';
import type { LearningTable } from '#constructs/learning-table.ts';
import { ANY_MONEY_ALARM, MONEY_ALARMS } from '#constructs/money-alarms.ts';
import { outsideAlarms } from '#constructs/outside-alarms.ts';
import { runbookAlarms, type RunbookAlarmProps } from '#constructs/runbook-alarm.ts';
import type { ServiceFunction } from '#constructs/service-function.ts';
import type { EnvironmentSettings } from '#environments.ts';

/** Share of calls that may fail in a month. */
const ERROR_BUDGET = 0.001;
/** With fewer calls in the window, one failure would look like an outage. */
const MIN_CALLS = 50;
const MAX_LATENCY_MS = 800;
/** On a usual day, an event waits less than a second. */
const MAX_EVENT_AGE = Duration.minutes(15);
const FIVE_MINUTES = Duration.minutes(5);

export interface OperationsStackProps extends StackProps {
  settings: EnvironmentSettings;
  functions: ServiceFunction[];
  api: HttpApi;
  table: LearningTable;
  learners: LearnerPool;
  distribution: Distribution;
  /** Serves the calls that belong to no area. */
  system: ServiceFunction;
  /** Starts with each domain event. */
  reactions: ServiceFunction;
  /** Events that could not be processed. */
  failedEvents: Queue;
}

/** The heartbeat, and alarms for it, every function, the API and the table, sent to one topic. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    const { settings, functions, api, table, learners, distribution, ...rest } = props;
    const { reactions, system, failedEvents, ...stackProps } = rest;
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
    const addAlarm = runbookAlarms(this, settings.name, topic);
    const alarms: Alarm[] = [];
    const alarm = (props: RunbookAlarmProps) => alarms.push(addAlarm(props));

    const heartbeat = new Heartbeat(this, 'Heartbeat', { settings, table, learners }).checking;
    for (const outside of outsideAlarms({ settings, heartbeat, distribution })) alarm(outside);

    if (settings.alarms === 'together') {
      // A throttled call fails at the API, and a throttled schedule at the heartbeat: both have an alarm.
      alarm({
        name: 'functions-errors',
        meaning: 'A function of this account and region crashed or ran out of time.',
        runbook: 'functions-together',
        // Without a dimension, Lambda sums over all functions.
        metric: new Metric({
          namespace: 'AWS/Lambda',
          metricName: 'Errors',
          period: FIVE_MINUTES,
          statistic: 'Sum',
        }),
        above: 0,
      });
    }
    const functionProblems = [
      { metricName: 'Errors', problem: 'crashed or ran out of time' },
      {
        metricName: 'Throttles',
        problem: "was called more often than the account's concurrency allows",
      },
    ] as const;
    for (const { metricName, problem } of settings.alarms === 'each' ? functionProblems : []) {
      const suffix = metricName.toLowerCase();
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

    const moneyAlarms = settings.alarms === 'together' ? [ANY_MONEY_ALARM] : MONEY_ALARMS;
    for (const { metricName, meaning, runbook } of moneyAlarms) {
      const metric = environmentMetric(settings.name, metricName, FIVE_MINUTES);
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

    if (settings.alarms === 'each') for (const cause of causeAlarms(settings.name)) alarm(cause);
    new ProductDashboard(this, 'Product', {
      settings,
      api,
      distribution,
      heartbeat,
      reactions,
      system,
      failedEvents,
      alarms,
    });
  }
}
