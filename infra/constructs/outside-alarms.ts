import { Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { EnvironmentSettings } from '#environments.ts';
import { EDGE_METRICS_REGION, errorRateOf } from './edge-metrics.ts';
import type { RunbookAlarmProps } from './runbook-alarm.ts';
import type { ServiceFunction } from './service-function.ts';

/** A run may miss its period by a minute, and one that is lost is no outage. */
const HEARTBEATS_IN_A_ROW = 3;
/** Percent of the edge's responses. */
const MAX_EDGE_ERRORS = 5;
/** SES reviews an account above these shares of its mails. */
const MAX_BOUNCES = 0.05;
const MAX_COMPLAINTS = 0.001;

interface Outside {
  settings: EnvironmentSettings;
  heartbeat: ServiceFunction;
  distribution: IDistribution;
}

/** Returns the alarms for what no call of the API shows: the site from outside, and what becomes of our mails. */
export function outsideAlarms({ settings, heartbeat, distribution }: Outside): RunbookAlarmProps[] {
  return [
    {
      name: 'heartbeat',
      meaning: 'The site does not respond, a schedule has stopped, or the heartbeat itself has.',
      runbook: 'heartbeat',
      // A failed run and none at all are the same; this metric of Lambda costs nothing to write.
      metric: heartbeat.metric('Errors'),
      above: 0,
      periods: HEARTBEATS_IN_A_ROW,
      isSilenceAlarming: true,
    },
    ...edgeAlarms(settings, distribution),
    ...(settings.senderAddress ? MAIL_ALARMS : []),
  ];
}

/** Returns no alarm outside the region of the edge's metrics, because an alarm reads its own region; there the heartbeat tells of the edge. */
function edgeAlarms(
  { region }: EnvironmentSettings,
  distribution: IDistribution,
): RunbookAlarmProps[] {
  if (region !== EDGE_METRICS_REGION) return [];
  return [
    {
      name: 'edge-errors',
      meaning: `More than ${MAX_EDGE_ERRORS} % of the requests to the site fail with 5xx.`,
      runbook: 'edge-errors',
      metric: errorRateOf(distribution),
      above: MAX_EDGE_ERRORS,
      periods: 3,
    },
  ];
}

/** Written by SES for the account, without a setting and without cost. */
const reputation = (metricName: string) =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${metricName}`,
    period: Duration.hours(1),
    statistic: 'Average',
  });

const MAIL_ALARMS: RunbookAlarmProps[] = [
  {
    name: 'mail-bounces',
    meaning: `More than ${MAX_BOUNCES * 100} % of the mails came back; SES may stop the account's mails.`,
    runbook: 'mail-bounces',
    metric: reputation('BounceRate'),
    above: MAX_BOUNCES,
  },
  {
    name: 'mail-complaints',
    meaning: `More than ${MAX_COMPLAINTS * 100} % of the mails were reported as spam; SES may stop the account's mails.`,
    runbook: 'mail-complaints',
    metric: reputation('ComplaintRate'),
    above: MAX_COMPLAINTS,
  },
];
