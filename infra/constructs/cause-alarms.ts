import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { tableName } from '#environments.ts';
import { environmentMetric } from './environment-metric.ts';
import type { RunbookAlarmProps } from './runbook-alarm.ts';

/** Probes of the address stay below this; with a wrong secret, Stripe's retries exceed it within an hour. */
const TOLERATED_SIGNATURE_REFUSALS = 2;
const ONE_HOUR = Duration.hours(1);

/**
 * Returns alarms that only name a cause, for $0.40 a month: refused events are reconciled late, and throttled calls fail, which others
 * report.
 */
export function causeAlarms(environment: string): RunbookAlarmProps[] {
  const refused = (statistic: string) =>
    environmentMetric(environment, 'SignaturesRefused', ONE_HOUR, statistic);
  return [
    {
      name: 'signatures-refused',
      meaning:
        'All signed events were refused: the stored secret does not belong to the destination.',
      runbook: 'signatures-refused',
      metric: new MathExpression({
        // Accepted events count 0, so probes of the address raise no alarm while Stripe's own events arrive.
        expression: 'IF(least > 0, refused, 0)',
        label: 'refused in a row',
        period: ONE_HOUR,
        usingMetrics: { least: refused('Minimum'), refused: refused('Sum') },
      }),
      above: TOLERATED_SIGNATURE_REFUSALS,
    },
    ...['Read', 'Write'].map((direction) => ({
      name: `table-${direction.toLowerCase()}-throttles`,
      meaning: `DynamoDB refused ${direction.toLowerCase()}s of the table because there were too many at once.`,
      runbook: 'table-throttles',
      metric: new Metric({
        namespace: 'AWS/DynamoDB',
        metricName: `${direction}ThrottleEvents`,
        dimensionsMap: { TableName: tableName(environment) },
        period: Duration.minutes(5),
        statistic: 'Sum',
      }),
      above: 0,
    })),
  ];
}
