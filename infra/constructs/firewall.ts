import { contract } from '@learning/shared/contract/contract';
import type { RouteDefinition } from '@learning/shared/contract/route';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnSubscription } from 'aws-cdk-lib/aws-pricingplanmanager';
import type { Construct } from 'constructs';
import type { EnvironmentSettings } from '#environments.ts';

const WINDOW_SECONDS = 300;

/**
 * How often an address may do something in five minutes. An office or a class shares one: thirty people who open the site together make
 * about 2,700 requests, and ten learners who sign in by API rarely make 100.
 */
const RATES = [
  { name: 'sign-in', max: 100, paths: pathsOf(({ group }) => group === 'identity') },
  {
    name: 'open-to-all',
    max: 100,
    paths: pathsOf(({ method, group, access }) => {
      const isForm = group === 'requests' || group === 'demo' || group === 'coaching';
      return access === 'public' && method === 'POST' && isForm;
    }),
  },
  { name: 'everything', max: 6_000, paths: [] },
] as const;

/** AWS's own sets of rules. A set that only counts writes its matches as metrics. */
const MANAGED = [
  // Addresses that AWS itself saw attack others. No learner has one for long.
  { name: 'AWSManagedRulesAmazonIpReputationList', isCounting: false },
  // Requests of known exploits, which no browser sends.
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', isCounting: false },
  // It takes long notes, photos and quoted HTML in documents for attacks, so it must not cost learners their work.
  { name: 'AWSManagedRulesCommonRuleSet', isCounting: true },
] as const;

/**
 * Creates the web ACL of a distribution: rates per network address, and AWS's rules against known attacks. It keeps no samples of
 * requests, because they contain tokens and queries. Source: rules/access.md A20; rules/privacy.md P9
 *
 * @returns its ARN
 */
export function firewall(scope: Construct, id: string, { name }: EnvironmentSettings): string {
  const rules = [...RATES.map(rateRule), ...MANAGED.map(managedRule)];
  const acl = new CfnWebACL(scope, id, {
    name: `learning-${name}-edge`,
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility('all'),
    rules: rules.map((rule, priority) => ({ ...rule, priority })),
  });
  return acl.attrArn;
}

/**
 * Subscribes a distribution and its web ACL to CloudFront's flat-rate plan. The smaller plans, for $0 and $15, take no cache policies of our
 * own. CloudFormation only asks for the plan: it costs nothing, and changes nothing, before an operator approves it.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/flat-rate-pricing-plan.html
 */
export function flatRatePlan(
  scope: Construct,
  id: string,
  resources: { distribution: IDistribution; webAclArn: string },
): void {
  new CfnSubscription(scope, id, {
    planFamily: 'CloudFront',
    planTier: 'BUSINESS',
    resourceArns: [resources.distribution.distributionArn, resources.webAclArn],
  });
}

type Rule = Omit<CfnWebACL.RuleProperty, 'priority'>;

function rateRule({ name, max, paths }: (typeof RATES)[number]): Rule {
  const [first, ...others] = paths.map(startsWith);
  const scopeDown =
    others.length > 0 ? { orStatement: { statements: [first!, ...others] } } : first;
  return {
    name: `rate-${name}`,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: WINDOW_SECONDS,
        limit: max,
        ...(scopeDown ? { scopeDownStatement: scopeDown } : {}),
      },
    },
    visibilityConfig: visibility(`rate-${name}`),
  };
}

function managedRule({ name, isCounting }: (typeof MANAGED)[number]): Rule {
  return {
    name,
    overrideAction: isCounting ? { count: {} } : { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    visibilityConfig: visibility(name),
  };
}

function startsWith(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: path,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  };
}

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/** Returns the paths of calls, without those that start with another one of them. */
function pathsOf(condition: (route: RouteDefinition) => boolean): string[] {
  const routes: RouteDefinition[] = Object.values(contract);
  const paths = routes.filter(condition).map(({ path }): string => path);
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)));
}
