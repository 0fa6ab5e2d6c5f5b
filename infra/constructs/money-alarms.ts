/** Metrics of the billing functions that need immediate attention. */
export const MONEY_ALARMS = [
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
    metricName: 'InvoicesWithoutTax',
    meaning: 'An invoice of a plan waits: no tax can be calculated for the customer’s address.',
    runbook: 'invoices-without-tax',
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
export const ANY_MONEY_ALARM = {
  metricName: 'NeedsAttention',
  meaning: 'Money and access may differ; the metrics of the namespace Learning say how.',
  runbook: 'needs-attention',
};
