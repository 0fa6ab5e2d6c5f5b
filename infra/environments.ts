/** Settings that differ between environments. */
import type { TaxSetting } from '@learning/shared/domain/money/tax';

/** What a deployment checks first. A protected environment is not deployed while one of them is open and not waived. */
export type PreflightCheck =
  | 'account'
  | 'alarms'
  | 'concurrency'
  | 'dns'
  | 'domain'
  | 'edge-log'
  | 'firewall'
  | 'mail-quota'
  | 'operator'
  | 'sender'
  | 'site-texts'
  | 'stripe'
  | 'stripe-prices'
  | 'tax';

/**
 * A custom domain. With its hosted zone in Route 53, the deployment creates certificate and records. Otherwise the certificate has to be in
 * us-east-1, and the operator points the domain at the distribution.
 */
export type SiteDomain =
  | { name: string; hostedZone: { id: string; name: string } }
  | { name: string; certificateArn: string };

type Names = readonly [string, ...string[]];

/**
 * Names of the keys and secrets that `npm run rotate` replaces; the settings have those of a new environment. The last one of a kind is in
 * use, the others are still accepted.
 */
export interface KeyNames {
  /** Keys that sign certificates, each $1 a month. What an earlier one signed stays valid, also after it is removed. */
  signingKeys: Names;
  /** Keys that sign the second proof of certificates; they cost nothing. A deployment creates those that do not exist. */
  proofKeys: Names;
  /** Secrets by which the API knows calls that came through CloudFront, which sends the last one. */
  edgeSecrets: Names;
}

