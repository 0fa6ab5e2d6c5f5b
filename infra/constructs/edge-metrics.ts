import { Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** The only region that has CloudFront's metrics. */
export const EDGE_METRICS_REGION = 'us-east-1';

/**
 * Returns which share of the edge's responses were 5xx, in percent, over five minutes. CDK's own metric names no region, so a dashboard in
 * another region would show an empty one.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/programming-cloudwatch-metrics.html
 */
export function errorRateOf({ distributionId }: IDistribution): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    period: Duration.minutes(5),
    statistic: 'Average',
    region: EDGE_METRICS_REGION,
  });
}
