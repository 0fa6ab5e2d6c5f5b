import type { PurchaseTax } from '@learning/shared/contract/purchases';
import { HStack } from '#ui/chakra/h-stack.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { exactDollars } from '#lib/dollars.ts';
import { countryName } from '#lib/countries.ts';

/** Shows the amount before tax and the tax that is added to it; nothing when it is included. Source: rules/money.md M52 */
export function AddedTax({ tax }: { tax: PurchaseTax }) {
  if (tax.isIncluded) return null;
  return (
    <chakra.div borderTopWidth="1px" mt="5" pt="5" fontVariantNumeric="tabular-nums">
      <HStack justify="space-between" gap="4">
        <span>Subtotal</span>
        <span>{exactDollars(tax.subtotal)}</span>
      </HStack>
      <HStack justify="space-between" align="baseline" gap="4" mt="2">
        <span>Tax</span>
        <span>{exactDollars(tax.amount)}</span>
      </HStack>
      <TaxPlace tax={tax} />
    </chakra.div>
  );
}

/** Says below the total how much of it is tax; nothing when it is added. */
export function IncludedTax({ tax }: { tax: PurchaseTax }) {
  if (!tax.isIncluded) return null;
  return (
    <>
      <HStack
        justify="space-between"
        gap="4"
        mt="1"
        textStyle="small"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <span>Tax included</span>
        <span>{exactDollars(tax.amount)}</span>
      </HStack>
      <TaxPlace tax={tax} />
    </>
  );
}

function TaxPlace({ tax: { country, postalCode } }: { tax: PurchaseTax }) {
  const place = [postalCode, countryName(country)].filter(Boolean).join(', ');
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="1">
      For {place}
    </chakra.p>
  );
}
