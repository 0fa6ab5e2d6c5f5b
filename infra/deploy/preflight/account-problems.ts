import type { EnvironmentSettings } from '#environments.ts';
import type { Problem } from './preflight.ts';
import type { StripeTaxFacts } from './read-stripe-tax.ts';

/** What AWS says about the account before a deployment. */
export interface AccountFacts {
  /** undefined: the environment has no sender. */
  mail?: { isVerified: boolean; isInSandbox: boolean; mailsADay: number };
  /** Status of the certificate that the settings name; undefined: they name none. */
  certificateStatus?: string;
  /** Whether the domain's name leads to an address; undefined: there is no domain, or no site yet. */
  isDomainResolved?: boolean;
  /** Mode of the stored Stripe keys; undefined: there is no site yet, which Stripe could call. */
  stripe?: 'none' | 'test' | 'live';
  /** Whether Stripe Tax can calculate; undefined: the environment has no tax, or no keys yet. */
  stripeTax?: StripeTaxFacts;
  /** Lookup keys of prices that this release sells and Stripe does not have; undefined: no keys are stored. */
  missingPrices?: readonly string[] | 'unknown';
  /** How many calls of all functions of account and region may run at once. */
  concurrentCalls: number;
}

/** Fewer are used up by a few dozen learners who open a course together. New accounts start with 10. */
const LEAST_CONCURRENT_CALLS = 200;
/** Lambda lets no function reserve these. */
const UNRESERVED_CALLS = 100;
/** Codes, receipts and reminders of about 1,000 active learners. */
const LEAST_MAILS_A_DAY = 1_000;

/** Returns what keeps an environment from working in its account. */
export function problemsOfAccount(settings: EnvironmentSettings, facts: AccountFacts): Problem[] {
  const { senderAddress, domain, name, isProtected, webhookConcurrency } = settings;
  const {
    mail,
    certificateStatus,
    isDomainResolved,
    stripe,
    stripeTax,
    missingPrices,
    concurrentCalls,
  } = facts;
  const mode = name === 'prod' ? 'live' : 'test';
  const problems: (Problem | false | undefined)[] = [
    mail &&
      !mail.isVerified && {
        check: 'sender',
        sentence: `SES has not verified ${senderAddress} or its domain. Verify it there.`,
      },
    mail?.isInSandbox && {
      check: 'sender',
      sentence:
        'SES is in its sandbox and mails verified addresses only. Request production access there.',
    },
    mail &&
      mail.mailsADay < LEAST_MAILS_A_DAY && {
        check: 'mail-quota',
        sentence: `SES sends at most ${mail.mailsADay} mails a day. Request more there.`,
      },
    certificateStatus !== undefined &&
      certificateStatus !== 'ISSUED' && {
        check: 'domain',
        sentence: `the certificate is ${certificateStatus}. Validate it in ACM, region us-east-1.`,
      },
    isDomainResolved === false && {
      check: 'dns',
      sentence: `${domain?.name} leads nowhere. Point it at the distribution (output DistributionDomainName).`,
    },
    stripe === 'none' && {
      check: 'stripe',
      sentence: `nothing can be bought. Run npm run stripe:sync -- --env ${name}.`,
    },
    stripe !== undefined &&
      stripe !== 'none' &&
      stripe !== mode && {
        check: 'stripe',
        sentence: `the stored keys are ${stripe} keys, and ${name} takes ${mode} keys. Run stripe:sync with those.`,
      },
    stripeTax?.status === 'pending' && {
      check: 'tax',
      sentence: `Stripe Tax lacks ${stripeTax.missingFields.join(', ')}, so nothing can be bought. Enter it in Stripe's dashboard (Settings, Tax), or set tax to none.`,
    },
    stripeTax?.status === 'unreadable' && {
      check: 'tax',
      sentence:
        'the stored key cannot read the settings of Stripe Tax. Give a restricted key read access to Tax, and write access to Tax Calculations.',
    },
    missingPrices === 'unknown' && {
      check: 'stripe-prices',
      sentence:
        'Stripe did not say which prices it has, so a plan of this release may have none. Try again.',
    },
    Array.isArray(missingPrices) &&
      missingPrices.length > 0 && {
        check: 'stripe-prices',
        sentence: `this release sells ${missingPrices.join(', ')}, and Stripe has no such price. Run npm run stripe:sync -- --env ${name}.`,
      },
    concurrentCalls < LEAST_CONCURRENT_CALLS && {
      check: 'concurrency',
      sentence: `${concurrentCalls} calls may run at once in this account and region. Request ${LEAST_CONCURRENT_CALLS} or more in Service Quotas (Lambda, concurrent executions).`,
    },
    isProtected &&
      webhookConcurrency === null &&
      concurrentCalls >= LEAST_CONCURRENT_CALLS && {
        check: 'concurrency',
        sentence:
          'a flood of other calls can take the concurrency of the webhook of Stripe. Set webhookConcurrency, such as 20.',
      },
    webhookConcurrency !== null &&
      concurrentCalls - webhookConcurrency < UNRESERVED_CALLS && {
        check: 'concurrency',
        sentence: `Lambda refuses to reserve ${webhookConcurrency} of ${concurrentCalls} calls: ${UNRESERVED_CALLS} have to remain for others. Set webhookConcurrency to null, or request more.`,
      },
  ];
  return problems.filter((problem) => problem !== false && problem !== undefined);
}
