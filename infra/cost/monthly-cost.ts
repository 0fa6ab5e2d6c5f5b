import { FIXED_PRICES, PRICES } from './prices.ts';
import { LEARNER_CALLS, OTHER_USAGE } from './usage.ts';

/** A resource of a synthesized template. */
export interface PricedResource {
  Type: string;
  Properties: Record<string, unknown>;
}

export interface CostItem {
  name: string;
  dollars: number;
}

const MONTH_HOURS = 730;
const WEEKS = MONTH_HOURS / (7 * 24);
const MILLION = 1_000_000;

/** Returns what an environment costs a month without a single learner. */
export function idleCost(resources: readonly PricedResource[]): CostItem[] {
  const of = (type: string) => resources.filter(({ Type }) => Type === type);
  const alarmMetrics = of('AWS::CloudWatch::Alarm').reduce(
    (sum, { Properties }) => sum + metricsOf(Properties),
    0,
  );
  const runsOf = (schedules: readonly PricedResource[]) =>
    schedules.reduce(
      (sum, { Properties }) => sum + runsPerMonth(Properties['ScheduleExpression'] as string),
      0,
    );
  const schedules = of('AWS::Scheduler::Schedule');
  const runs = runsOf(schedules);
  const heartbeats = runsOf(schedules.filter(({ Properties }) => isHeartbeat(Properties)));
  const includedInPlan = hasFlatRatePlan(resources) ? ['AWS::WAFv2::WebACL'] : [];
  const fixed = resources
    .filter(({ Type }) => !includedInPlan.includes(Type))
    .reduce((sum, { Type }) => sum + (FIXED_PRICES[Type] ?? 0), 0);
  const tableGigabytes = OTHER_USAGE.idleTableGigabytes;
  const rules = of('AWS::WAFv2::WebACL')
    .filter(({ Type }) => !includedInPlan.includes(Type))
    .flatMap(({ Properties }) => Properties['Rules']);
  return [
    { name: `alarms on ${alarmMetrics} metrics`, dollars: alarmMetrics * PRICES.alarmMetric },
    {
      name: `${Math.round(runs)} scheduled runs`,
      dollars: scheduledCost(resources, runs) + runRecordsCost(runs, heartbeats),
    },
    {
      name: `${Math.round(heartbeats)} heartbeats’ requests`,
      dollars: heartbeatCost(resources, heartbeats),
    },
    {
      name: 'storage and backups',
      dollars:
        OTHER_USAGE.idleGigabytes * PRICES.bucketGigabyteMonth +
        tableGigabytes * (PRICES.tableGigabyteMonth + PRICES.backupGigabyteMonth),
    },
    { name: 'weekly copies', dollars: copiesCost(tableGigabytes) },
    {
      name: 'keys, secrets, firewalls, plans',
      dollars: fixed + rules.length * PRICES.firewallRule,
    },
  ];
}

/** Returns what exporting a table of this size every week and storing the copies costs. */
function copiesCost(gigabytes: number): number {
  const stored = gigabytes * OTHER_USAGE.weeksOfCopies * PRICES.bucketGigabyteMonth;
  return gigabytes * WEEKS * PRICES.exportGigabyte + stored;
}

function scheduledCost(resources: readonly PricedResource[], runs: number): number {
  const seconds = runs * OTHER_USAGE.scheduledRunSeconds;
  return (
    (runs / MILLION) * (PRICES.schedulerMillion + PRICES.lambdaMillion) +
    seconds * memoryGigabytes(resources) * PRICES.lambdaGigabyteSecond
  );
}

/** Returns what it costs that every task stores its run and every heartbeat reads them. */
function runRecordsCost(runs: number, heartbeats: number): number {
  const written = ((runs - heartbeats) / MILLION) * PRICES.writeMillion;
  return written + (heartbeats / MILLION) * PRICES.readMillion;
}

function isHeartbeat({ Name }: Record<string, unknown>): boolean {
  return String(Name).includes('-heartbeat-');
}

/** Returns what the requests of the heartbeat cost at the edge, the API and the function of the catalog. */
function heartbeatCost(resources: readonly PricedResource[], heartbeats: number): number {
  const requests = heartbeats * OTHER_USAGE.heartbeatEdgeRequests;
  const seconds = (heartbeats * OTHER_USAGE.callMilliseconds) / 1000;
  return (
    (requests / 10_000) * PRICES.edgeTenThousand +
    (requests / MILLION) * PRICES.edgeFunctionMillion +
    (heartbeats / MILLION) * (PRICES.apiMillion + PRICES.lambdaMillion) +
    seconds * memoryGigabytes(resources) * PRICES.lambdaGigabyteSecond +
    ((heartbeats * OTHER_USAGE.logBytesPerCall) / 1e9) * PRICES.logGigabyte
  );
}

