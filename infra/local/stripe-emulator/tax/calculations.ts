import type { Stripe } from 'stripe';
import { nowSeconds, read, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { wholeList } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  integerOf,
  nestedOf,
  nullableTextOf,
  objectsOf,
  refuseUnknown,
  requiredInteger,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { blank } from '#schemas/blank.ts';
import { isPreciseEnough, percentageOf, taxCents, taxOfPlace, type PlaceTax } from './tax-rates.ts';
import { requireActiveTax } from './tax-settings.ts';

const DAY = 86_400;
/** @see https://docs.stripe.com/api/tax/transactions/create_from_calculation */
const EXPIRES_AFTER_SECONDS = 90 * DAY;
const ADDRESS_FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;
/** The general category of services that are delivered online. */
const DEFAULT_TAX_CODE = 'txcd_10000000';

type CustomerDetails = Stripe.Tax.Calculation.CustomerDetails;
type Reason = Stripe.Tax.Calculation.TaxBreakdown.TaxabilityReason;

/** Returns the tax of a place, unless a business in another country of Europe owes it itself. */
export function taxFor(
  address: Stripe.Address,
  taxIds: readonly { type: string }[],
): { place: PlaceTax | undefined; reason: Reason } {
  if (!isPreciseEnough(address)) {
    throw refusal.invalidParameter(
      'We could not determine the customer’s tax location based on the provided customer address.',
      'customer_details[address]',
      'customer_tax_location_invalid',
    );
  }
  const place = taxOfPlace(address);
  if (!place) return { place, reason: 'not_collecting' };
  const isBusiness = taxIds.some(({ type }) => type === 'eu_vat' || type === 'gb_vat');
  if (place.taxType === 'vat' && isBusiness) return { place: undefined, reason: 'reverse_charge' };
  return { place, reason: 'standard_rated' };
}

function create(account: Account, params: Params): Stripe.Tax.Calculation {
  requireActiveTax(account);
  const details = detailsOf(params);
  const { place, reason } = taxFor(details.address!, details.tax_ids);
  const id = newId('taxcalc_1', 23);
  const lines = (objectsOf(params, 'line_items') ?? []).map((line) => lineOf(line, place));
  if (lines.length === 0) throw refusal.missing('line_items');
  const sum = (isInclusive: boolean) =>
    lines
      .filter((line) => (line.tax_behavior === 'inclusive') === isInclusive)
      .reduce((cents, line) => cents + line.amount_tax, 0);
  const amount = lines.reduce((cents, line) => cents + line.amount, 0);
  const now = nowSeconds(account);
  const calculation: Stripe.Tax.Calculation & { id: string } = {
    ...blank('tax.calculation'),
    id,
    amount_total: amount + sum(false),
    currency: requiredText(params, 'currency'),
    customer_details: details,
    expires_at: now + EXPIRES_AFTER_SECONDS,
    line_items: wholeList(lines, `/v1/tax/calculations/${id}/line_items`),
    tax_amount_exclusive: sum(false),
    tax_amount_inclusive: sum(true),
    tax_breakdown: [breakdownOf(lines, place, reason)],
    tax_date: now,
  };
  account.rows.taxCalculations.set(id, calculation);
  account.changed();
  return shown(calculation);
}

function detailsOf(params: Params): CustomerDetails {
  const details = nestedOf(params, 'customer_details');
  if (!details) throw refusal.missing('customer_details');
  refuseUnknown(details, ['address', 'address_source', 'tax_ids'], 'customer_details');
  const address = nestedOf(details, 'address');
  if (!address) throw refusal.missing('customer_details[address]');
  refuseUnknown(address, ADDRESS_FIELDS, 'customer_details[address]');
  const fields = ADDRESS_FIELDS.map((name) => [name, nullableTextOf(address, name) ?? null]);
  const taxIds = (objectsOf(details, 'tax_ids') ?? []).map((taxId) => ({
    type: requiredText(taxId, 'type') as Stripe.Tax.Calculation.CustomerDetails.TaxId.Type,
    value: requiredText(taxId, 'value'),
  }));
  return {
    address: Object.fromEntries(fields) as Stripe.Address,
    address_source: choiceOf(details, 'address_source', ['billing', 'shipping']) ?? 'shipping',
    ip_address: null,
    tax_ids: taxIds,
    taxability_override: 'none',
  };
}

function lineOf(line: Params, place: PlaceTax | undefined): Stripe.Tax.CalculationLineItem {
  const known = ['amount', 'quantity', 'reference', 'tax_behavior', 'tax_code'];
  refuseUnknown(line, known, 'line_items');
  const amount = requiredInteger(line, 'amount');
  const behavior = choiceOf(line, 'tax_behavior', ['exclusive', 'inclusive']) ?? 'exclusive';
  return {
    ...blank('tax.calculation_line_item'),
    id: newId('tax_li', 14),
    amount,
    amount_tax: place ? taxCents(amount, place.rate, behavior === 'inclusive') : 0,
    quantity: integerOf(line, 'quantity') ?? 1,
    reference: textOf(line, 'reference') ?? newId('tax_li', 14),
    tax_behavior: behavior,
    tax_code: textOf(line, 'tax_code') ?? DEFAULT_TAX_CODE,
  };
}

function breakdownOf(
  lines: readonly Stripe.Tax.CalculationLineItem[],
  place: PlaceTax | undefined,
  reason: Reason,
): Stripe.Tax.Calculation.TaxBreakdown {
  const amount = lines.reduce((cents, line) => cents + line.amount_tax, 0);
  const net = lines.reduce(
    (cents, line) =>
      cents + line.amount - (line.tax_behavior === 'inclusive' ? line.amount_tax : 0),
    0,
  );
  return {
    amount,
    inclusive: lines.every((line) => line.tax_behavior === 'inclusive'),
    tax_rate_details: {
      country: place?.country ?? null,
      flat_amount: null,
      percentage_decimal: percentageOf(place?.rate ?? 0),
      rate_type: place ? 'percentage' : null,
      state: place?.state ?? null,
      tax_type: place?.taxType ?? null,
    },
    taxability_reason: reason,
    taxable_amount: place ? net : 0,
  };
}

/** Leaves out the lines, which Stripe returns when they are expanded. */
function shown(calculation: Stripe.Tax.Calculation): Stripe.Tax.Calculation {
  const { line_items: _, ...rest } = calculation;
  return rest;
}

/** Operations of calculations. @see https://docs.stripe.com/api/tax/calculations */
export const taxCalculationOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/tax/calculations',
    accepts: ['currency', 'customer_details', 'line_items'],
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/tax/calculations/{id}',
    accepts: [],
    run: (account, _params, id) => {
      const calculation = read(account, 'taxCalculations', id);
      if ((calculation.expires_at ?? 0) > nowSeconds(account)) return shown(calculation);
      throw refusal.noSuch('tax calculation', id, 'id', true);
    },
  },
];
