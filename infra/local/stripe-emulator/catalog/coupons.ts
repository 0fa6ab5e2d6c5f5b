import type { Stripe } from 'stripe';
import { nowSeconds, read, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  refuseUnknown,
  requiredText,
  textOf,
  textsOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { emit } from '#events/events.ts';
import { blank } from '#schemas/blank.ts';

/** Stripe's limit on the name, which customers see. */
const MAX_NAME = 40;

function createCoupon(account: Account, params: Params): Stripe.Coupon {
  const id = textOf(params, 'id') ?? newId('', 8).slice(1);
  if (account.rows.coupons.has(id)) {
    throw refusal.state('Coupon already exists.', 'resource_already_exists', { param: 'id' });
  }
  const duration = choiceOf(params, 'duration', ['forever', 'once', 'repeating']) ?? 'once';
  const months = integerOf(params, 'duration_in_months');
  if ((duration === 'repeating') !== (months !== undefined)) {
    throw refusal.invalidParameter(
      'You must pass duration_in_months exactly when the duration is repeating.',
      'duration_in_months',
    );
  }
  const name = textOf(params, 'name') ?? null;
  if (name !== null && name.length > MAX_NAME) {
    throw refusal.invalidParameter(
      `Invalid string: must be at most ${MAX_NAME} characters`,
      'name',
    );
  }
  const coupon: Stripe.Coupon = {
    ...blank('coupon'),
    id,
    ...discountOf(params),
    created: nowSeconds(account),
    duration,
    duration_in_months: months ?? null,
    metadata: mergeMetadata(params, {}),
    name,
    valid: true,
    ...appliesTo(account, params),
  };
  account.rows.coupons.set(id, coupon);
  emit(account, 'coupon.created', coupon);
  return coupon;
}

/** Reads the products that a coupon is limited to. */
function appliesTo(account: Account, params: Params): Pick<Stripe.Coupon, 'applies_to'> {
  const limits = nestedOf(params, 'applies_to');
  if (!limits) return {};
  refuseUnknown(limits, ['products'], 'applies_to');
  const products = textsOf(limits, 'products') ?? [];
  for (const id of products) read(account, 'products', id, 'applies_to[products]');
  return { applies_to: { products } };
}

/** Reads what a coupon takes off: a percentage, or an amount in a currency. */
function discountOf(params: Params) {
  const percentOff = textOf(params, 'percent_off');
  const amountOff = integerOf(params, 'amount_off');
  if ((percentOff === undefined) === (amountOff === undefined)) {
    throw refusal.invalidParameter(
      'You must pass one of percent_off and amount_off.',
      'percent_off',
    );
  }
  if (amountOff !== undefined) {
    if (amountOff < 1) throw refusal.invalidParameter('Invalid positive integer', 'amount_off');
    const currency = requiredText(params, 'currency').toLowerCase();
    return { amount_off: amountOff, percent_off: null, currency };
  }
  const percent = Number(percentOff);
  if (!(percent > 0 && percent <= 100)) {
    throw refusal.invalidParameter(
      'Invalid decimal: must be above 0 and at most 100',
      'percent_off',
    );
  }
  return { amount_off: null, percent_off: percent, currency: null };
}

/** @see https://docs.stripe.com/api/coupons */
export const couponOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/coupons',
    accepts: [
      'id',
      'name',
      'percent_off',
      'amount_off',
      'currency',
      'duration',
      'duration_in_months',
      'applies_to',
      'metadata',
    ],
    run: createCoupon,
  },
  retrieveOperation('/v1/coupons', 'coupons'),
];
