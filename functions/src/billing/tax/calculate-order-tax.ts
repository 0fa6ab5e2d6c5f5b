import { totalCents } from '@learning/shared/domain/money/tax';
import { Failure } from '#failure.ts';
import type { OrderRecord } from '../billing-records.ts';
import { PaymentProviderFailure, type PaymentProvider } from '../payment-provider.ts';
import type { CheckoutTax } from './find-tax-basis.ts';

/**
 * Has the tax of an order calculated. What is paid follows from our own price and the tax alone; nothing is sold when Stripe's total differs.
 * Where nothing is left to pay there is no tax.
 *
 * Source: rules/money.md M52
 *
 * @throws Failure `tax_address_required`. PaymentProviderFailure
 */
export async function taxedTerms(
  { sku, amountCents }: Pick<OrderRecord, 'sku' | 'amountCents'>,
  tax: CheckoutTax | null,
  provider: Pick<PaymentProvider, 'calculateTax'>,
): Promise<Pick<OrderRecord, 'amountCents' | 'tax'>> {
  if (!tax || amountCents === 0) return { amountCents };
  const { basis, taxId } = tax;
  const calculation = await provider.calculateTax({ sku, amountCents, basis, taxId });
  if (calculation === 'location_invalid') throw new Failure('tax_address_required');
  const { calculationId, taxCents } = calculation;
  const total = totalCents(amountCents, taxCents, basis.behavior);
  if (taxCents < 0 || total !== calculation.totalCents) {
    throw new PaymentProviderFailure(
      `Stripe calculated ${calculation.totalCents} for ${sku}`,
      false,
    );
  }
  return { amountCents: total, tax: { taxCents, calculationId, basis } };
}
