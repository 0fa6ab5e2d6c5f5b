import type { PurchaseTax } from '@learning/shared/contract/purchases';
import { subtotalCents, type TaxBasis } from '@learning/shared/domain/money/tax';
import { dollars } from '../purchases/dollars.ts';

/** Presents the tax that is part of an amount; null without tax. */
export function presentTax(
  amountCents: number,
  tax: { taxCents: number; basis: TaxBasis } | undefined,
): PurchaseTax | null {
  if (!tax) return null;
  const { behavior, country, postalCode } = tax.basis;
  return {
    subtotal: dollars(subtotalCents(amountCents, tax)),
    amount: dollars(tax.taxCents),
    isIncluded: behavior === 'included',
    country,
    postalCode,
  };
}
