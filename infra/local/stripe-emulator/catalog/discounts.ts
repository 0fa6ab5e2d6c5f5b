import type { Stripe } from 'stripe';
import { existing, nowSeconds, read, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { objectsOf, refuseUnknown, requiredText, type Params } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { blank } from '#schemas/blank.ts';
import { periodEnd } from '#subscriptions/billing-period.ts';
import type { ItemChange } from '#subscriptions/subscription-notes.ts';
import { isRedeemable } from './promotion-codes.ts';

const PERCENT = 100;

/** Reads the promotion code of a new subscription. @throws StripeRefusal unless it can be redeemed */
export function requestedPromotionCode(
  account: Account,
  params: Params,
): Stripe.PromotionCode | null {
  const [requested, ...more] = objectsOf(params, 'discounts') ?? [];
  if (!requested) return null;
  if (more.length > 0) throw refusal.notEmulated('discounts');
  refuseUnknown(requested, ['promotion_code'], 'discounts[0]');
  const id = requiredText(requested, 'promotion_code');
  const promotionCode = read(account, 'promotionCodes', id, 'discounts[0][promotion_code]');
  if (!isRedeemable(account, promotionCode)) {
    throw refusal.invalidParameter(
      'This promotion code cannot be redeemed because it is inactive or expired.',
      'discounts[0][promotion_code]',
    );
  }
  return promotionCode;
}

/** Redeems a promotion code for a subscription that has no invoice yet. */
export function startDiscount(
  account: Account,
  subscription: Stripe.Subscription,
  promotionCode: Stripe.PromotionCode,
): void {
  const coupon = existing(account, 'coupons', idOf(promotionCode.promotion.coupon) ?? '');
  const start = nowSeconds(account);
  const months = coupon.duration_in_months;
  const discount: Stripe.Discount = {
    ...blank('discount'),
    id: newId('di_1', 23),
    customer: idOf(subscription.customer),
    end:
      months === null
        ? null
        : periodEnd(start, start, { interval: 'month', interval_count: months }),
    promotion_code: promotionCode.id,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: subscription.id,
  };
  account.rows.discounts.set(discount.id, discount);
  subscription.discounts = [discount.id];
  promotionCode.times_redeemed += 1;
  coupon.times_redeemed += 1;
}

/** Takes the running discount off the lines of a draft, before tax. One that counts once, or whose months are over, leaves the subscription. */
export function addDiscount(
  account: Account,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): void {
  const discount = runningDiscount(account, subscription);
  const amounts = invoice.lines.data.map((line) => {
    const change = {
      priceId: idOf(line.pricing?.price_details?.price) ?? '',
      quantity: line.quantity ?? 1,
    };
    const amount = line.discountable ? periodDiscountCents(account, subscription, change) : 0;
    if (discount && amount > 0) line.discount_amounts = [{ amount, discount: discount.id }];
    return amount;
  });
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  if (discount && total > 0) {
    invoice.discounts = [discount.id];
    invoice.total_discount_amounts = [{ amount: total, discount: discount.id }];
    invoice.total -= total;
    invoice.total_excluding_tax = invoice.total;
    invoice.amount_due = Math.max(0, invoice.total);
    invoice.amount_remaining = invoice.amount_due;
  }
  // The invoice of a change may never be paid.
  if (invoice.billing_reason !== 'subscription_update') {
    existing(account, 'subscriptionNotes', subscription.id).periodDiscountCents = total;
  }
  const isOver = !discount || couponOf(account, discount).duration === 'once';
  if (isOver && subscription.discounts.length > 0) subscription.discounts = [];
}

/** Returns what the running discount takes off a whole period of a price. */
export function periodDiscountCents(
  account: Account,
  subscription: Stripe.Subscription,
  { priceId, quantity }: ItemChange,
): number {
  const discount = runningDiscount(account, subscription);
  if (!discount) return 0;
  const coupon = couponOf(account, discount);
  const price = existing(account, 'prices', priceId);
  const products = coupon.applies_to?.products;
  if (products && !products.includes(idOf(price.product))) return 0;
  const cents = (price.unit_amount ?? 0) * quantity;
  const off = coupon.amount_off ?? Math.round((cents * (coupon.percent_off ?? 0)) / PERCENT);
  return Math.min(cents, off);
}

function runningDiscount(
  account: Account,
  { discounts: [id] }: Stripe.Subscription,
): Stripe.Discount | null {
  if (id === undefined) return null;
  const discount = existing(account, 'discounts', idOf(id) ?? '');
  return discount.end === null || discount.end > nowSeconds(account) ? discount : null;
}

function couponOf(account: Account, { source }: Stripe.Discount): Stripe.Coupon {
  return existing(account, 'coupons', idOf(source.coupon) ?? '');
}
