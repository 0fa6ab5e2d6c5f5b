import type { PurchaseOffer } from '@learning/shared/domain/money/purchase-windows';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';

/** Closes the offer of a refund when Stripe no longer has what would be refunded. */
export function refundableOffer<Offer extends Pick<PurchaseOffer, 'isOpen'>>(
  { isMissingAtStripe }: Pick<OrderRecord | SubscriptionRecord, 'isMissingAtStripe'>,
  offer: Offer,
): Offer | (Offer & { reason: 'payment_missing' }) {
  if (!isMissingAtStripe || !offer.isOpen) return offer;
  return { ...offer, isOpen: false, reason: 'payment_missing' };
}
