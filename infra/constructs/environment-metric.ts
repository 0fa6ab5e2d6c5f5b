import type { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** Returns a metric that the functions of an environment write (`functions/src/observability/metrics.ts`). */
export function environmentMetric(
  environment: string,
  metricName: string,
  period: Duration,
  statistic = 'Sum',
): Metric {
  return new Metric({
    namespace: 'Learning',
    metricName,
    dimensionsMap: { environment },
    period,
    statistic,
  });
}
