import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#billing/payment-provider.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from './client/map-errors.ts';
import { idOf } from './client/stripe-client.ts';
import { productOfTier } from './subscriptions/paid-time.ts';

const MILLISECONDS = 1000;

/**
 * Implements promotion codes with their coupons. Stripe counts redemptions of subscriptions only, so that the maximum is not passed on: our
 * table counts them all.
 *
 * @see https://docs.stripe.com/api/promotion_codes
 */
export function stripePromotionCodes(
  stripe: Stripe,
  environment: string,
): Pick<PaymentProvider, 'createPromotionCode' | 'endPromotionCode'> {
  const find = async (code: string, couponId: string) => {
    const { data } = await stripe.promotionCodes.list({ code, limit: 100 });
    return data.find(({ promotion }) => idOf(promotion.coupon) === couponId)?.id;
  };

  return {
    async createPromotionCode({ code, couponId, percentOff, amountOffCents, expiresAt, ...terms }) {
      const { tierSlugs, duration, durationInMonths } = terms;
      const metadata = { environment };
      const coupon: Stripe.CouponCreateParams = {
        id: couponId,
        name: code,
        duration,
        ...(duration === 'repeating' ? { duration_in_months: durationInMonths ?? 1 } : {}),
        // A change to a plan that the code is not for is charged in full.
        ...(tierSlugs.length > 0 ? { applies_to: { products: tierSlugs.map(productOfTier) } } : {}),
        metadata,
        ...(percentOff === null ? {} : { percent_off: percentOff }),
        ...(amountOffCents === null ? {} : { amount_off: amountOffCents, currency: 'usd' }),
      };
      await mapStripeErrorsUnless(
        async () => {
          await stripe.coupons.create(coupon);
        },
        // An earlier call created it.
        ['resource_already_exists'],
        () => undefined,
      );
      const known = await mapStripeErrors(() => find(code, couponId));
      if (known !== undefined) return known;
      const { data } = await mapStripeErrors(() =>
        stripe.promotionCodes.list({ code, active: true, limit: 1 }),
      );
      if (data.length > 0) return null;
      const created = await mapStripeErrors(() =>
        stripe.promotionCodes.create({
          promotion: { type: 'coupon', coupon: couponId },
          code,
          metadata,
          ...(expiresAt === null
            ? {}
            : { expires_at: Math.floor(Date.parse(expiresAt) / MILLISECONDS) }),
        }),
      );
      return created.id;
    },

    async endPromotionCode(promotionCodeId) {
      await mapStripeErrors(() => stripe.promotionCodes.update(promotionCodeId, { active: false }));
    },
  };
}