export interface EnvironmentSettings extends KeyNames {
  /** `dev`, `staging`, `prod`, or any name; part of every stack's and the table's name. */
  name: string;
  region: string;
  /** The AWS account, twelve digits. Commands refuse credentials of another one. null accepts those of any account. */
  account: string | null;
  /** Protects learners' data against deletion, and retains it when its stack is deleted. */
  isProtected: boolean;
  /** Days of point-in-time recovery, 1–35. */
  recoveryDays: number;
  /** Log retention; one of the steps CloudWatch offers. */
  logRetentionDays: 7 | 30 | 90;
  memoryMegabytes: number;
  /**
   * Concurrent calls that only the webhook of Stripe may use, and no more than these: a flood of other calls leaves it its own. Lambda refuses
   * to reserve some where fewer than 100 remain for all others, and a new account has 10 in all, so null reserves none; 20 is plenty.
   */
  webhookConcurrency: number | null;
  /** Offers 'Try Demo Account', which creates a learner for each visit. Source: rules/access.md A8 */
  hasDemo: boolean;
  /**
   * Sells to consumers of the EU, the EEA and the UK, who agree to the start at checkout and can withdraw for 14 days. A lawyer has to
   * approve the texts first (`shared/content/site/withdrawal.ts`, `terms.ts`). false: checkout sells there only to businesses with a tax
   * id. Source: rules/money.md M47
   */
  consumersOfEuropeCanBuy: boolean;
  /**
   * Tax by Stripe Tax, for 0.5 % of what is sold where tax is collected. `added`: on top of the catalog’s prices; `included`: in them; `none`:
   * there is none. Set up Stripe Tax in the dashboard first (runbook, "Tax"), and run `stripe:sync` after a change. Environments on one Stripe
   * account that have tax have it in the same way. Source: rules/money.md M52
   */
  tax: TaxSetting;
  /** Lets search engines list the site. Elsewhere every response forbids it. */
  isListed: boolean;
  /**
   * Lets browsers build in that the domain is reached by HTTPS only (https://hstspreload.org). It holds for all its subdomains, and takes
   * months to undo.
   */
  hasHstsPreload: boolean;
  /** null uses CloudFront's domain. */
  domain: SiteDomain | null;
  /**
   * The domain that passkeys belong to: the site's own, or one above it so that other subdomains can use them, too (example.com for
   * learn.example.com). It is fixed before the first passkey: another domain makes all passkeys useless, so a deployment refuses to
   * change it. null: the environment offers no passkeys.
   */
  passkeyDomain: string | null;
  /**
   * SES identity that sends the mails with codes, invitations and requests. A function sends those with codes, because only a function can
   * hold one back; the key with which Cognito encrypts codes for it costs $1 a month, and 10,000 mails $0.06. null uses Cognito's own sender
   * for the codes, which is limited to 50 mails a day and to the pool's plain text, and sends nothing else; there is no sign-in with an
   * emailed code then. Source: rules/access.md A38, A40
   */
  senderAddress: string | null;
  /** Gets the requests of visitors and gives the coaching sessions. null: the contact address of the site. */
  operatorEmail: string | null;
  /** Receives the alarms, and mails about unusual cost. null leaves the topic without a subscriber. */
  alarmEmail: string | null;
  /**
   * Mails `alarmEmail` when a month costs 80 % of it, or will cost all of it. Free. null: no budget. Three times what the environment
   * costs with the learners it has is a good value (`npm run cost`).
   */
  monthlyBudgetDollars: number | null;
  /**
   * Each metric that an alarm watches costs $0.10 a month. `together` ($1.10, and $0.20 with a sender) has one alarm for all functions of the
   * account's region, which says that one failed, one for everything about money, two for events, three for the API, the heartbeat and the
   * edge; `each` ($6.00) names the function and the problem.
   */
  alarms: 'together' | 'each';
  /**
   * How calls pass to a new release of the functions of learning and paying: `gradual` gives it one in ten for five minutes, and takes
   * it back when calls fail ($0.10 a month for the alarm); `at-once` all of them.
   */
  shifts: 'gradual' | 'at-once';
  /**
   * Counts, latencies and errors of each route as metrics: $0.30 a month for each one that is written, about $18 for 1,000 active
   * learners. The access log has the same figures per call.
   */
  hasRouteMetrics: boolean;
  /**
   * Sends a trace of each run of a function to X-Ray: $5 for a million, about $4 a month for 1,000 active learners. It shows when a function ran
   * and how long, which its log says, too.
   */
  hasTraces: boolean;
  /**
   * Cognito's plan. `essentials` is free for 10,000 active learners a month, then $0.015 for each; passkeys and emailed codes need it
   * and cost nothing more, apart from the mails (SES: $0.10 for 1,000). `plus` costs $0.02 for each from the first one ($20 for
   * 1,000), refuses passwords known from breaches and stops sign-ins that look like an attack.
   */
  signInPlan: 'essentials' | 'plus';
  /**
   * `acl` puts a web ACL before the site: $11 a month ($5, and $1 for each of six rules) and $0.60 for a million requests, about $1 for
   * 1,000 active learners. It limits each network address, and refuses known attacks. It needs us-east-1. `plan` is the same with
   * CloudFront's flat-rate plan Business: $200 a month for up to 125 million requests, and no charge for those the firewall refuses. An
   * operator approves it (runbook, "A flood of calls"). `none`: only the functions tell callers apart (rules/access.md A20).
   */
  firewall: 'none' | 'acl' | 'plan';
  /**
   * Number of the issuer's page on LinkedIn (`linkedin.com/company/NUMBER`). With it, certificates that learners add to their profile show the
   * page's logo and lead to it; null: the issuer's name alone.
   */
  linkedInOrganizationId: number | null;
  /** Who issues the certificates. A null `url` is the site itself. */
  issuer: { name: string; url: string | null; email: string | null };
  /** Why the environment is deployed although a check of the preflight is open. */
  waivers: Partial<Record<PreflightCheck, string>>;
}

const defaults: Omit<EnvironmentSettings, 'name'> = {
  region: 'us-east-1',
  account: null,
  isProtected: false,
  recoveryDays: 7,
  logRetentionDays: 7,
  memoryMegabytes: 512,
  webhookConcurrency: null,
  hasDemo: true,
  consumersOfEuropeCanBuy: false,
  tax: 'none',
  isListed: false,
  hasHstsPreload: false,
  domain: null,
  passkeyDomain: null,
  senderAddress: null,
  operatorEmail: null,
  alarmEmail: null,
  monthlyBudgetDollars: null,
  alarms: 'together',
  shifts: 'at-once',
  hasRouteMetrics: false,
  hasTraces: false,
  signInPlan: 'essentials',
  firewall: 'none',
  linkedInOrganizationId: null,
  issuer: { name: 'Due Course', url: null, email: null },
  signingKeys: ['1'],
  proofKeys: ['1'],
  edgeSecrets: ['1'],
  waivers: {},
};

