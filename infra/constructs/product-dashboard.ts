import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  LogQueryVisualizationType,
  LogQueryWidget,
  MathExpression,
  Metric,
  SingleValueWidget,
  TextWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { tableName, type EnvironmentSettings } from '#environments.ts';
import { accessLogName } from './contract-api.ts';
import { errorRateOf } from './edge-metrics.ts';
import type { ServiceFunction } from './service-function.ts';

const COLUMNS = 24;
const HEIGHT = 7;
const FIVE_MINUTES = Duration.minutes(5);
/** Events that mean business, as the function of the reactions logs them. */
const BUSINESS_EVENTS = [
  'trialStarted',
  'orderPaid',
  'planStarted',
  'courseCompleted',
  'certificateClaimed',
];

interface Watched {
  settings: EnvironmentSettings;
  api: HttpApi;
  distribution: Distribution;
  heartbeat: ServiceFunction;
  reactions: ServiceFunction;
  /** Logs what the browsers of real visitors measured. */
  system: ServiceFunction;
  failedEvents: Queue;
  alarms: readonly IAlarm[];
}

/**
 * The one dashboard of an environment: what learners notice, how business goes, how the machine runs. Figures per call, page and event are
 * read from logs when someone looks, because metrics of our own would cost $0.30 a month each. An account has three dashboards of 50
 * metrics free, so it is drawn with CDK's widgets: `cdk-monitoring-constructs` draws a dozen metrics for each function.
 */
export class ProductDashboard extends Construct {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    new Dashboard(this, 'Dashboard', {
      dashboardName: `learning-${watched.settings.name}`,
      defaultInterval: Duration.days(1),
      widgets: [
        [heading('What learners notice')],
        learnersView(watched),
        [heading('Business')],
        business(watched),
        [heading('The machine')],
        machine(watched),
        [new AlarmStatusWidget({ title: 'Alarms', width: COLUMNS, alarms: [...watched.alarms] })],
      ],
    });
  }
}

function learnersView({ settings, heartbeat, system, distribution }: Watched): IWidget[] {
  const availability = new MathExpression({
    expression: '100 * (1 - errors / runs)',
    label: 'healthy runs of the heartbeat, %',
    period: FIVE_MINUTES,
    usingMetrics: { errors: heartbeat.metric('Errors'), runs: heartbeat.metric('Invocations') },
  });
  return [
    graph('Availability', [availability, errorRateOf(distribution)]),
    table('Calls: p95 and failures', accessLogName(settings.name), [
      'filter ispresent(routeKey)',
      'stats count() as calls, pct(latencyMs, 95) as p95, sum(status >= 500) as failed by routeKey',
      'sort p95 desc',
      'limit 20',
    ]),
    table('Pages of real visitors: 75th percentile', system.logGroupName, [
      'filter message = "web vitals"',
      'stats count() as views, pct(lcpMs, 75) as LCP, pct(inpMs, 75) as INP, pct(cls, 75) as CLS by page',
      'sort views desc',
    ]),
  ];
}

function business({ settings, reactions }: Watched): IWidget[] {
  const types = BUSINESS_EVENTS.map((type) => `"${type}"`).join(', ');
  const paidWithoutAccess = new MathExpression({
    expression: 'FILL(paid, 0)',
    label: 'has to be 0',
    period: Duration.days(1),
    usingMetrics: {
      paid: new Metric({
        namespace: 'Learning',
        metricName: 'PaidWithoutAccess',
        dimensionsMap: { environment: settings.name },
        period: Duration.days(1),
        statistic: 'Sum',
      }),
    },
  });
  return [
    table('Trials, purchases, completions', reactions.logGroupName, [
      `filter message = "event processed" and type in [${types}]`,
      'stats count() as events by type',
      'sort events desc',
    ]),
    table('Course ratings saved', accessLogName(settings.name), [
      'filter routeKey = "PUT /api/users/{userId}/courses/{id}/review" and status < 300',
      'stats count() as ratings by bin(1d)',
    ]),
    new SingleValueWidget({
      title: 'Paid without access',
      metrics: [paidWithoutAccess],
      width: COLUMNS / 3,
      height: HEIGHT,
    }),
  ];
}

function machine({ settings, api, reactions, failedEvents }: Watched): IWidget[] {
  // Without a dimension, Lambda sums over all functions of account and region.
  const ofFunctions = (metricName: string) => metric('AWS/Lambda', metricName);
  const ofTable = (metricName: string) =>
    metric('AWS/DynamoDB', metricName, { TableName: tableName(settings.name) });
  return [
    graph('Functions', ['Errors', 'Throttles'].map(ofFunctions)),
    graph('API', [api.metricServerError(), api.metricClientError(), api.metricCount()]),
    graph(
      'Table',
      [
        'ConsumedReadCapacityUnits',
        'ConsumedWriteCapacityUnits',
        'ReadThrottleEvents',
        'WriteThrottleEvents',
      ].map(ofTable),
    ),
    graph('Age of the table’s events, ms', [reactions.metric('IteratorAge')]),
    graph('Events put aside', [failedEvents.metricApproximateNumberOfMessagesVisible()]),
  ];
}

function metric(namespace: string, metricName: string, dimensionsMap?: Record<string, string>) {
  return new Metric({
    namespace,
    metricName,
    period: FIVE_MINUTES,
    statistic: 'Sum',
    ...(dimensionsMap ? { dimensionsMap } : {}),
  });
}

function heading(text: string): IWidget {
  return new TextWidget({ markdown: `## ${text}`, width: COLUMNS, height: 1 });
}

function graph(title: string, left: IMetric[]): IWidget {
  return new GraphWidget({ title, left, width: COLUMNS / 3, height: HEIGHT });
}

function table(title: string, logGroupName: string, queryLines: string[]): IWidget {
  return new LogQueryWidget({
    title,
    logGroupNames: [logGroupName],
    queryLines,
    view: LogQueryVisualizationType.TABLE,
    width: COLUMNS / 3,
    height: HEIGHT,
  });
}
