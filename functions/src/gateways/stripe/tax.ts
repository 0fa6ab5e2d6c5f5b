import type { Stripe } from 'stripe';
import {
  TAX_LOCATION_INVALID,
  type PaymentProvider,
  type TaxedAmount,
} from '#billing/payment-provider.ts';
import { mapStripeErrorsUnless } from './client/map-errors.ts';

/** What Stripe calls our two ways. */
export const TAX_BEHAVIORS = { added: 'exclusive', included: 'inclusive' } as const;
const LOCATION_INVALID = [TAX_LOCATION_INVALID];

type Tax = Pick<PaymentProvider, 'calculateTax' | 'saveTaxLocation'>;

/**
 * Implements the calculation of tax. A payment that names the calculation has it recorded and reversed by Stripe itself.
 *
 * @see https://docs.stripe.com/tax/payment-intent
 */
export function stripeTax(stripe: Stripe): Tax {
  return {
    calculateTax: (amount) =>
      mapStripeErrorsUnless(
        async () => {
          const calculation = await stripe.tax.calculations.create(paramsOf(amount));
          return {
            calculationId: calculation.id!,
            taxCents: calculation.tax_amount_exclusive + calculation.tax_amount_inclusive,
            totalCents: calculation.amount_total,
          };
        },
        LOCATION_INVALID,
        () => 'location_invalid' as const,
      ),

    saveTaxLocation: (customerId, { country, postalCode, state }) =>
      mapStripeErrorsUnless(
        async () => {
          const customer = await stripe.customers.retrieve(customerId);
          const address = customer.deleted ? null : customer.address;
          const isKnown =
            address?.country === country &&
            (address.postal_code?.trim().toUpperCase() || null) === postalCode;
          if (customer.deleted || isKnown) return 'saved' as const;
          const isSameCountry = address?.country === country;
          await stripe.customers.update(customerId, {
            address: {
              // What was entered beside it stays.
              ...(isSameCountry && {
                line1: address.line1 ?? '',
                line2: address.line2 ?? '',
                city: address.city ?? '',
              }),
              country,
              postal_code: postalCode ?? '',
              state: state ?? '',
            },
            tax: { validate_location: 'immediately' },
          });
          return 'saved' as const;
        },
        LOCATION_INVALID,
        () => 'location_invalid' as const,
      ),
  };
}

function paramsOf({
  sku,
  amountCents,
  basis,
  taxId,
}: TaxedAmount): Stripe.Tax.CalculationCreateParams {
  const { behavior, country, postalCode, state } = basis;
  return {
    currency: 'usd',
    line_items: [{ amount: amountCents, reference: sku, tax_behavior: TAX_BEHAVIORS[behavior] }],
    customer_details: {
      address: { country, postal_code: postalCode ?? '', state: state ?? '' },
      address_source: 'billing',
      ...(taxId && {
        tax_ids: [taxId as Stripe.Tax.CalculationCreateParams.CustomerDetails.TaxId],
      }),
    },
  };
}
