import { START_CONSENT_VERSION } from '@learning/content/site/withdrawal';
import { hasWithdrawalRight } from '@learning/shared/domain/money/withdrawal';
import type { TaxSetting } from '@learning/shared/domain/money/tax';
import { Failure } from '#failure.ts';
import type { ConsumerBuyer } from '../billing-records.ts';
import type { BillingDependencies } from '../dependencies.ts';

/** What a buyer says about themselves at checkout. */
export interface Buyer {
  userId: string;
  /** ISO 3166-1 alpha-2; undefined counts as the United States. */
  country: string | undefined;
  /** The version of the consent that was ticked. */
  startConsent: string | undefined;
  now: Date;
}

/** What a checkout needs to know about the environment. */
export interface SalesSettings {
  /** Consumers of Europe have a right to withdraw, for which a lawyer has to approve the texts. */
  consumersOfEuropeCanBuy: boolean;
  /** Whether tax is calculated, and whether prices include it. */
  tax: TaxSetting;
}

/**
 * Lets a buyer pay: anyone outside of Europe, a business with a tax id, and a consumer of Europe who agreed to an immediate start.
 *
 * Source: rules/money.md M47
 *
 * @returns what is stored with the order of a consumer of Europe; null for everyone else
 * @throws Failure `consumers_not_served`; `start_consent_required`. PaymentProviderFailure
 */
export async function admitBuyer(
  { userId, country, startConsent, now }: Buyer,
  {
    customers,
    provider,
    consumersOfEuropeCanBuy,
  }: Pick<BillingDependencies, 'customers' | 'provider'> &
    Pick<SalesSettings, 'consumersOfEuropeCanBuy'>,
): Promise<ConsumerBuyer | null> {
  if (country === undefined || !hasWithdrawalRight(country)) return null;
  const customerId = await customers.find(userId);
  const details = customerId ? await provider.readInvoiceDetails(customerId) : null;
  if (details?.taxId) return null;
  if (!consumersOfEuropeCanBuy) throw new Failure('consumers_not_served');
  if (startConsent !== START_CONSENT_VERSION) throw new Failure('start_consent_required');
  return { country, consentVersion: startConsent, consentedAt: now.toISOString() };
}
