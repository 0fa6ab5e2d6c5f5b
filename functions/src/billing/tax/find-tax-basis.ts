import { isTaxable, type TaxBasis, type TaxSetting } from '@learning/shared/domain/money/tax';
import { Failure } from '#failure.ts';
import type { BillingDependencies } from '../dependencies.ts';
import type { InvoiceDetailsSnapshot } from '../payment-provider.ts';

/** Where the buyer says they are. */
interface Place {
  userId: string;
  /** ISO 3166-1 alpha-2; undefined counts as the United States. */
  country: string | undefined;
  postalCode: string | undefined;
}

/** What the tax of a checkout depends on. */
export interface CheckoutTax {
  basis: TaxBasis;
  taxId: InvoiceDetailsSnapshot['taxId'];
}

/**
 * Finds what the tax of a checkout depends on: the address of the invoice details where it is precise enough, otherwise what checkout asked for,
 * and the tax id.
 *
 * Source: rules/money.md M52
 *
 * @returns null where the environment has no tax
 * @throws Failure `tax_address_required` when tax cannot be calculated for the address. PaymentProviderFailure
 */
export async function findCheckoutTax(
  { userId, country = 'US', postalCode }: Place,
  {
    customers,
    provider,
    tax,
  }: Pick<BillingDependencies, 'customers' | 'provider'> & { tax: TaxSetting },
): Promise<CheckoutTax | null> {
  if (tax === 'none') return null;
  const customerId = await customers.find(userId);
  const details = customerId ? await provider.readInvoiceDetails(customerId) : undefined;
  const entered = details?.address;
  const asked = { country, postalCode: postalCode ?? null, state: null };
  const place = entered && isTaxable(entered) ? entered : asked;
  const taxId = details?.taxId ?? null;
  const basis: TaxBasis = {
    behavior: tax,
    country: place.country,
    postalCode: place.postalCode?.trim().toUpperCase() || null,
    state: place.state,
    taxIdType: taxId?.type ?? null,
  };
  if (!isTaxable(basis)) throw new Failure('tax_address_required');
  return { basis, taxId };
}
