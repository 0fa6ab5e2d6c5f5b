import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/** Metrics that alarms and dashboards use. */
export const METRIC_NAMES = [
  /** An order was paid for more than five minutes without granting access: the most important alarm. */
  'PaidWithoutAccess',
  /** Orders and subscriptions that a webhook should have reconciled and the reconciler did. */
  'OrdersReconciledLate',
  'PaymentsQuarantined',
  'RefundsFailed',
  /** An invoice or credit note could not be issued at once; the reconciler tries again. */
  'InvoicesDelayed',
  /** Stripe permanently refused to end a plan, void its invoice or schedule a smaller plan; counted once a day per plan. */
  'PlanChangesRefused',
  /** The price of a tier at Stripe differs from the catalog. */
  'PriceMismatch',
  /** Invoices of plans that wait because no tax can be calculated for the customer's address. */
  'InvoicesWithoutTax',
  'UnknownSubscriptionStatus',
  /** A succeeded payment without an order. */
  'MoneyWithoutOrder',
  'FraudWarnings',
  /** Orders and plans that were closed, or stay unrefunded, because Stripe no longer has their payment or subscription. */
  'MissingAtStripe',
  /** Signed events about an object that Stripe does not have. */
  'EventsOfUnknownObjects',
  /** The stored keys are of another Stripe account than the orders and plans; nothing is reconciled. */
  'StripeAccountChanged',
  /** Plans whose owner's account no longer exists. */
  'PlansWithoutAccount',
  /** An event in Stripe's format with an unknown signature; accepted events count 0, so a minimum above 0 means all were refused. */
  'SignaturesRefused',
] as const;

export type MetricName = (typeof METRIC_NAMES)[number];

/** Adds to a metric. @param value default 1 */
export type Count = (name: MetricName, value?: number) => void;

/** Counted with every metric that needs a person, so that one alarm can watch them all. */
const ATTENTION = 'NeedsAttention';

export const METRIC_NAMESPACE = 'Learning';

/**
 * Writes each count to the log at once, in CloudWatch's embedded format, so that a crash loses none.
 * Namespace `Learning`, one dimension `environment`.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function openMetrics(environment: string): Count {
  const metrics = new Metrics({ namespace: METRIC_NAMESPACE, singleMetric: true });
  // Powertools adds a dimension `service`, which would split the alarms' sums by function.
  metrics.clearDefaultDimensions();
  metrics.setDefaultDimensions({ environment });
  return (name, value = 1) => {
    metrics.addMetric(name, MetricUnit.Count, value);
    // A single refused signature is a probe of the address.
    if (name !== 'SignaturesRefused' && value > 0) {
      metrics.addMetric(ATTENTION, MetricUnit.Count, value);
    }
  };
}
