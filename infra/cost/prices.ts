/**
 * AWS's list prices in us-east-1, in dollars, as known on 2026-11-22. Check them at https://aws.amazon.com/pricing before relying on a
 * total; free tiers that end or that an account shares between environments are not counted, the permanent one of Cognito is.
 */
export const PRICES_OF = '2026-11-22';

export const PRICES = {
  /** CloudWatch: a metric that an alarm watches, a month. */
  alarmMetric: 0.1,
  /** CloudWatch: a custom or detailed metric, in a month in which every hour writes it. */
  metric: 0.3,
  /** CloudWatch Logs: ingesting a gigabyte, and storing it a month. */
  logGigabyte: 0.5,
  logGigabyteMonth: 0.03,
  /** Lambda on arm64: a million calls, a gigabyte second. */
  lambdaMillion: 0.2,
  lambdaGigabyteSecond: 0.0000133334,
  /** EventBridge Scheduler: a million runs. */
  schedulerMillion: 1,
  /** X-Ray: a million traces. */
  traceMillion: 5,
  /** API Gateway, HTTP API: a million calls. */
  apiMillion: 1,
  /** DynamoDB on demand: a million units, a gigabyte month, a gigabyte month of continuous backups. */
  readMillion: 0.125,
  writeMillion: 0.625,
  tableGigabyteMonth: 0.25,
  backupGigabyteMonth: 0.2,
  /** DynamoDB: a gigabyte exported to a bucket, restored from a backup, or imported from a bucket. */
  exportGigabyte: 0.1,
  restoreGigabyte: 0.15,
  /** S3: a gigabyte month. */
  bucketGigabyteMonth: 0.023,
  /** CloudFront: a gigabyte to the browser, ten thousand requests; a million runs of an edge function. */
  edgeGigabyte: 0.085,
  edgeTenThousand: 0.01,
  edgeFunctionMillion: 0.1,
  /** WAF: a rule or set of rules a month, a million requests. */
  firewallRule: 1,
  firewallMillion: 0.6,
  /** SES: a thousand mails. */
  mailThousand: 0.1,
  /** KMS: ten thousand requests. */
  keyTenThousand: 0.03,
  /** Cognito: an active user, and how many are free a month. */
  essentialsUser: 0.015,
  essentialsFreeUsers: 10_000,
  plusUser: 0.02,
} as const;

/**
 * What costs something by existing, a month. A template with another resource of this kind needs a line here. A dashboard of up to 50 metrics
 * has none: an account has three free, and an environment has one; a fourth costs $3.
 */
export const FIXED_PRICES: Record<string, number> = {
  'AWS::KMS::Key': 1,
  'AWS::SecretsManager::Secret': 0.4,
  'AWS::WAFv2::WebACL': 5,
  // CloudFront's plan Business: requests, transfer and firewall of one distribution.
  'AWS::PricingPlanManager::Subscription': 200,
  'AWS::EC2::NatGateway': 32.85,
  'AWS::Route53::HostedZone': 0.5,
};
