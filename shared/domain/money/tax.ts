/** Tax on what is sold. Source: rules/money.md M52, M53 */

/** `none`: no tax; `added`: on top of the catalog's prices; `included`: in them. */
export const TAX_SETTINGS = ['none', 'added', 'included'] as const;
export type TaxSetting = (typeof TAX_SETTINGS)[number];
export type TaxBehavior = Exclude<TaxSetting, 'none'>;

/** What tax depends on. */
export interface TaxBasis {
  behavior: TaxBehavior;
  /** ISO 3166-1 alpha-2. */
  country: string;
  postalCode: string | null;
  state: string | null;
  /** In Stripe's names; null for a buyer without a tax id. */
  taxIdType: string | null;
}

const ZIP = /^\d{5}(-\d{4})?$/;
const CANADIAN = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** Whether tax in a country depends on the postal code. */
export const needsPostalCode = (country: string) => country === 'US' || country === 'CA';

/** Whether tax can be calculated for an address. @see https://docs.stripe.com/tax/customer-locations */
export function isTaxable({
  country,
  postalCode,
}: Pick<TaxBasis, 'country' | 'postalCode'>): boolean {
  if (country === 'US') return ZIP.test(postalCode ?? '');
  if (country === 'CA') return CANADIAN.test(postalCode ?? '');
  return true;
}

/** Returns what is paid for an amount before tax; a tax that is included changes nothing. */
export function totalCents(subtotalCents: number, taxCents: number, behavior: TaxBehavior): number {
  return behavior === 'added' ? subtotalCents + taxCents : subtotalCents;
}

/** Returns what was to be paid before tax was added; the whole amount without tax or with one that is included. */
export function subtotalCents(
  amountCents: number,
  tax: { taxCents: number; basis: Pick<TaxBasis, 'behavior'> } | undefined,
): number {
  return tax?.basis.behavior === 'added' ? amountCents - tax.taxCents : amountCents;
}

/** Whether tax is calculated in the same way for both. */
export function isSameBasis(one: TaxBasis | null, other: TaxBasis | null): boolean {
  const terms = (basis: TaxBasis | null) =>
    basis && [basis.behavior, basis.country, basis.postalCode, basis.state, basis.taxIdType].join();
  return terms(one) === terms(other);
}