const overrides: Record<string, Partial<EnvironmentSettings>> = {
  dev: {},
  // Its mails stay in the emulator, where its journey reads them.
  emulated: { senderAddress: 'no-reply@duecourse.example' },
  'emulated-next': {
    domain: {
      name: 'next.duecourse.example',
      hostedZone: { id: 'Z00000000EMULATED', name: 'duecourse.example' },
    },
  },
  staging: { logRetentionDays: 30 },
  prod: {
    isProtected: true,
    recoveryDays: 35,
    logRetentionDays: 90,
    hasDemo: false,
    isListed: true,
    shifts: 'gradual',
    // Three times the cost with 1,000 active learners.
    monthlyBudgetDollars: 30,
  },
};

const NAME = /^[a-z](?:[a-z0-9-]{0,18}[a-z0-9])?$/;

/**
 * Returns the settings of an environment; a name not listed above gets those of `dev`.
 *
 * @throws Error when the name is not allowed in AWS resource names.
 */
export function environmentSettings(name: string): EnvironmentSettings {
  if (!NAME.test(name)) {
    throw new Error(
      `Name the environment: --env NAME, with 1 to 20 lowercase letters, digits and hyphens. Got "${name}".`,
    );
  }
  return { ...defaults, ...(Object.hasOwn(overrides, name) ? overrides[name] : {}), name };
}

/**
 * Checks that passkeys can work on the site: a browser accepts only the site's domain or one above it.
 *
 * @throws Error that says what to set
 */
export function assertPasskeyDomain({ name, domain, passkeyDomain }: EnvironmentSettings): void {
  if (passkeyDomain === null) return;
  const site = domain?.name;
  const isAbove = site !== undefined && `.${site}`.endsWith(`.${passkeyDomain}`);
  if (isAbove && passkeyDomain.includes('.')) return;
  throw new Error(
    `passkeyDomain of ${name} is "${passkeyDomain}": set it to the site's domain or one above it (domain: ${site ?? 'none'}).`,
  );
}

/**
 * Checks that the certificate of a hosted zone can be created where CloudFront takes it from.
 *
 * @throws Error that says what to set
 */
export function assertDomain({ name, domain, region }: EnvironmentSettings): void {
  if (!domain || !('hostedZone' in domain)) return;
  if (region !== 'us-east-1') {
    throw new Error(
      `domain of ${name} has a hosted zone, whose certificate would be created in ${region}: create one in us-east-1 and set certificateArn.`,
    );
  }
  if (`.${domain.name}`.endsWith(`.${domain.hostedZone.name}`)) return;
  throw new Error(`domain of ${name} is not in the hosted zone ${domain.hostedZone.name}.`);
}

/**
 * Checks that a firewall can be created where CloudFront takes it from.
 *
 * @throws Error that says what to set
 */
export function assertFirewall({ name, firewall, region }: EnvironmentSettings): void {
  if (firewall === 'none' || region === 'us-east-1') return;
  throw new Error(
    `firewall of ${name} is "${firewall}", which CloudFront takes from us-east-1 only, and ${name} is in ${region}: set firewall to "none".`,
  );
}

/** Stacks in deployment order. */
export const STACK_AREAS = ['data', 'identity', 'api', 'web', 'operations'] as const;
export type StackArea = (typeof STACK_AREAS)[number];

export function stackName(environment: string, area: StackArea): string {
  return `learning-${environment}-${area}`;
}

/** The bucket with the public documents of certificates, and the page that shows them. */
export function credentialsBucketName(environment: string, account: string): string {
  return `learning-${environment}-credentials-${account}`;
}

/** The bucket with what was deployed. */
export function releasesBucketName(environment: string, account: string): string {
  return `learning-${environment}-releases-${account}`;
}

/** The bucket with the weekly copies of the table and the accounts, and with the tombstones of erased accounts. */
export function copiesBucketName(environment: string, account: string): string {
  return `learning-${environment}-copies-${account}`;
}

/** `functions/src/publishing/publish.ts` finds the table by this name. */
export function tableName(environment: string): string {
  return `learning-${environment}`;
}
