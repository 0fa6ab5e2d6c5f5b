import type { PurchaseDiscount } from '@learning/shared/contract/purchases';
import type { OrderRecord } from '../billing-records.ts';
import { dollars } from './dollars.ts';

/** Presents what a promotion code took off an order; null without one. */
export function presentDiscount({
  discount,
}: Pick<OrderRecord, 'discount'>): PurchaseDiscount | null {
  if (!discount) return null;
  const { code, listCents, discountCents } = discount;
  return { code, listPrice: dollars(listCents), amount: dollars(discountCents) };
}
