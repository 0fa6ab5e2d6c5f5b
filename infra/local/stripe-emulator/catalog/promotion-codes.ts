import type { Stripe } from 'stripe';
import { all, nowSeconds, read, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { pageOf } from '#api/lists.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  flagOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  refuseUnknown,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { emit } from '#events/events.ts';
import { blank } from '#schemas/blank.ts';

const CODE = /^[a-zA-Z0-9-]+$/;

function createPromotionCode(account: Account, params: Params): Stripe.PromotionCode {
  const promotion = nestedOf(params, 'promotion');
  if (!promotion) throw refusal.missing('promotion');
  refuseUnknown(promotion, ['type', 'coupon'], 'promotion');
  const coupon = read(account, 'coupons', requiredText(promotion, 'coupon'), 'promotion[coupon]');
  const code = requiredText(params, 'code');
  if (!CODE.test(code)) {
    throw refusal.invalidParameter(
      'The code can only have letters (a-z, A-Z), digits and dashes.',
      'code',
    );
  }
  refuseActiveCode(account, code);
  const expiresAt = integerOf(params, 'expires_at') ?? null;
  if (expiresAt !== null && expiresAt <= nowSeconds(account)) {
    throw refusal.invalidParameter('expires_at must be in the future.', 'expires_at');
  }
  const promotionCode: Stripe.PromotionCode = {
    ...blank('promotion_code'),
    id: newId('promo_1', 23),
    active: true,
    code,
    created: nowSeconds(account),
    expires_at: expiresAt,
    max_redemptions: integerOf(params, 'max_redemptions') ?? null,
    metadata: mergeMetadata(params, {}),
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: null,
      minimum_amount_currency: null,
    },
  };
  account.rows.promotionCodes.set(promotionCode.id, promotionCode);
  emit(account, 'promotion_code.created', promotionCode);
  return promotionCode;
}

/** Regardless of case, a code is unique among those that are active. */
function refuseActiveCode(account: Account, code: string): void {
  const isTaken = all(account, 'promotionCodes').some(
    (other) => isRedeemable(account, other) && isSameCode(other, code),
  );
  if (isTaken)
    throw refusal.state('An active promotion code with `code: ' + code + '` already exists.');
}

function update(account: Account, params: Params, id: string): Stripe.PromotionCode {
  const promotionCode = read(account, 'promotionCodes', id);
  const before = structuredClone(promotionCode);
  const isActive = flagOf(params, 'active');
  if (isActive === true && !promotionCode.active) refuseActiveCode(account, promotionCode.code);
  promotionCode.active = isActive ?? promotionCode.active;
  promotionCode.metadata = mergeMetadata(params, promotionCode.metadata ?? {});
  emit(account, 'promotion_code.updated', promotionCode, before);
  return promotionCode;
}

/** Whether a code can be redeemed now: it is active, has not expired and is not used up. */
export function isRedeemable(account: Account, promotionCode: Stripe.PromotionCode): boolean {
  const {
    active,
    expires_at: expiresAt,
    max_redemptions: max,
    times_redeemed: times,
  } = promotionCode;
  const isOver = expiresAt !== null && expiresAt <= nowSeconds(account);
  return active && !isOver && (max === null || times < max);
}

const isSameCode = ({ code }: Stripe.PromotionCode, other: string) =>
  code.toLowerCase() === other.toLowerCase();

/** @see https://docs.stripe.com/api/promotion_codes */
export const promotionCodeOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/promotion_codes',
    accepts: ['promotion', 'code', 'expires_at', 'max_redemptions', 'metadata'],
    run: createPromotionCode,
  },
  {
    method: 'GET',
    path: '/v1/promotion_codes',
    accepts: ['active', 'code', 'coupon'],
    run: (account, params) => {
      const active = flagOf(params, 'active');
      const code = textOf(params, 'code');
      const coupon = textOf(params, 'coupon');
      return pageOf(
        account,
        'promotionCodes',
        '/v1/promotion_codes',
        params,
        (promotionCode) =>
          (active === undefined || isRedeemable(account, promotionCode) === active) &&
          (code === undefined || isSameCode(promotionCode, code)) &&
          (coupon === undefined || idOf(promotionCode.promotion.coupon) === coupon),
      );
    },
  },
  retrieveOperation('/v1/promotion_codes', 'promotionCodes'),
  {
    method: 'POST',
    path: '/v1/promotion_codes/{id}',
    accepts: ['active', 'metadata'],
    run: update,
  },
];
