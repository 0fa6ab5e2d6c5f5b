import type { Stripe } from 'stripe';

type TaxType = Stripe.Tax.Calculation.TaxBreakdown.TaxRateDetails.TaxType;

/** What a tax is calculated for, in Stripe's fields. */
export interface TaxLocation {
  country: string | null;
  state: string | null;
  postal_code: string | null;
}

/** The tax of a place in which the account is registered. */
export interface PlaceTax {
  country: string;
  /** Without the country; null where the tax is the country's. */
  state: string | null;
  name: string;
  taxType: TaxType;
  /** In thousandths of a percent, so that all figures stay integers. */
  rate: number;
}

const VAT: Readonly<Record<string, number>> = { DE: 19_000, FR: 20_000, IE: 23_000, GB: 20_000 };

/** The states of the US that the account is registered in, by the first three digits of their ZIP codes. */
const STATES = [
  { state: 'NY', name: 'New York', from: 100, to: 149, rate: 8_875 },
  { state: 'TX', name: 'Texas', from: 750, to: 799, rate: 8_250 },
  { state: 'WA', name: 'Washington', from: 980, to: 994, rate: 10_350 },
];

const names = new Intl.DisplayNames('en-US', { type: 'region' });

/** Whether a place is precise enough. @see https://docs.stripe.com/tax/customer-locations */
export function isPreciseEnough({ country, state, postal_code: postalCode }: TaxLocation): boolean {
  if (!country) return false;
  if (country === 'US') return /^\d{5}(-\d{4})?$/.test(postalCode ?? '');
  return country !== 'CA' || Boolean(postalCode || state);
}

/** Returns the tax of a place; undefined where the account is not registered. The rates are examples, one for each place. */
export function taxOfPlace({
  country,
  postal_code: postalCode,
}: TaxLocation): PlaceTax | undefined {
  if (country === null) return undefined;
  if (country === 'US') {
    const area = Number(postalCode?.slice(0, 3));
    const found = STATES.find(({ from, to }) => area >= from && area <= to);
    return found && { ...found, country, taxType: 'sales_tax' };
  }
  const name = names.of(country) ?? country;
  if (country === 'CA') return { country, state: null, name, taxType: 'gst', rate: 5_000 };
  const rate = VAT[country];
  return rate === undefined ? undefined : { country, state: null, name, taxType: 'vat', rate };
}

const WHOLE = 100_000;

/** Returns the tax on an amount, rounded to the cent; a credit has a negative one. */
export function taxCents(amount: number, rate: number, isInclusive: boolean): number {
  const cents = isInclusive ? (amount * rate) / (WHOLE + rate) : (amount * rate) / WHOLE;
  return Math.sign(cents) * Math.round(Math.abs(cents)) + 0;
}

/** Writes a rate as Stripe does, such as `8.875`. */
export const percentageOf = (rate: number) => String(rate / 1000);
