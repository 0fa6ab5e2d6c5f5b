import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** What alarms and the operator's figures are made of. */
export const METRIC_NAMES = [
  /** An order was paid for more than five minutes and opened nothing. The alarm of alarms. */
  'PaidWithoutAccess',
  /** Orders and subscriptions that a webhook should have reconciled and the reconciler did. */
  'OrdersHealed',
  'PaymentsQuarantined',
  'RefundsFailed',
  /** Stripe refused for good to end a plan, to close its invoice, or to let a smaller one wait: once a day for a plan. */
  'PlanChangesRefused',
  /** A tier's price at Stripe is not the catalogue's. */
  'PriceMismatch',
  'UnknownSubscriptionStatus',
  /** A succeeded payment that no order of ours knows. */
  'MoneyWithoutOrder',
  'FraudWarnings',
  /** An event that looks like Stripe's and that none of our secrets signed; 0 for each that one did: a minimum above 0 says that all were refused. */
  'SignaturesRefused',
] as const;

export type MetricName = (typeof METRIC_NAMES)[number];

/** Counts something that happened. @param value default 1 */
export type Count = (name: MetricName, value?: number) => void;

export const METRIC_NAMESPACE = 'Learning';

/**
 * Writes counts to the log in CloudWatch's embedded format, each at once: a function that dies has counted what it saw.
 * Namespace `Learning`, one dimension `environment`.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function openMetrics(environment: string): Count {
  const metrics = new Metrics({ namespace: METRIC_NAMESPACE, singleMetric: true });
  // Powertools adds a dimension `service`, which would split the alarms' sums by function.
  metrics.clearDefaultDimensions();
  metrics.setDefaultDimensions({ environment });
  return (name, value = 1) => void metrics.addMetric(name, MetricUnit.Count, value);
}
