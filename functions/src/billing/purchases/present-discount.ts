import type { PurchaseDiscount } from '@learning/shared/contract/purchases';
import type { OrderRecord, SubscriptionRecord } from '../billing-records.ts';
import { dollars } from './dollars.ts';

/** Presents what a promotion code took off an order, or the first payment of a plan; null without one. */
export function presentDiscount({
  discount,
}: Pick<OrderRecord | SubscriptionRecord, 'discount'>): PurchaseDiscount | null {
  if (!discount) return null;
  const { code, listCents, discountCents } = discount;
  return { code, listPrice: dollars(listCents), amount: dollars(discountCents) };
}
