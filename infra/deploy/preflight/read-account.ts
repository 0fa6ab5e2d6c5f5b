import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { SSMClient } from '@aws-sdk/client-ssm';
import { lookup } from 'node:dns/promises';
import { stackName, type EnvironmentSettings } from '#environments.ts';
import { tiers } from '@learning/content/tiers';
import { missingPrices } from '#stripe-sync/missing-prices.ts';
import { stripeClient } from '#stripe-sync/running-product.ts';
import { soldTiers } from '#stripe-sync/sold-tiers.ts';
import { storedSettings } from '#stripe-sync/stored-settings.ts';
import type { DeploymentState } from '../deployment-plan.ts';
import type { AccountFacts } from './account-problems.ts';
import { readStripeTax } from './read-stripe-tax.ts';

/** CloudFront takes its certificates from there. */
const CERTIFICATE_REGION = 'us-east-1';

/** Asks AWS what a deployment of the environment needs to know of its account. Changes nothing. */
export async function readAccount(
  settings: EnvironmentSettings,
  { stacks }: Pick<DeploymentState, 'stacks'>,
): Promise<AccountFacts> {
  const { name, region, senderAddress, domain } = settings;
  const hasSite = stacks.some(({ StackName }) => StackName === stackName(name, 'web'));
  const certificateArn = domain && 'certificateArn' in domain ? domain.certificateArn : undefined;
  const [mail, certificateStatus, isDomainResolved, stripe, concurrentCalls] = await Promise.all([
    senderAddress === null ? undefined : readMail(region, senderAddress),
    certificateArn === undefined ? undefined : readCertificate(certificateArn),
    domain && hasSite ? isResolved(domain.name) : undefined,
    hasSite ? readStripe(region, settings) : undefined,
    readConcurrency(region),
  ]);
  return {
    concurrentCalls,
    ...(mail ? { mail } : {}),
    ...(certificateStatus === undefined ? {} : { certificateStatus }),
    ...(isDomainResolved === undefined ? {} : { isDomainResolved }),
    ...stripe,
  };
}

async function readMail(region: string, sender: string) {
  const client = new SESv2Client({ region });
  const isVerified = async (identity: string) => {
    try {
      const found = await client.send(new GetEmailIdentityCommand({ EmailIdentity: identity }));
      return found.VerifiedForSendingStatus === true;
    } catch (error) {
      if ((error as Error).name === 'NotFoundException') return false;
      throw error;
    }
  };
  const [account, address, domain] = await Promise.all([
    client.send(new GetAccountCommand({})),
    isVerified(sender),
    isVerified(sender.slice(sender.indexOf('@') + 1)),
  ]);
  return {
    isVerified: address || domain,
    isInSandbox: account.ProductionAccessEnabled !== true,
    mailsADay: account.SendQuota?.Max24HourSend ?? 0,
  };
}

async function readCertificate(certificateArn: string): Promise<string> {
  const client = new ACMClient({ region: CERTIFICATE_REGION });
  try {
    const { Certificate } = await client.send(
      new DescribeCertificateCommand({ CertificateArn: certificateArn }),
    );
    return Certificate?.Status ?? 'unknown';
  } catch (error) {
    if ((error as Error).name === 'ResourceNotFoundException') return 'missing';
    throw error;
  }
}

async function isResolved(domain: string): Promise<boolean> {
  try {
    return (await lookup(domain)).address !== '';
  } catch {
    return false;
  }
}

async function readStripe(
  region: string,
  { name, tax }: Pick<EnvironmentSettings, 'name' | 'tax'>,
): Promise<Pick<AccountFacts, 'stripe' | 'stripeTax' | 'missingPrices'>> {
  const stored = await storedSettings(new SSMClient({ region }), name).read(['stripe/secret-key']);
  const key = stored['stripe/secret-key'];
  if (!key) return { stripe: 'none' };
  const stripe = stripeClient(key);
  const prices = missingPrices(stripe, soldTiers(tiers)).catch(() => 'unknown' as const);
  return {
    stripe: /^\w\w_live_/.test(key) ? 'live' : 'test',
    missingPrices: await prices,
    ...(tax === 'none' ? {} : { stripeTax: await readStripeTax(stripe) }),
  };
}

async function readConcurrency(region: string): Promise<number> {
  const { AccountLimit } = await new LambdaClient({ region }).send(
    new GetAccountSettingsCommand({}),
  );
  return AccountLimit?.UnreservedConcurrentExecutions ?? 0;
}