/** Returns what active learners add a month. */
export function activeCost(resources: readonly PricedResource[], learners: number): CostItem[] {
  const sumOf = (measure: (usage: (typeof LEARNER_CALLS)[number]) => number) =>
    learners * LEARNER_CALLS.reduce((sum, usage) => sum + measure(usage), 0);
  const calls = sumOf(({ perLearnerMonth }) => perLearnerMonth);
  const catalogReads = OTHER_USAGE.catalogReadsPerLearnerMonth * OTHER_USAGE.unitsPerCatalogRead;
  const reads = sumOf((usage) => usage.perLearnerMonth * usage.readUnits) + learners * catalogReads;
  const writes = sumOf((usage) => usage.perLearnerMonth * usage.writeUnits);
  const visits = learners * OTHER_USAGE.visitsPerLearnerMonth;
  // Every call passes the edge, too.
  const requests = visits * OTHER_USAGE.edgeFilesPerVisit + calls;
  const seconds = (calls * OTHER_USAGE.callMilliseconds) / 1000;
  const logGigabytes = (calls * OTHER_USAGE.logBytesPerCall) / 1e9;
  const tableGigabytes = (learners * OTHER_USAGE.tableKilobytesPerLearner) / 1e6;
  return [
    { name: 'Cognito', dollars: cognitoCost(resources, learners) },
    { name: 'metrics of routes', dollars: routeMetricsCost(resources) },
    { name: 'API Gateway', dollars: (calls / MILLION) * PRICES.apiMillion },
    {
      name: 'Lambda',
      dollars:
        (calls / MILLION) * PRICES.lambdaMillion +
        seconds * memoryGigabytes(resources) * PRICES.lambdaGigabyteSecond,
    },
    { name: 'X-Ray', dollars: isTraced(resources) ? (calls / MILLION) * PRICES.traceMillion : 0 },
    { name: 'table, reads', dollars: (reads / MILLION) * PRICES.readMillion },
    { name: 'table, writes', dollars: (writes / MILLION) * PRICES.writeMillion },
    {
      name: 'table, storage and backups',
      dollars: tableGigabytes * (PRICES.tableGigabyteMonth + PRICES.backupGigabyteMonth),
    },
    { name: 'weekly copies', dollars: copiesCost(tableGigabytes) },
    { name: 'logs', dollars: logGigabytes * (PRICES.logGigabyte + PRICES.logGigabyteMonth) },
    {
      name: 'CloudFront',
      dollars: hasFlatRatePlan(resources)
        ? 0
        : ((visits * OTHER_USAGE.edgeKilobytesPerVisit) / 1e6) * PRICES.edgeGigabyte +
          (requests / 10_000) * PRICES.edgeTenThousand +
          (requests / MILLION) * PRICES.edgeFunctionMillion,
    },
    {
      name: 'firewall',
      dollars:
        hasFirewall(resources) && !hasFlatRatePlan(resources)
          ? (requests / MILLION) * PRICES.firewallMillion
          : 0,
    },
    {
      name: 'mail',
      dollars: ((learners * OTHER_USAGE.mailsPerLearnerMonth) / 1000) * PRICES.mailThousand,
    },
    { name: 'codes', dollars: codesCost(resources, learners) },
  ];
}

export function totalOf(items: readonly CostItem[]): number {
  return items.reduce((sum, { dollars }) => sum + dollars, 0);
}

function metricsOf(alarm: Record<string, unknown>): number {
  const metrics = alarm['Metrics'] as { MetricStat?: object }[] | undefined;
  return metrics ? metrics.filter(({ MetricStat }) => MetricStat !== undefined).length : 1;
}

/** @throws Error for an expression that is neither a rate nor a daily or weekly time. */
export function runsPerMonth(expression: string): number {
  const rate = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  if (rate) {
    const hours = { minute: 1 / 60, hour: 1, day: 24 }[rate[2] as 'minute' | 'hour' | 'day'];
    return MONTH_HOURS / (Number(rate[1]) * hours);
  }
  if (/^cron\(\d+ \d+ \* \* \? \*\)$/.test(expression)) return MONTH_HOURS / 24;
  if (/^cron\(\d+ \d+ \? \* [A-Z]{3} \*\)$/.test(expression)) return WEEKS;
  throw new Error(`The cost of the schedule "${expression}" is not known.`);
}

function cognitoCost(resources: readonly PricedResource[], learners: number): number {
  const pool = resources.find(({ Type }) => Type === 'AWS::Cognito::UserPool');
  if (pool?.Properties['UserPoolTier'] === 'PLUS') return learners * PRICES.plusUser;
  return Math.max(0, learners - PRICES.essentialsFreeUsers) * PRICES.essentialsUser;
}

/** Returns what decrypting codes costs where a function sends them. */
function codesCost(resources: readonly PricedResource[], learners: number): number {
  const pool = resources.find(({ Type }) => Type === 'AWS::Cognito::UserPool');
  const triggers = (pool?.Properties['LambdaConfig'] ?? {}) as Record<string, unknown>;
  if (!('KMSKeyID' in triggers)) return 0;
  const calls = learners * OTHER_USAGE.codesPerLearnerMonth * OTHER_USAGE.keyCallsPerCode;
  return (calls / 10_000) * PRICES.keyTenThousand;
}

function routeMetricsCost(resources: readonly PricedResource[]): number {
  const stage = resources.find(({ Type }) => Type === 'AWS::ApiGatewayV2::Stage');
  const routes = Object.values(
    (stage?.Properties['RouteSettings'] ?? {}) as Record<
      string,
      { DetailedMetricsEnabled: boolean }
    >,
  ).filter(({ DetailedMetricsEnabled }) => DetailedMetricsEnabled);
  // Only a route that is called writes its metrics.
  const called = Math.min(routes.length, LEARNER_CALLS.length);
  return called * OTHER_USAGE.metricsPerRoute * OTHER_USAGE.shareOfHoursWithCalls * PRICES.metric;
}

function hasFirewall(resources: readonly PricedResource[]): boolean {
  return resources.some(({ Type }) => Type === 'AWS::WAFv2::WebACL');
}

function hasFlatRatePlan(resources: readonly PricedResource[]): boolean {
  return resources.some(({ Type }) => Type === 'AWS::PricingPlanManager::Subscription');
}

function memoryGigabytes(resources: readonly PricedResource[]): number {
  const sizes = resources
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .map(({ Properties }) => Number(Properties['MemorySize'] ?? 128));
  return Math.max(0, ...sizes) / 1024;
}

function isTraced(resources: readonly PricedResource[]): boolean {
  return resources.some(
    ({ Properties }) =>
      (Properties?.['TracingConfig'] as { Mode?: string } | undefined)?.Mode === 'Active',
  );
}
